// A socket without a network, on which a test plays the server.

import type { ClientMessage, ServerMessage } from '@wayfare/protocol'
import { OPEN, type Socket } from '../socket.ts'

/** Behaves like a browser's socket: without an answer to the close handshake it stays in the closing state. */
export class FakeSocket implements Socket {
  readyState = 0
  readonly sent: ClientMessage[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null

  send(text: string): void {
    if (this.readyState === 0) throw new Error('still connecting')
    if (this.readyState === OPEN) this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 2
  }

  greet(): void {
    this.readyState = OPEN
    this.onopen?.({})
    this.say({ t: 'welcome', protocol: 1, you: { id: 'vera', name: 'Vera' }, now: 0 })
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** Ends the connection from the server's side or by the network. */
  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  of<T extends ClientMessage['t']>(kind: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === kind)
  }
}

/** Creates sockets and remembers them. */
export function fakeSockets() {
  const opened: FakeSocket[] = []
  const openSocket = (): FakeSocket => {
    const socket = new FakeSocket()
    opened.push(socket)
    return socket
  }
  return { opened, openSocket, newest: () => opened.at(-1) as FakeSocket }
}
