import { describe, expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { aroundHashOf, networkHashOf, networkOf } from './caller.ts';

describe('what lies around a caller', () => {
  const services = { secret: 'x'.repeat(32) } as unknown as Services;
  it.each([
    ['203.0.113.7', '203.0.113.99', true, true],
    ['203.0.113.7', '203.0.112.7', false, true],
    ['203.0.113.7', '203.1.113.7', false, false],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', true, true],
    ['2001:db8:1::1', '2001:db8:2::1', false, true],
    ['2001:db8:1::1', '2001:db9:1::1', false, false],
  ])('of %s and %s is the same network: %s, the same provider: %s', (one, other, network, provider) => {
    expect(networkHashOf(services, one) === networkHashOf(services, other)).toBe(network);
    expect(aroundHashOf(services, one) === aroundHashOf(services, other)).toBe(provider);
    expect(aroundHashOf(services, one)).not.toBe(networkHashOf(services, one));
  });
});

describe('the network a caller is counted by (B.80)', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
    ['', ''],
    [undefined, ''],
  ])('of %j is %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
