"""What a monitor may count, in Prometheus' form: ``GET /metrics`` (docs/operate.md). Numbers only: no names, no games' secrets."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from ludarium.server.http.health import readiness

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

FORM: Final = CONTENT_TYPE_LATEST
COMMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THOUGHTS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
PERSON: Final = "person"
HALL: Final = "hall"
"""Who chose: somebody at the table, or the hall for a bot, for chance, or for who did not in time."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each series began would double their number


class Metrics:
    """What happens is counted here as it happens; how things stand is read when somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.commits = Histogram(
            "ludarium_commit_seconds",
            "How long one commit of the database took; changes share commits.",
            buckets=COMMITS,
            registry=self.registry,
        )
        self.writes = Histogram(
            "ludarium_write_seconds",
            "How long a change waited from being asked for to being on disk.",
            buckets=COMMITS,
            registry=self.registry,
        )
        self.lag = Histogram(
            "ludarium_loop_lag_seconds",
            "By how much the event loop was late, four times a second.",
            buckets=LAGS,
            registry=self.registry,
        )
        self.bots = Histogram(
            "ludarium_bot_seconds",
            "How long the hall waited for a bot's choice, its turn for a process included.",
            ["game"],
            buckets=THOUGHTS,
            registry=self.registry,
        )
        self.bots_failed = Counter(
            "ludarium_bot_failures_total",
            "Choices that were drawn by lot, since a bot was too slow, ended, or chose what is not offered.",
            ["game", "why"],
            registry=self.registry,
        )
        self.choices = Counter(
            "ludarium_choices_total",
            "Choices that tables of this process have taken.",
            ["game", "by"],
            registry=self.registry,
        )
        self.refusals = Counter(
            "ludarium_refusals_total",
            "Requests and messages that were refused, by the code of the refusal.",
            ["code"],
            registry=self.registry,
        )
        self.registry.register(Standing(hall))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Standing:
    """How the hall is doing at this moment."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def describe(self) -> list[Metric]:
        return []  # the registry would ask the hall before it has opened

    def collect(self) -> Iterator[Metric]:
        hall = self.hall
        now = readiness(hall)
        yield GaugeMetricFamily(
            "ludarium_ready", "1 where the hall can do its work, as /readyz says.", value=not now.problems
        )
        problems = GaugeMetricFamily(
            "ludarium_problem", "1 for each problem that /readyz names.", labels=["problem"]
        )
        for name in now.problems:
            problems.add_metric([name], 1)
        yield problems
        tables = GaugeMetricFamily("ludarium_tables", "Tables in memory.", labels=["game", "status"])
        for (game, status), number in sorted(
            Tally((r.table.game, r.status) for r in hall.rooms.values()).items()
        ):
            tables.add_metric([game, status], number)
        yield tables
        yield GaugeMetricFamily("ludarium_events", "Events of the desk in memory.", value=len(hall.desk.live))
        yield GaugeMetricFamily("ludarium_people", "People who have a socket.", value=now.people)
        yield GaugeMetricFamily("ludarium_sockets", "Sockets of people.", value=sum(hall.sockets.values()))
        yield GaugeMetricFamily(
            "ludarium_write_queue", "Changes that are not yet on disk.", value=now.waiting
        )
        yield GaugeMetricFamily(
            "ludarium_write_oldest_seconds",
            "For how long the first of them has been waiting.",
            value=now.oldest,
        )
        yield GaugeMetricFamily(
            "ludarium_committed_ago_seconds", "Since something was last saved.", value=now.committed_ago
        )
        yield CounterMetricFamily("ludarium_changes", "Changes that have been saved.", value=now.changes)
        turns = hall.bot_pool.turns
        yield GaugeMetricFamily(
            "ludarium_bot_queue", "Choices of bots that wait for a process.", value=len(turns.waiting)
        )
        yield GaugeMetricFamily(
            "ludarium_bots_thinking", "Bots that think now.", value=turns.most - turns.free
        )
        yield GaugeMetricFamily(
            "ludarium_nodes", "Nodes on this database, as this one knows.", value=now.nodes
        )
        yield CounterMetricFamily(
            "ludarium_leases_lost",
            "How often this node has lost its lease, and dropped what it had.",
            value=now.moved,
        )
