// The other side: boardgame.io's protocol over plain socket.io clients. Its moves are worked out before the game, by the same rules
// and choices, so that its clients have less to do than ours.

import { pick, type Seed, stream } from '@wayfare/kernel'
import { io, type Socket } from 'socket.io-client'
import { engineBy, optionsOf } from './games.ts'
import { type Group, type Meter, nextSeat, SEATS } from './tables.ts'

export async function boardgameIoGroup(game: string, port: number, seed: string, meter: Meter): Promise<Group> {
  const origin = `http://127.0.0.1:${port}`
  const sockets = Array.from({ length: SEATS }, () =>
    io(`${origin}/${game}`, { forceNew: true, transports: ['websocket'], reconnection: false }),
  )
  await Promise.all(sockets.map(connected))
  return new Four(game, origin, sockets, seed, meter)
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

type State = { readonly _stateID: number; readonly ctx: { readonly gameover?: true } }
type Match = { readonly id: string; readonly credentials: readonly string[]; readonly script: readonly Step[] }
type Step = { readonly seat: number; readonly move: string; readonly next: number }

class Four implements Group {
  private readonly game: string
  private readonly origin: string
  private readonly sockets: readonly Socket[]
  private readonly seed: string
  private games = 0
  private match: Match = { id: '', credentials: [], script: [] }
  private spare: Match | undefined
  /** The step that is under way, or comes next. */
  private at = 0
  private synced = 0
  private arrived = () => {}
  private failed: (why: Error) => void = () => {}

  constructor(game: string, origin: string, sockets: readonly Socket[], seed: string, meter: Meter) {
    this.game = game
    this.origin = origin
    this.sockets = sockets
    this.seed = seed
    for (const [seat, socket] of sockets.entries()) {
      socket.io.engine.on('packet', ({ data }) => meter.received(data?.length ?? 0))
      socket.on('sync', (match: string) => {
        if (match === this.match.id && ++this.synced === SEATS) this.arrived()
      })
      socket.on('update', (match: string, state: State) => this.received(seat, match, state))
      socket.on('disconnect', (why) => this.failed(new Error(`a socket was closed: ${why}`)))
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
    const { table, script } = playedOut(this.game, seed)
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
    for (const [seat, socket] of this.sockets.entries()) socket.emit('sync', id, String(seat), credentials[seat], SEATS)
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
    this.sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, this.at, id, playerID)
    return done
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.arrived = resolve
      this.failed = reject
    })
  }

  private received(seat: number, match: string, { _stateID, ctx }: State): void {
    if (match !== this.match.id || _stateID !== this.at + 1 || seat !== this.match.script[this.at]?.next) return
    this.at++
    if (this.over !== (ctx.gameover === true)) this.failed(new Error(`boardgame.io: not over for both in ${match}`))
    this.arrived()
  }

  close(): void {
    this.failed = () => {}
    for (const socket of this.sockets) socket.disconnect()
  }
}

function playedOut(game: string, seed: Seed) {
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
