// Connects a program to a Wayfare server: one socket, the tables that it watches, and requests over HTTP.

import type { NewRequest } from '@wayfare/protocol'
import { type AnswerTo, type ConnectionLink, makeConnection, type Person } from './connection.ts'
import { type Call, callsTo } from './http.ts'
import type { Socket, SocketConstructor } from './socket.ts'
import { type TableHandle, type WatchedTable, type WatchOptions, watchTable } from './watched-table.ts'

export type ConnectOptions = {
  /**
   * An access token made by a logged-in person. Without one, pages of the server are identified by their cookie; other
   * programs are anonymous and may only watch.
   */
  readonly token?: string | undefined
  /** Sent with every request and with the socket's handshake. Browsers send none with the latter. */
  readonly headers?: Readonly<Record<string, string>>
  /** The class that opens the socket, for programs without a global WebSocket, as in Node 20. `@wayfare/client/node` passes that of `ws`. */
  readonly WebSocket?: SocketConstructor
  /** `lost` while it tries to reconnect, after pauses that grow to ten seconds. */
  readonly onLink?: (link: ConnectionLink) => void
}

export type Client = {
  /** The person as whom the server identified this connection; null if anonymous. */
  readonly you: Person
  /** Sends an HTTP request: `call('POST /tables/:id/join', { path: { id }, body: {} })`. */
  readonly call: Call
  /** Starts to watch a table. One connection may watch twenty tables, each once. */
  watch(table: string, options?: WatchOptions): WatchedTable
  /** Sends any request of the protocol under a new `id`, and again if the connection is lost before the answer. */
  request<M extends NewRequest>(message: M): Promise<AnswerTo<M['t']>>
  close(): void
}

/**
 * Resolves when the server has said hello; rejects if the first attempt fails. Later a lost connection is restored
 * automatically.
 */
export async function connect(server: string, options: ConnectOptions = {}): Promise<Client> {
  const base = server.replace(/\/+$/, '')
  const headers = { ...options.headers, ...(options.token ? { authorization: `Bearer ${options.token}` } : {}) }
  const tables = new Map<string, TableHandle>()
  let problem = ''
  let you: Person = null
  let settle: { resolve(): void; reject(why: Error): void } | undefined

  function opened(link: ConnectionLink): void {
    if (link === 'open') settle?.resolve()
    else if (link === 'lost' && settle) fail(`${base} cannot be reached${problem && `: ${problem}`}`)
    else if (typeof link === 'object') fail(`${base} speaks a newer protocol than this client`)
    options.onLink?.(link)
  }

  function fail(message: string): void {
    const why = new Error(message)
    close(why)
    settle?.reject(why)
  }

  function close(why: Error | null): void {
    for (const handle of [...tables.values()]) handle.end(why)
    connection.close()
  }

  const connection = makeConnection({
    openSocket: socketsTo(`${base.replace(/^http/, 'ws')}/live`, headers, options.WebSocket, (message) => {
      problem = message
    }),
    onLink: opened,
    onPerson(person) {
      if (person !== undefined) you = person
    },
    staysOpen: true,
  })
  await new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
    connection.open()
  })
  settle = undefined

  return {
    get you() {
      return you
    },
    call: callsTo(`${base}/api`, headers),
    watch(id, about = {}) {
      if (tables.has(id)) throw new Error(`the table ${id} is watched already`)
      const handle = watchTable(connection, id, about, () => tables.delete(id))
      tables.set(id, handle)
      return handle.table
    },
    request: connection.request,
    close: () => close(null),
  }
}

function socketsTo(
  address: string,
  headers: Readonly<Record<string, string>>,
  given: SocketConstructor | undefined,
  onProblem: (message: string) => void,
): () => Socket {
  const WebSocket = given ?? (Reflect.get(globalThis, 'WebSocket') as SocketConstructor | undefined)
  if (!WebSocket) throw new Error('there is no WebSocket here: use @wayfare/client/node, or give one as an option')
  // A browser's WebSocket accepts no options with headers.
  const more = Object.keys(headers).length > 0 ? [{ headers }] : []
  return () => {
    const socket = new WebSocket(address, ...more)
    socket.onerror = (error) => onProblem((error as { readonly message?: string }).message ?? '')
    return socket
  }
}
