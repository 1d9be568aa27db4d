import { describe, expect, it } from 'vitest';
import { addressGroup, truncatedAddress } from '../../src/http/addresses.js';

describe('addresses', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:0001::9', '2001:db8:1:0::/64', '2001:db8:1::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ])('%s counts as %s and is kept as %s', (address, group, kept) => {
    expect(addressGroup(address)).toBe(group);
    expect(truncatedAddress(address)).toBe(kept);
  });

  it('what is no address is not kept', () => expect(truncatedAddress('unix')).toBeNull());
});
