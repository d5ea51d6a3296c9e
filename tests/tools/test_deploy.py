"""What `deploy/` says of the hall is what the hall is: settings, ports, probes, times, and manifests that a cluster takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

import ludarium
from ludarium.server import run, traces
from ludarium.server.app import MONITORS
from ludarium.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
KUBERNETES = DEPLOY / "kubernetes"
VERSIONS = ("1.30", kubernetes_validate.latest_version())
"""The oldest cluster that the manifests are for, and the newest that the linter knows."""
SETTINGS = {f"LUDARIUM_{field.name.upper()}" for field in fields(Settings)}
OF_UVICORN = {"FORWARDED_ALLOW_IPS"}
OF_A_POD = {"POD_IP"}
"""Named only for other variables to use."""
PORT = 8000

Manifest = dict[str, Any]


def manifests() -> list[Manifest]:
    """Everything that the kustomization names, in its order."""
    named = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text(encoding="utf-8"))["resources"]
    return [yaml.safe_load((KUBERNETES / name).read_text(encoding="utf-8")) for name in named]


def one(kind: str) -> Manifest:
    [found] = [manifest for manifest in manifests() if manifest["kind"] == kind]
    return found


def pods() -> dict[str, Manifest]:
    """The templates of pods, by what makes them."""
    return {kind: one(kind)["spec"]["template"] for kind in ("Deployment", "Job")}


def containers() -> Iterator[tuple[str, Manifest]]:
    for kind, pod in pods().items():
        for container in [*pod["spec"].get("initContainers", []), *pod["spec"]["containers"]]:
            yield f"{kind} {container['name']}", container


def node() -> Manifest:
    [container] = pods()["Deployment"]["spec"]["containers"]
    found: Manifest = container
    return found


def environment(container: Manifest) -> set[str]:
    own = {variable["name"] for variable in container.get("env", [])}
    shared = [source["configMapRef"]["name"] for source in container.get("envFrom", [])]
    assert set(shared) <= {one("ConfigMap")["metadata"]["name"]}
    return own.union(*(one("ConfigMap")["data"] for _ in shared))


def compose() -> Manifest:
    found: Manifest = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def of_compose() -> dict[str, Manifest]:
    """The nodes of compose.yaml by their names."""
    services = compose()["services"]
    return {name: service for name, service in services.items() if service.get("image") == "ludarium"}


# -- what a cluster takes


def test_every_file_is_named() -> None:
    named = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text(encoding="utf-8"))["resources"]
    assert sorted([*named, "kustomization.yaml"]) == sorted(path.name for path in KUBERNETES.iterdir())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_cluster_takes_the_manifests(version: str) -> None:
    for manifest in manifests():
        kubernetes_validate.validate(manifest, version, strict=True)


def test_the_linter_can_find_something() -> None:
    wrong = one("Deployment")
    wrong["spec"]["template"]["spec"]["containers"][0]["readinessProb"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, VERSIONS[-1], strict=True)


def test_labels_find_the_nodes() -> None:
    deployment = one("Deployment")
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    selectors = [
        deployment["spec"]["selector"]["matchLabels"],
        one("Service")["spec"]["selector"],
        one("PodDisruptionBudget")["spec"]["selector"]["matchLabels"],
        one("NetworkPolicy")["spec"]["podSelector"]["matchLabels"],
        *(
            spread["labelSelector"]["matchLabels"]
            for spread in deployment["spec"]["template"]["spec"]["topologySpreadConstraints"]
        ),
    ]
    policy = one("NetworkPolicy")["spec"]
    for rule in [*policy["ingress"], *policy["egress"]]:
        for peer in [*rule.get("from", []), *rule.get("to", [])]:
            if "podSelector" in peer:
                selectors.append(peer["podSelector"]["matchLabels"])
    assert len(selectors) == 7
    for selector in selectors:
        assert selector.items() <= labels.items()
    migration = pods()["Job"]["metadata"]["labels"]
    assert not one("Service")["spec"]["selector"].items() <= migration.items(), (
        "nobody is sent to a migration"
    )
    assert one("NetworkPolicy")["spec"]["podSelector"]["matchLabels"].items() <= migration.items()


# -- settings


def test_each_variable_is_a_setting() -> None:
    for name, container in containers():
        assert environment(container) <= SETTINGS | OF_UVICORN | OF_A_POD, name
    for name, service in of_compose().items():
        assert set(service["environment"]) <= SETTINGS | OF_UVICORN, name
    text = (DEPLOY / "ludarium.service").read_text(encoding="utf-8")
    assert set(re.findall(r"\b(LUDARIUM_[A-Z_]+)=", text)) <= SETTINGS


def test_compose_and_the_manifests_name_the_same_settings() -> None:
    assert len(of_compose()) == one("Deployment")["spec"]["replicas"]
    for name, service in of_compose().items():
        assert set(service["environment"]) == environment(node()) - OF_A_POD, name


def test_the_settings_are_ones_that_a_hall_takes() -> None:
    """As a node reads them, with what a cluster would fill in."""
    filled = {"LUDARIUM_DATABASE": "postgresql+asyncpg://hall:word@db/hall", "LUDARIUM_METRICS_KEY": "k" * 32}
    filled |= {"LUDARIUM_NODE": "hall-7d9c5b6f4d-x2x4q", "POD_IP": "10.1.2.3"}
    read = {**one("ConfigMap")["data"], **filled}
    for variable in node()["env"]:
        if "value" in variable:
            read[variable["name"]] = re.sub(r"\$\((\w+)\)", lambda found: read[found[1]], variable["value"])
    settings = Settings.read(read)
    assert settings.node_url == f"http://10.1.2.3:{PORT}"
    assert settings.host_names == [one("Ingress")["spec"]["rules"][0]["host"]]
    assert settings.host_names == one("Ingress")["spec"]["tls"][0]["hosts"]


def test_a_node_is_called_by_its_pod_and_found_at_its_address() -> None:
    variables = {variable["name"]: variable for variable in node()["env"]}
    fields_of = {name: one["valueFrom"]["fieldRef"]["fieldPath"] for name, one in variables.items() if "fieldRef" in one.get("valueFrom", {})}  # fmt: skip
    assert fields_of == {"LUDARIUM_NODE": "metadata.name", "POD_IP": "status.podIP"}
    names = list(variables)
    assert names.index("POD_IP") < names.index("LUDARIUM_NODE_ADDRESS"), (
        "Kubernetes fills in what comes before"
    )


def test_secrets_are_named_and_not_told() -> None:
    named = set()
    for _, container in containers():
        for variable in container["env"]:
            if variable["name"] in ("LUDARIUM_DATABASE", "LUDARIUM_METRICS_KEY"):
                secret = variable["valueFrom"]["secretKeyRef"]
                named.add((secret["name"], secret["key"]))
    assert named == {("hall", "database"), ("hall", "metrics-key")}
    assert not {"LUDARIUM_DATABASE", "LUDARIUM_METRICS_KEY", "LUDARIUM_CLUB_SECRET"} & set(
        one("ConfigMap")["data"]
    )
    assert [manifest for manifest in manifests() if manifest["kind"] == "Secret"] == []
    page = (DEPLOY.parent / "docs" / "operate.md").read_text(encoding="utf-8")
    for name, key in named:
        assert re.search(rf"create secret generic {name} .*--from-literal={key}=", page), (name, key)


def test_the_examples_of_traces_are_explained() -> None:
    """They are comments, so nothing else reads them."""
    page = (DEPLOY.parent / "docs" / "operate.md").read_text(encoding="utf-8")
    for file in ("compose.yaml", "kubernetes/settings.yaml"):
        named = set(
            re.findall(r"^ +# (OTEL_[A-Z_]+): ", (DEPLOY / file).read_text(encoding="utf-8"), re.MULTILINE)
        )
        assert "OTEL_EXPORTER_OTLP_ENDPOINT" in named, file
        assert [name for name in named if f"`{name}`" not in page] == [], file
    assert "[postgres,traces]" in (DEPLOY / "Dockerfile").read_text(encoding="utf-8")


# -- ports, probes, times


def test_ports_agree() -> None:
    [port] = node()["ports"]
    assert port["containerPort"] == PORT
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert f"EXPOSE {PORT}\n" in dockerfile
    assert f'"--port", "{PORT}"' in dockerfile
    assert one("Service")["spec"]["ports"][0]["targetPort"] == port["name"]
    backend = one("Ingress")["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend == {"name": one("Service")["metadata"]["name"], "port": {"name": one("Service")["spec"]["ports"][0]["name"]}}  # fmt: skip
    annotations = pods()["Deployment"]["metadata"]["annotations"]
    assert annotations["prometheus.io/port"] == str(PORT)
    assert annotations["prometheus.io/path"] in MONITORS
    for name in (port["name"],):
        policy = one("NetworkPolicy")["spec"]
        assert [rule["ports"][0]["port"] for rule in policy["ingress"]] == [name]
    for file in ("nginx.conf", "Caddyfile", "ludarium.service", "monitoring/prometheus.yml"):
        text = (DEPLOY / file).read_text(encoding="utf-8")
        assert set(re.findall(r"(?:one|two|three):(\d+)|--port (\d+)", text)) <= {(str(PORT), ""), ("", str(PORT))}  # fmt: skip


def test_probes_ask_what_is_there() -> None:
    asked = {name: node()[name] for name in ("startupProbe", "readinessProbe", "livenessProbe")}
    assert {name: probe["httpGet"]["path"] for name, probe in asked.items()} == {
        "startupProbe": "/livez",
        "readinessProbe": "/readyz",
        "livenessProbe": "/livez",
    }
    for probe in asked.values():
        assert probe["httpGet"]["path"] in MONITORS, "it answers under any name, and counts towards no rate"
        assert probe["httpGet"]["port"] == node()["ports"][0]["name"]
    ready, live = asked["readinessProbe"], asked["livenessProbe"]
    assert ready["periodSeconds"] * ready["failureThreshold"] < Settings().node_lease, (
        "before the others take over"
    )
    assert live["periodSeconds"] * live["failureThreshold"] > 3 * Settings().database_limit


def test_a_node_has_the_time_to_hand_over_its_tables() -> None:
    [command] = [node()["lifecycle"]["preStop"]["exec"]["command"]]
    assert command[0] == "sleep"
    # What is being written, and the end of its life: each at most what the database may take; and the last traces.
    needs = run.LAST_WORDS + 2 * Settings().database_limit + run.GRACE + traces.LAST
    assert pods()["Deployment"]["spec"]["terminationGracePeriodSeconds"] >= int(command[1]) + needs
    for service in of_compose().values():
        assert int(service["stop_grace_period"].removesuffix("s")) >= needs
    unit = (DEPLOY / "ludarium.service").read_text(encoding="utf-8")
    [patience] = re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
    assert int(patience) >= needs


def test_updates_take_one_node_at_a_time() -> None:
    spec = one("Deployment")["spec"]
    assert spec["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
    assert one("PodDisruptionBudget")["spec"]["maxUnavailable"] < spec["replicas"]


# -- rights


def test_pods_have_no_more_rights_than_they_need() -> None:
    """What the level ``restricted`` asks, which the namespace enforces, and a root that nobody can write."""
    assert one("Namespace")["metadata"]["labels"]["pod-security.kubernetes.io/enforce"] == "restricted"
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    [user] = re.findall(r"useradd .*--uid (\d+)", dockerfile)
    for pod in pods().values():
        spec = pod["spec"]
        context = spec["securityContext"]
        assert context["runAsNonRoot"] is True
        assert context["runAsUser"] == int(user)
        assert context["seccompProfile"] == {"type": "RuntimeDefault"}
        assert spec["automountServiceAccountToken"] is False
        assert spec["enableServiceLinks"] is False
        assert spec["serviceAccountName"] == one("ServiceAccount")["metadata"]["name"]
    for name, container in containers():
        context = container["securityContext"]
        assert context["readOnlyRootFilesystem"] is True, name
        assert context["allowPrivilegeEscalation"] is False, name
        assert context["capabilities"] == {"drop": ["ALL"]}, name
        assert {"cpu", "memory"} <= container["resources"]["requests"].keys(), name
        assert "memory" in container["resources"]["limits"], name


def test_what_a_node_writes_has_a_place() -> None:
    """The data folder of the image's command, and the folder for temporary files."""
    written = {mount["mountPath"] for mount in node()["volumeMounts"]}
    [data] = re.findall(r'"--data", "([^"]+)"', (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    assert written == {str(Path(data).parent), "/tmp"}
    volumes = {volume["name"] for volume in pods()["Deployment"]["spec"]["volumes"]}
    assert {mount["name"] for mount in node()["volumeMounts"]} == volumes


# -- the image and its commands


def test_the_image_is_the_one_that_is_built() -> None:
    file = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text(encoding="utf-8"))
    [image] = file["images"]
    assert {container["image"] for _, container in containers()} == {image["name"]}
    assert image["newTag"] == ludarium.__version__
    assert {service["image"] for service in of_compose().values()} == {image["name"]}


def test_the_commands_are_ones_that_there_are() -> None:
    from typer.main import get_command

    from ludarium.cli.app import app

    known = set(get_command(app).commands)  # type: ignore[attr-defined]
    said = [" ".join(container["command"]) for _, container in containers() if "command" in container]
    said.append((DEPLOY / "ludarium.service").read_text(encoding="utf-8"))
    found = [word for text in said for word in re.findall(r"bin/ludarium (\w+)", text)]
    assert sorted(found) == ["migrate", "migrate", "serve"]
    assert set(found) <= known
    assert "migrate --check" in said[0]
