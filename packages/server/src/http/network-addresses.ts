// Lists the addresses of this machine that others on its network can open.

import { networkInterfaces } from 'node:os'
import type { Settings } from '../settings.ts'

const EVERYWHERE = ['0.0.0.0', '::']
const LOOPBACK = /^(?:localhost|127\.|::1$)/

type Interfaces = ReturnType<typeof networkInterfaces>

/** Lists the IPv4 addresses of this machine, those of home and office networks first and those of containers last. */
export function networkAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.values(interfaces).flatMap((all) =>
    (all ?? []).flatMap((one) => (one.family === 'IPv4' && !one.internal ? [one.address] : [])),
  )
  return found.sort((a, b) => likelihood(a) - likelihood(b))
}

function likelihood(address: string): number {
  if (address.startsWith('192.168.')) return 0
  if (address.startsWith('10.')) return 1
  return /^(?:169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(address) ? 3 : 2
}

/** Lists the hosts, without a port, at which other machines can reach a server with these settings. */
export function reachableHosts({ HOST }: Pick<Settings, 'HOST'>, addresses = networkAddresses()): string[] {
  if (EVERYWHERE.includes(HOST)) return addresses
  return LOOPBACK.test(HOST) ? [] : [HOST]
}
