"""Counters and gauges for Prometheus."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Metrics(Collector):
    """The figures of one server; those that change with every move are plain numbers, which cost nothing."""

    def __init__(self) -> None:
        self.events = 0
        self.moves = 0
        self.messages = 0
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.tables = Counter("sabbat_tables", "Tables opened", registry=self.registry)
        self.conflicts = Counter("sabbat_conflicts", "Races lost to another worker", registry=self.registry)
        self.thoughts = Counter("sabbat_thoughts", "Turns that bots thought about", registry=self.registry)
        self.refused = Counter("sabbat_refused", "Messages refused", ["code"], registry=self.registry)
        away = "Connections that were too many, or on which nothing came in time"
        self.turned_away = Counter("sabbat_turned_away", away, ["why"], registry=self.registry)
        self.failures = Counter("sabbat_failures", "Errors of ours", registry=self.registry)
        self.clients = Gauge("sabbat_clients", "Open WebSockets", registry=self.registry)
        self.connections = Gauge("sabbat_connections", "Open connections of all kinds", registry=self.registry)
        self.rooms = Gauge("sabbat_rooms", "Tables in memory", registry=self.registry)
        self.commits = Gauge("sabbat_commits", "Commits of the database", registry=self.registry)
        self.stand_ins = Gauge("sabbat_bot_failures", "Bots that failed and were replaced", registry=self.registry)
        self.restarts = Gauge("sabbat_bot_restarts", "Processes of bots that were replaced", registry=self.registry)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The plain numbers, as Prometheus reads them."""
        yield CounterMetricFamily("sabbat_events", "Events made durable and shown", self.events)
        yield CounterMetricFamily("sabbat_moves", "Actions of seats", self.moves)
        yield CounterMetricFamily("sabbat_messages", "Messages from clients", self.messages)

    def text(self) -> bytes:
        return generate_latest(self.registry)
