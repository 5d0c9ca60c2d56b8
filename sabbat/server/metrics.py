"""What an operator wants to count, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("sabbat_tables", "Tables opened", registry=self.registry)
        self.events = Counter("sabbat_events", "Events made durable and shown", registry=self.registry)
        self.moves = Counter("sabbat_moves", "Actions of seats", registry=self.registry)
        self.conflicts = Counter("sabbat_conflicts", "Races lost to another worker", registry=self.registry)
        self.thoughts = Counter("sabbat_thoughts", "Turns that bots thought about", registry=self.registry)
        self.messages = Counter("sabbat_messages", "Messages from clients", registry=self.registry)
        self.refused = Counter("sabbat_refused", "Messages refused", ["code"], registry=self.registry)
        self.failures = Counter("sabbat_failures", "Errors of ours", registry=self.registry)
        self.clients = Gauge("sabbat_clients", "Open connections", registry=self.registry)
        self.rooms = Gauge("sabbat_rooms", "Tables in memory", registry=self.registry)
        self.commits = Gauge("sabbat_commits", "Commits of the database", registry=self.registry)
        self.stand_ins = Gauge("sabbat_bot_failures", "Bots that failed and were replaced", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
