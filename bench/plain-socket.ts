// A minimal web socket for both sides of the contest, because the clients share the machine with the server that is
// measured.

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const TEXT = 0x81
const CLOSE = 0x88
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80
/** A mask of zeros leaves the bytes unchanged. */
const NO_MASK = '\0\0\0\0'

export class PlainSocket {
  /** Called for each text message, with its length in bytes. */
  received: (text: string, bytes: number) => void = () => {}
  closed: (why: string) => void = () => {}
  private readonly stream: Socket
  private rest: Buffer

  private constructor(stream: Socket, rest: Buffer) {
    this.stream = stream
    this.rest = rest
    stream.on('data', (data: Buffer) => this.read(data))
    stream.on('close', () => this.closed('the connection was cut'))
  }

  static async open(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<PlainSocket> {
    const stream = connect({ port, host: '127.0.0.1', noDelay: true })
    const request = {
      host: `127.0.0.1:${port}`,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }
    const lines = Object.entries(request).map(([name, value]) => `${name}: ${value}\r\n`)
    stream.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    let answer = Buffer.alloc(0)
    let end = -1
    while (end < 0) {
      const [data] = (await once(stream, 'data')) as [Buffer]
      answer = Buffer.concat([answer, data])
      end = answer.indexOf('\r\n\r\n')
    }
    const status = answer.toString('latin1', 0, answer.indexOf('\r\n'))
    if (!status.includes(' 101 ')) throw new Error(`${path}: ${status}`)
    return new PlainSocket(stream, answer.subarray(end + 4))
  }

  /** Returns the next text message; one that arrived together with the answer to the handshake counts. */
  next(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.received = resolve
      this.closed = (why) => reject(new Error(why))
      if (this.rest.length > 0) this.read(Buffer.alloc(0))
    })
  }

  /** Sends a text, which must be ASCII. */
  send(text: string): void {
    this.write(TEXT, text)
  }

  private write(kind: number, body: string): void {
    const { length } = body
    if (length > 0xffff) throw new RangeError('too long a message')
    const head = length < 126 ? [MASKED | length] : [MASKED | 126, length >> 8, length & 0xff]
    this.stream.write(String.fromCharCode(kind, ...head) + NO_MASK + body, 'latin1')
  }

  private read(data: Buffer): void {
    const all = this.rest.length > 0 ? Buffer.concat([this.rest, data]) : data
    let at = 0
    while (at + 2 <= all.length) {
      const short = (all[at + 1] as number) & 0x7f
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (at + head > all.length) break
      const length = head === 2 ? short : head === 4 ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2))
      const end = at + head + length
      if (end > all.length) break
      this.frame(all[at] as number, all, at + head, end)
      at = end
    }
    this.rest = all.subarray(at)
  }

  private frame(kind: number, all: Buffer, from: number, to: number): void {
    if (kind === TEXT) this.received(all.toString('utf8', from, to), to - from)
    else if (kind === PING) this.write(PONG, all.toString('latin1', from, to))
    else if (kind === CLOSE) this.closed(`${all.readUInt16BE(from)} ${all.toString('utf8', from + 2, to)}`)
    else throw new Error(`a frame of kind ${kind} was not expected`)
  }

  end(): void {
    this.closed = () => {}
    this.stream.destroy()
  }
}
