// Finds the address under which others reach this server. Somebody who runs it on their own machine sees localhost,
// which nobody else can open.

import type { Answer } from '@wayfare/protocol'

type PageLocation = Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port'>
/** The people who can open the link. */
type Reach = 'everybody' | 'network' | 'nobody'

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/
const PRIVATE = /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|.+\.local$)/

/** `server` is the server's own report, once it has been loaded. */
export function originFor(
  here: PageLocation,
  server: Answer<'GET /server'> | undefined,
): { origin: string; reach: Reach } {
  if (server?.address) return { origin: server.address, reach: 'everybody' }
  const { hostname, origin, protocol, port } = here
  if (!LOOPBACK.test(hostname)) return { origin, reach: PRIVATE.test(hostname) ? 'network' : 'everybody' }
  const host = server?.hosts[0]
  if (host === undefined) return { origin, reach: 'nobody' }
  return { origin: `${protocol}//${host.includes(':') ? `[${host}]` : host}${port && `:${port}`}`, reach: 'network' }
}
