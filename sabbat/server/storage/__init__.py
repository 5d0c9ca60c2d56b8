"""What the house keeps, and how: SQLite or PostgreSQL, group commits, listings, schema, migrations, backups."""
