// The rival's side: plays boardgame.io's protocol over socket.io's on plain sockets. The moves are computed before the
// game, by the same rules and choices, so that these clients have less work than ours.

import { pick, type Seed, stream } from '@wayfare/kernel'
import { engineBy, optionsOf } from './games.ts'
import { PlainSocket } from './plain-socket.ts'
import { type Group, type Meter, nextSeat, SEATS } from './tables.ts'

export async function boardgameIoGroup(game: string, port: number, seed: string, meter: Meter): Promise<Group> {
  const sockets: PlainSocket[] = []
  for (let seat = 0; seat < SEATS; seat++) sockets.push(await openSocket(game, port))
  return new Four(game, `http://127.0.0.1:${port}`, sockets, seed, meter)
}

// Packet types of the socket.io protocol; the namespace is the game's name.
const PING = '2'
const PONG = '3'
const CONNECT = '40'
const EVENT = '42'

async function openSocket(game: string, port: number): Promise<PlainSocket> {
  const socket = await PlainSocket.open(port, '/socket.io/?EIO=4&transport=websocket')
  await socket.next()
  socket.send(`${CONNECT}/${game},`)
  const answer = await socket.next()
  if (!answer.startsWith(`${CONNECT}/${game},`)) throw new Error(`boardgame.io's server: ${answer}`)
  return socket
}

type Told = readonly ['sync', match: string] | readonly ['update', match: string, state: State]
type State = { readonly _stateID: number; readonly ctx: { readonly gameover?: true } }
type Match = { readonly id: string; readonly credentials: readonly string[]; readonly script: readonly Step[] }
type Step = { readonly seat: number; readonly move: string; readonly next: number }

class Four implements Group {
  private readonly game: string
  private readonly event: string
  private readonly origin: string
  private readonly sockets: readonly PlainSocket[]
  private readonly seed: string
  private games = 0
  private match: Match = { id: '', credentials: [], script: [] }
  private spare: Match | undefined
  /** The index of the current or next step. */
  private at = 0
  private synced = 0
  private arrived = () => {}
  private failed: (why: Error) => void = () => {}

  constructor(game: string, origin: string, sockets: readonly PlainSocket[], seed: string, meter: Meter) {
    this.game = game
    this.event = `${EVENT}/${game},`
    this.origin = origin
    this.sockets = sockets
    this.seed = seed
    for (const [seat, socket] of sockets.entries()) {
      socket.received = (text, bytes) => {
        meter.received(bytes)
        if (text === PING) socket.send(PONG)
        else if (text.startsWith(this.event)) this.told(seat, JSON.parse(text.slice(this.event.length)) as Told)
      }
      socket.closed = (why) => this.failed(new Error(`a socket was closed: ${why}`))
    }
  }

  get over(): boolean {
    return this.at === this.match.script.length
  }

  async prepare(): Promise<void> {
    this.spare ??= await this.newMatch()
  }

  private async newMatch(): Promise<Match> {
    const seed = `${this.seed} ${this.games++}`
    const { table, script } = precomputeSteps(this.game, seed)
    const { matchID } = await this.post('create', { numPlayers: SEATS, setupData: { table, seed } })
    const credentials: string[] = []
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await this.post(`${matchID}/join`, { playerID: String(seat), playerName: `${seat}` })
      credentials.push(joined.playerCredentials as string)
    }
    return { id: matchID as string, credentials, script }
  }

  async begin(): Promise<void> {
    await this.prepare()
    Object.assign(this, { match: this.spare, spare: undefined, at: 0, synced: 0 })
    const { id, credentials } = this.match
    const shown = this.wait()
    for (const seat of this.sockets.keys()) this.say(seat, 'sync', id, String(seat), credentials[seat], SEATS)
    await shown
  }

  private async post(path: string, body: object): Promise<{ matchID?: string; playerCredentials?: string }> {
    const answer = await fetch(`${this.origin}/games/${this.game}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`boardgame.io, ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<{ matchID?: string; playerCredentials?: string }>
  }

  move(): Promise<void> {
    const { id, credentials, script } = this.match
    const { seat, move } = script[this.at] as Step
    const done = this.wait()
    const playerID = String(seat)
    const payload = { type: 'take', args: [seat, move], playerID, credentials: credentials[seat] }
    this.say(seat, 'update', { type: 'MAKE_MOVE', payload }, this.at, id, playerID)
    return done
  }

  private say(seat: number, ...what: readonly unknown[]): void {
    this.sockets[seat]?.send(this.event + JSON.stringify(what))
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.arrived = resolve
      this.failed = reject
    })
  }

  private told(seat: number, [kind, match, state]: Told): void {
    if (match !== this.match.id) return
    if (kind === 'update') this.updated(seat, state)
    else if (kind === 'sync' && ++this.synced === SEATS) this.arrived()
  }

  private updated(seat: number, { _stateID, ctx }: State): void {
    if (_stateID !== this.at + 1 || seat !== this.match.script[this.at]?.next) return
    this.at++
    if (this.over !== (ctx.gameover === true))
      this.failed(new Error(`boardgame.io: not over for both in ${this.match.id}`))
    this.arrived()
  }

  close(): void {
    this.failed = () => {}
    for (const socket of this.sockets) socket.end()
  }
}

function precomputeSteps(game: string, seed: Seed) {
  const engine = engineBy(game)
  const table = engine.table({ players: SEATS, ...optionsOf(game) })
  const chance = stream(`${seed} choices`)
  const s = engine.start(table, seed)
  const script: Step[] = []
  let seat = nextSeat(engine.deciders(s), 0)
  while (!engine.isOver(s)) {
    const { move } = pick(chance, engine.options(s, seat))
    engine.take(s, seat, move)
    const next = nextSeat(engine.deciders(s), seat)
    script.push({ seat, move, next })
    seat = next
  }
  return { table, script }
}
