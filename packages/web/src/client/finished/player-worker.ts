// A worker with one finished game. The rules are too large for the page, and a long game must not block it.

import { parseLog, writeLog } from '@wayfare/kernel'
import { BadPacked, pack, unpack } from '@wayfare/table'
import { answerRequests } from '../../base/browser/worker-requests.ts'
import { rulesOf } from '../offline/rules.ts'
import { judge } from './fairness.ts'
import { type Finished, finishedGame } from './finished-game.ts'
import type { Call, Calls, GameText, Opened, Question } from './messages.ts'

let held: { readonly game: Finished; readonly text: string } | null = null

const game = (): Finished => {
  if (!held) throw new Error('no game is open')
  return held.game
}

type Works = {
  readonly [K in Call]: (
    args: Calls[K]['args'],
    progress: (done: number, of: number) => void,
  ) => Calls[K]['answer'] | Promise<Calls[K]['answer']>
}

const WORKS: Works = {
  open: async (given) => {
    try {
      held = await opened(given)
      return briefly(held.game)
    } catch (error) {
      const { message } = error as Error
      if (!(error instanceof BadPacked)) return { problem: 'log', message }
      const { problem, game: id, version } = error
      return {
        problem,
        message,
        ...(id === undefined ? {} : { game: id }),
        ...(version === undefined ? {} : { version }),
      }
    }
  },
  course: () => ({ scores: game().course(), forecast: game().engine.game.forecaster !== undefined }),
  told: ({ eyes }) => game().told(eyes),
  picture: ({ step, eyes }) => game().pictureAt(step, eyes),
  verify(_, progress) {
    const { engine, log } = game()
    return judge(engine, log, (done) => progress(done, log.rows.length))
  },
  pack() {
    const { engine, log } = game()
    try {
      return pack(log, engine)
    } catch {
      return null
    }
  },
  log: () => held?.text ?? '',
}

async function opened(given: GameText) {
  if ('packed' in given) {
    const log = await unpack(given.packed, rulesOf)
    return { game: finishedGame(await rulesOf(log.game, log.version), log), text: writeLog(log) }
  }
  const log = parseLog(given.log)
  let engine: Awaited<ReturnType<typeof rulesOf>>
  try {
    engine = await rulesOf(log.game, log.version)
  } catch (error) {
    throw new BadPacked('rules', (error as Error).message, log.game, log.version)
  }
  return { game: finishedGame(engine, log), text: given.log }
}

function briefly({ log, steps, movers, rows, broken, scores }: Finished): Opened {
  const { chance } = log
  const committed = 'commitment' in chance ? chance : null
  return {
    game: log.game,
    version: log.version,
    options: log.table,
    steps,
    movers,
    rows,
    broken,
    scores,
    commitment: committed?.commitment ?? null,
    secret: committed?.secret ?? null,
  }
}

answerRequests(({ call, args }: Question, progress) => {
  const work = WORKS[call] as (args: unknown, of: typeof progress) => unknown
  return work(args, progress)
})
