import { BlockList, isIP } from 'node:net';

/** What no stranger may make the server talk to: itself, its networks, what its host offers, and what is no host at all. */
const reserved = new BlockList();
const ranges4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
for (const [net, prefix] of ranges4) reserved.addSubnet(net, prefix, 'ipv4');

/** Of IPv6 only what is given out to hosts, without what tunnels into networks of version 4 or is for documents. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const tunnels = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [net, prefix] of tunnels) reserved.addSubnet(net, prefix, 'ipv6');

/** An address of a host that anybody may reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && given.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
