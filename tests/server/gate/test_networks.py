"""Who counts as one: an address, or the part of IPv6 that one line is given."""

import pytest

from elbowroom.server.gate.networks import network_in, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_addresses_of_one_line_are_one_network(address, network):
    assert network_of(address) == network


def test_a_call_without_an_address_has_a_network_of_its_own():
    assert network_in({"client": ("203.0.113.7", 4711)}) == "203.0.113.7"
    assert network_in({}) == ""
