// Decides which network addresses belong to the public internet. An address that is not certainly public counts as
// private.

import { BlockList, isIP } from 'node:net'

type Range = readonly [network: string, prefix: number]

/** An IPv4 address is public unless it is in one of these registered ranges. */
const NOT_PUBLIC_4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // internal services of a cloud provider, at a public address
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/**
 * IPv6 is public only within 2000::/3, without documentation ranges and ranges that may lead into an IPv4 network
 * (Teredo, 6to4).
 */
const PUBLIC_6: readonly Range[] = [['2000::', 3]]
const NOT_PUBLIC_6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
/**
 * The prefix by which a host without IPv4 reaches one that has only IPv4. Such an address is as public as the IPv4
 * address within.
 */
const TRANSLATED: readonly Range[] = [['64:ff9b::', 96]]

const notPublic4 = ranges('ipv4', NOT_PUBLIC_4)
const public6 = ranges('ipv6', PUBLIC_6)
const notPublic6 = ranges('ipv6', NOT_PUBLIC_6)
const translated = ranges('ipv6', TRANSLATED)
const loopback4 = ranges('ipv4', [['127.0.0.0', 8]])
const loopback6 = ranges('ipv6', [['::1', 128]])

export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !notPublic4.check(ip, 'ipv4')
  if (isIP(ip) !== 6 || ip.includes('%')) return false
  if (translated.check(ip, 'ipv6')) return isPublicAddress(lastFourBytes(ip))
  return public6.check(ip, 'ipv6') && !notPublic6.check(ip, 'ipv6')
}

export function isLoopback(ip: string): boolean {
  return isIP(ip) === 4 ? loopback4.check(ip, 'ipv4') : isIP(ip) === 6 && loopback6.check(ip, 'ipv6')
}

function ranges(family: 'ipv4' | 'ipv6', list: readonly Range[]): BlockList {
  const block = new BlockList()
  for (const [network, prefix] of list) block.addSubnet(network, prefix, family)
  return block
}

/**
 * Returns the last four bytes of an address whose middle is zero, so that its shortest spelling has at most two groups
 * after `::`.
 */
function lastFourBytes(ip: string): string {
  const shortest = new URL(`http://[${ip}]`).hostname.slice(1, -1)
  const [low = 0, high = 0] = (shortest.split('::')[1] ?? '')
    .split(':')
    .reverse()
    .map((group) => Number.parseInt(group || '0', 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
