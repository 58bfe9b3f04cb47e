// Our side: clients over HTTP and plain sockets, each with its own session, that choose among the options they receive.

import { type Json, pick, type Stream, stream } from '@wayfare/kernel'
import { type Delta, type Picture, PROTOCOL, patch, type ServerMessage } from '@wayfare/protocol'
import { optionsOf } from './games.ts'
import { PlainSocket } from './plain-socket.ts'
import { type Group, type Meter, nextSeat, SEATS } from './tables.ts'

/** `ports`: that of the process to which all four connect, or those over which they are distributed. */
export async function wayfareGroup(
  game: string,
  ports: number | readonly number[],
  seed: string,
  meter: Meter,
): Promise<Group> {
  const portOf = (seat: number): number => (typeof ports === 'number' ? ports : (ports[seat % ports.length] as number))
  const people: Person[] = []
  for (let seat = 0; seat < SEATS; seat++) people.push(await newPerson(portOf(seat), `${seed} ${seat}`))
  const sockets = await Promise.all(people.map(({ cookie }, seat) => openSocket(portOf(seat), cookie)))
  return new Four(game, people, sockets, stream(seed), meter)
}

type Person = { readonly cookie: string; post(path: string, body: object): Promise<{ id: string }> }

export async function newPerson(port: number, name: string): Promise<Person> {
  const origin = `http://127.0.0.1:${port}`
  const send = async (path: string, body: object, cookie: string): Promise<Response> => {
    const headers = { origin, cookie, 'content-type': 'application/json' }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const guest = await send('/api/guest', { name }, '')
  const cookie = (guest.headers.getSetCookie()[0] as string).split(';')[0] as string
  return {
    cookie,
    post: async (path, body) => (await send(path, body, cookie)).json() as Promise<{ id: string }>,
  }
}

/** Opens a socket and waits for the server's hello. */
export async function openSocket(port: number, cookie: string): Promise<PlainSocket> {
  const socket = await PlainSocket.open(port, '/live', { cookie })
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }))
  await socket.next()
  return socket
}

/** Clients react to updates and not to acknowledgements. */
const RELEVANT_MESSAGE = /^\{"t":"(table|update|refused)"/

/** The part of a picture that clients need to choose a move. */
type Needed = Pick<Picture, 'turn' | 'options' | 'over'>
type ClientView = { needed: Needed; n: number }

class Four implements Group {
  private readonly game: string
  private readonly people: readonly Person[]
  private readonly sockets: readonly PlainSocket[]
  private readonly chance: Stream
  private table = ''
  private spare: string | undefined
  private seen: (ClientView | undefined)[] = []
  private mover = 0
  private moves = 0
  private arrived = () => {}
  private failed: (why: Error) => void = () => {}

  constructor(game: string, people: readonly Person[], sockets: readonly PlainSocket[], chance: Stream, meter: Meter) {
    this.game = game
    this.people = people
    this.sockets = sockets
    this.chance = chance
    for (const [seat, socket] of sockets.entries()) {
      socket.received = (text, bytes) => {
        meter.received(bytes)
        if (RELEVANT_MESSAGE.test(text)) this.received(seat, JSON.parse(text) as ServerMessage)
      }
      socket.closed = (why) => this.failed(new Error(`a socket was closed: ${why}`))
    }
  }

  get over(): boolean {
    return this.seen[this.mover]?.needed.over ?? true
  }

  async prepare(): Promise<void> {
    this.spare ??= await this.newTable()
  }

  private async newTable(): Promise<string> {
    const [host, ...guests] = this.people as [Person, ...Person[]]
    const { game } = this
    const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
    const { id } = await host.post('/api/tables', { game, options: optionsOf(game), seats })
    for (const guest of guests) await guest.post(`/api/tables/${id}/join`, {})
    return id
  }

  async begin(): Promise<void> {
    await this.prepare()
    if (this.table !== '') this.sendAll(() => ({ t: 'unwatch', table: this.table }))
    Object.assign(this, { table: this.spare, spare: undefined, seen: [] })
    const shown = this.wait()
    this.sendAll((seat) => ({ t: 'watch', table: this.table, seat }))
    await shown
    this.mover = nextSeat((this.seen[0] as ClientView).needed.turn, 0)
  }

  move(): Promise<void> {
    const { mover, table } = this
    const { needed, n } = this.seen[mover] as ClientView
    const { move } = pick(this.chance, needed.options)
    const done = this.wait()
    const message = { t: 'move', table, seat: mover, at: n, texts: [move], id: String(this.moves++) }
    ;(this.sockets[mover] as PlainSocket).send(JSON.stringify(message))
    return done
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.arrived = resolve
      this.failed = reject
    })
  }

  private received(seat: number, message: ServerMessage): void {
    if (message.t === 'refused') this.failed(new Error(`refused: ${message.message}`))
    if (message.t === 'table' && message.table === this.table && message.picture) {
      const { turn, options, over } = message.picture
      this.seen[seat] = { needed: { turn, options, over }, n: message.n }
      if (this.people.every((_, place) => this.seen[place])) this.arrived()
    }
    if (message.t !== 'update' || message.table !== this.table) return
    const seen = this.seen[seat]
    if (!seen) return
    if (message.delta) seen.needed = patchNeeded(seen.needed, message.delta)
    seen.n = message.n
    const next = nextSeat(seen.needed.turn, this.mover)
    if (seat !== next) return
    this.mover = next
    this.arrived()
  }

  private sendAll(message: (seat: number) => object): void {
    for (const [seat, socket] of this.sockets.entries()) socket.send(JSON.stringify(message(seat)))
  }

  close(): void {
    this.failed = () => {}
    for (const socket of this.sockets) socket.end()
  }
}

function patchNeeded(needed: Needed, delta: Delta): Needed {
  const { turn, options, over } = delta as Partial<Record<keyof Needed, Delta>>
  return {
    turn: changed(needed.turn, turn),
    options: changed(needed.options, options),
    over: changed(needed.over, over),
  }
}

const changed = <T>(was: T, change: Delta | undefined): T =>
  change === undefined ? was : (patch(was as Json, change) as T)
