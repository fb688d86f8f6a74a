import { BlockList, isIP } from 'node:net';

/** Whether an address can only be reached from this machine. */
export const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Networks whose addresses nobody outside gets to. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public server has: of one word, or with an ending kept for the house. */
const NAME_NEARBY = /^[a-z][\w-]*$|\.(local|lan|test)$/i;

/** Whether it is this machine, or one within the same house: a phone that looks at what is being developed. */
export const isNearby = (url: string): boolean => {
  if (isThisMachine(url)) return true;
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  return version > 0 ? PRIVATE.check(host, version === 4 ? 'ipv4' : 'ipv6') : NAME_NEARBY.test(host);
};
