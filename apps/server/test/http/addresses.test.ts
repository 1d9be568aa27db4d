import { describe, expect, it } from 'vitest';
import { addressGroup, isPrivateAddress, truncatedAddress } from '../../src/http/addresses.js';

describe('addresses', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['::ffff:cb00:714d', '203.0.113.77', '203.0.113.0/24'],
    ['0:0:0:0:0:FFFF:CB00:714D', '203.0.113.77', '203.0.113.0/24'],
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

  it.each([
    ['192.168.1.20', true],
    ['::ffff:192.168.1.20', true],
    ['::ffff:c0a8:114', true],
    ['169.254.7.7', true],
    ['fd12:3456::1', true],
    ['fe80::1%wlan0', true],
    ['172.32.0.1', false],
    ['127.0.0.1', false],
    ['::1', false],
    ['203.0.113.77', false],
    ['10.1', false],
    ['0x0a.1.2.3', false],
    ['10.0.0.1:443', false],
    ['nonsense', false],
  ])('%s is of a network of its own: %s', (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });

  it('what is no address is a group of its own', () => {
    expect(addressGroup('10.1')).toBe('10.1');
    expect(addressGroup('')).toBe('');
  });
});
