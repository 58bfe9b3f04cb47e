// The address under which others reach this server. Whoever runs it on their own machine sees it as localhost, where nobody else does.

import type { Answer } from '@wayfare/protocol'

type Here = Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port'>
/** Who can open the link. */
type Reach = 'everybody' | 'network' | 'nobody'

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/
const PRIVATE = /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|.+\.local$)/

/** `server`: what it says of itself, once it is known. */
export function originFor(here: Here, server: Answer<'GET /server'> | undefined): { origin: string; reach: Reach } {
  if (server?.address) return { origin: server.address, reach: 'everybody' }
  const { hostname, origin, protocol, port } = here
  if (!LOOPBACK.test(hostname)) return { origin, reach: PRIVATE.test(hostname) ? 'network' : 'everybody' }
  const host = server?.hosts[0]
  if (host === undefined) return { origin, reach: 'nobody' }
  return { origin: `${protocol}//${host.includes(':') ? `[${host}]` : host}${port && `:${port}`}`, reach: 'network' }
}
