// The socket from this page to its own server, as signals.

import { signal } from '@preact/signals'
import { makeConnection } from '@wayfare/client'
import type { Link } from '../table/table-source.ts'

export function openLive() {
  const link = signal<Link>('opening')
  /** The person to whom the server says this socket belongs; null: nobody. undefined: it has not said so yet. */
  const you = signal<string | null | undefined>(undefined)
  const connection = makeConnection({
    openSocket: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`),
    onLink: (now) => {
      link.value = now
    },
    onPerson: (person) => {
      you.value = person === null ? null : person?.id
    },
  })
  addEventListener('online', connection.open)
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && connection.open())
  return Object.assign(connection, { link, you })
}
