"""The API against its own description: whatever fits it, or does not, gets a described answer."""

import re

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source
from schemathesis.specs.openapi.checks import positive_data_acceptance

from elbowroom.server.http.app import Settings, make_app
from elbowroom.server.http.limits import Rates
from tests.server.conftest import served
from tests.server.people import opened
from tests.thorough import times

# Whether a seat, a bot or a move exists is not for the schema to say.
depends_on_the_table = positive_data_acceptance

pytestmark = pytest.mark.slow

PLAUSIBLE = re.compile(r"[a-z0-9]{1,40}")
"""What the name of a table looks like."""
REFUSED = (400, 401, 403, 404, 405, 409, 413, 415, 422, 429)
"""How a wrong call may be refused; 413: it is too large as well, and nobody reads it."""
SHARES = 6
"""Tests that share the calls among them."""


@pytest.fixture(scope="module")
def schema():
    """The description, read when a test runs and not when tests are collected: it takes seconds."""
    found = schemathesis.openapi.from_dict(make_app(Settings("sqlite://")).openapi())
    found.config.checks.negative_data_rejection.expected_statuses = list(map(str, REFUSED))
    load_all_checks()
    return found


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("schema")
    with served(Settings(f"sqlite:///{folder / 'tables.db'}", Rates.of(0), bot_delay=0)) as client:
        table, secrets = opened(client, "me", "here", "open")
        yield str(client.base_url).rstrip("/"), table, secrets[0]


@settings(max_examples=times(3, 50), deadline=None, suppress_health_check=list(HealthCheck))
def keeps_to_its_description(case, address):
    url, table, secret = address
    asked = str((case.path_parameters or {}).get("table", ""))
    # What cannot be the name of a table stays as it is: it has to be refused.
    if PLAUSIBLE.fullmatch(asked) and sum(map(ord, asked)) % 3:
        case.path_parameters["table"] = table
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {secret}"}
    answer = case.call(base_url=url)
    case.validate_response(answer, excluded_checks=[depends_on_the_table])
    assert answer.status_code != 500
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("share", range(SHARES))
def test_every_call_keeps_to_its_description(share, schema, address, subtests):
    calls = [each.ok() for each in schema.get_all_operations()]
    assert len(calls) >= 45
    feedback = FeedbackSources(constants_value_source=make_constants_value_source(schema))
    for call in calls[share::SHARES]:
        keeps = build_operation_test(
            config=schema.config,
            operation=call,
            test_func=keeps_to_its_description,
            given_kwargs={},
            feedback=feedback,
        )
        with subtests.test(call.label):
            keeps(address=address)
