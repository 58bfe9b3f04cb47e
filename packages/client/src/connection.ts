// One socket for all watched tables. After a loss it reconnects, watches the same tables again and repeats unanswered
// requests under the same number, so that nothing is done twice.

import {
  type Answered,
  CLOSE,
  type ClientMessage,
  type NewRequest,
  PROTOCOL,
  type RequestMessage,
  type ServerMessage,
} from '@wayfare/protocol'
import { OPEN, type Socket } from './socket.ts'

const FIRST_MS = 300
const MOST_MS = 10_000
const BEAT_MS = 20_000
/**
 * If the server's database is temporarily unavailable, requests are repeated after this pause, up to this many times.
 */
const AGAIN_MS = 1_500
const MOST_AGAIN = 20

/** `lost`: it is reconnecting. `gone`: the server speaks a newer protocol than this client. */
export type ConnectionLink = 'opening' | 'open' | 'lost' | { readonly gone: 'reload' }

/** The person to whom this socket belongs according to the server; null for an anonymous one. */
export type Person = Extract<ServerMessage, { t: 'welcome' }>['you']

export type Refused = Extract<ServerMessage, { t: 'refused' }>

export type Watcher = {
  /**
   * Makes the `watch` message for the table. It is sent first when watching begins, and again after each reconnection.
   */
  message(): Extract<ClientMessage, { t: 'watch' }>
  received(message: ServerMessage): void
  /** Called if the table cannot be watched. */
  refused(message: Refused): void
}

type AnswerKinds = { explain: 'why'; how: 'how'; world: 'world' }
/** The type of the message with which the server answers a request of kind `K`. */
export type AnswerTo<K extends RequestMessage['t']> = Extract<
  Answered,
  { t: 'refused' | (K extends keyof AnswerKinds ? AnswerKinds[K] : 'done') }
>

export type ConnectionParts = {
  /** Opens a new socket to the server. Errors need no handling here, because a close event follows them. */
  readonly openSocket: () => Socket
  readonly onLink: (link: ConnectionLink) => void
  /** undefined until the server has identified the person on this socket. */
  readonly onPerson: (person: Person | undefined) => void
  /** Keeps the connection open while no table is watched and no answer is expected. */
  readonly staysOpen?: boolean
}

export type Connection = {
  watch(table: string, watcher: Watcher): void
  unwatch(table: string): void
  /** Sends the `watch` message again, for instance for another seat. */
  again(table: string): void
  /** True while a request is unanswered. */
  readonly busy: boolean
  /** Sends a request and resolves with its answer; sends it again if the connection is lost meanwhile. */
  request<M extends NewRequest>(message: M): Promise<AnswerTo<M['t']>>
  /** Connects without waiting for the end of a pause; does nothing if no connection is needed. */
  open(): void
  /** Replaces the socket, because the server identifies a socket by the session it was opened with. */
  renew(): void
  /** Stops watching and rejects unanswered requests. A later request opens the connection again. */
  close(): void
}

type Waiting = { readonly text: string; readonly done: (answer: Answered) => void; again: number }

const asText = (message: ClientMessage): string => JSON.stringify(message)

export function makeConnection({ openSocket, onLink, onPerson, staysOpen = false }: ConnectionParts): Connection {
  const watchers = new Map<string, Watcher>()
  const waiting = new Map<string, Waiting>()
  const name = Math.random().toString(36).slice(2, 10)
  let count = 0
  let socket: Socket | undefined
  let greeted = false
  let lastHeard = 0
  let delay = FIRST_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let beat: ReturnType<typeof setInterval> | undefined

  const isNeeded = (): boolean => staysOpen || watchers.size > 0 || waiting.size > 0

  function open(): void {
    if ((socket && socket.readyState <= OPEN) || !isNeeded()) return
    clearTimeout(timer)
    greeted = false
    const opened = openSocket()
    socket = opened
    opened.onopen = () => opened.send(asText({ t: 'hello', protocol: PROTOCOL }))
    opened.onmessage = ({ data }) => {
      // Ignores late messages of a socket that was replaced.
      if (opened === socket) received(JSON.parse(data as string) as ServerMessage)
    }
    opened.onclose = ({ code }) => lost(opened, code)
    onPerson(undefined)
  }

  function send(message: ClientMessage): void {
    if (greeted) socket?.send(asText(message))
  }

  function received(message: ServerMessage): void {
    lastHeard = Date.now()
    if (message.t === 'welcome') {
      welcome()
      onPerson(message.you)
    } else if ('id' in message) {
      if (message.t !== 'refused' || message.code !== 'unavailable' || !askAgain(message)) resolveRequest(message)
    } else if ('table' in message) {
      if (message.t === 'table' && greeted) onLink('open')
      watchers.get(message.table)?.received(message)
    }
  }

  function resolveRequest(message: Answered): void {
    if (message.t === 'refused' && message.id === null) {
      // If the server does not name the table, the refusal goes to all of them.
      for (const [table, watcher] of watchers) if ((message.table ?? table) === table) watcher.refused(message)
      return
    }
    const id = message.id as string
    waiting.get(id)?.done(message)
    waiting.delete(id)
    rest()
  }

  /**
   * Repeats a request after a pause over the same socket (a new socket repeats all of them anyway). Returns false when
   * it is time to give up.
   */
  function askAgain({ id }: Refused): boolean {
    const request = id === null ? undefined : waiting.get(id)
    if (id === null) onLink('lost')
    else if (!request || ++request.again > MOST_AGAIN) return false
    const here = socket
    setTimeout(() => {
      if (here !== socket) return
      if (!request) watchAgain()
      else if (waiting.has(id as string)) here?.send(request.text)
    }, AGAIN_MS)
    return true
  }

  function watchAgain(): void {
    for (const watcher of watchers.values()) send(watcher.message())
  }

  function welcome(): void {
    greeted = true
    delay = FIRST_MS
    watchAgain()
    for (const { text } of waiting.values()) socket?.send(text)
    onLink('open')
    clearInterval(beat)
    beat = setInterval(() => {
      // A broken network is silent, and the socket would wait for its close handshake. So silence counts as a loss.
      if (Date.now() - lastHeard > 2.5 * BEAT_MS) giveUp()
      else send({ t: 'ping' })
    }, BEAT_MS)
  }

  function giveUp(): void {
    if (!socket) return
    socket.close()
    lost(socket)
  }

  function lost(one: Socket, code?: number): void {
    if (one !== socket) return
    forget()
    if (code === CLOSE.reload) {
      onLink({ gone: 'reload' })
      refuseWaiting()
    } else if (isNeeded()) {
      timer = setTimeout(open, delay * (0.7 + 0.6 * Math.random()))
      delay = Math.min(MOST_MS, delay * 2)
      onLink('lost')
    }
  }

  /** Rejects all unanswered requests. */
  function refuseWaiting(): void {
    for (const [id, { done }] of waiting) done({ t: 'refused', id, code: 'unavailable', message: 'disconnected' })
    waiting.clear()
  }

  /** Closes the socket once it is no longer needed. */
  function rest(): void {
    if (isNeeded()) return
    drop()
    onLink('opening')
  }

  function drop(): void {
    const oldSocket = socket
    forget()
    oldSocket?.close()
  }

  function forget(): void {
    clearInterval(beat)
    greeted = false
    socket = undefined
  }

  return {
    watch(table, watcher) {
      watchers.set(table, watcher)
      if (greeted) send(watcher.message())
      else open()
    },
    unwatch(table) {
      watchers.delete(table)
      send({ t: 'unwatch', table })
      rest()
    },
    again(table) {
      const watcher = watchers.get(table)
      if (watcher) send(watcher.message())
    },
    get busy() {
      return waiting.size > 0
    },
    request(message) {
      const id = `${name}-${count++}`
      const text = asText({ ...message, id } as RequestMessage)
      return new Promise((done) => {
        waiting.set(id, { text, done: done as (answer: Answered) => void, again: 0 })
        if (greeted) socket?.send(text)
        else open()
      })
    },
    open,
    renew() {
      if (!socket) return
      drop()
      open()
    },
    close() {
      watchers.clear()
      refuseWaiting()
      clearTimeout(timer)
      drop()
    },
  }
}
