// Runs one of our games in boardgame.io's own reducer: in process, without its store, transport, undo list and
// development checks. The rules run unchanged on the immer draft that a move receives. Immer freezes its results, which
// is the library's default; without that it was slower (2,850 decisions a second instead of 3,050).

import { createRequire } from 'node:module'
import type { Engine, Eyes, Seat, Seed, State, TableOptions } from '@wayfare/kernel'
import type { Host } from './playout.ts'

export type Begin = { readonly table: TableOptions; readonly seed: Seed }
type HostState<S> = { readonly G: S; readonly ctx: { readonly gameover?: unknown }; readonly transients?: unknown }
export type Hosted<S> = {
  readonly name: string
  readonly setup: (context: unknown, begin: Begin) => S
  readonly moves: { readonly take: (context: { readonly G: S }, seat: Seat, move: string) => void }
  readonly endIf: (context: { readonly G: S }) => true | undefined
  readonly playerView: (context: { readonly G: S; readonly playerID: string | null }) => unknown
  readonly turn: { readonly activePlayers: unknown }
  readonly disableUndo: boolean
}
/** The action that `makeMove` of its action creators returns; no entry point exports its type. */
type MakeMove = {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: 'take'; readonly args: readonly [Seat, string]; readonly playerID: string }
}
type Internal = {
  ProcessGameConfig<S>(game: Hosted<S>): Hosted<S>
  InitializeGame<S>(of: { game: Hosted<S>; numPlayers: number; setupData: Begin }): HostState<S>
  CreateGameReducer<S>(of: { game: Hosted<S> }): (hosted: HostState<S>, action: MakeMove) => HostState<S>
}

// Its entry points are folders, which `import` does not resolve.
const require = createRequire(import.meta.url)

export function hosted<S extends State>(engine: Engine<S>): Hosted<S> {
  const { ActivePlayers } = require('boardgame.io/core') as { ActivePlayers: { ALL: unknown } }
  return {
    name: engine.game.id,
    setup: (_, { table, seed }) => engine.start(table, seed),
    moves: {
      take({ G }, seat, move) {
        engine.take(G, seat, move)
      },
    },
    endIf: ({ G }) => (engine.isOver(G) ? true : undefined),
    playerView: ({ G, playerID }) => pictureFor(engine, G, playerID === null ? 'spectator' : Number(playerID)),
    turn: { activePlayers: ActivePlayers.ALL },
    // Its undo list is copied at every move, and the whole game is one turn here.
    disableUndo: true,
  }
}

/** Returns what our own server shows to a viewer, so that players know exactly as much here. */
function pictureFor<S extends State>(engine: Engine<S>, s: S, eyes: Eyes) {
  const turn = engine.deciders(s)
  const options = eyes !== 'spectator' && turn.includes(eyes) ? engine.options(s, eyes) : []
  return {
    view: engine.view(s, eyes),
    turn,
    options: options.map(({ move, on }) => ({ move, on })),
    pending: engine.pending(s, eyes),
    scores: engine.scores(s, eyes),
    over: engine.isOver(s),
  }
}

export function boardgameIo<S extends State>(engine: Engine<S>): Host<S, HostState<S>> {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal
  const game = ProcessGameConfig<S>(hosted(engine))
  const reduce = CreateGameReducer({ game })

  return {
    start: (table, seed) => InitializeGame({ game, numPlayers: table.players, setupData: { table, seed } }),
    state: ({ G }) => G,
    take(hosted, seat, move) {
      const next = reduce(hosted, {
        type: 'MAKE_MOVE',
        payload: { type: 'take', args: [seat, move], playerID: String(seat) },
      })
      if (next.transients) throw new Error(`seat ${seat}, '${move}': ${JSON.stringify(next.transients)}`)
      if (engine.isOver(next.G) !== (next.ctx.gameover === true)) throw new Error(`not over for both after '${move}'`)
      return next
    },
  }
}
