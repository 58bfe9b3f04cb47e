// A worker that analyses the decisions of a finished game that it is given, one after another.

import { type CoachedTurn, firstLook, glance, mainOf, ON_SCREEN, secondLook, turnsOf } from '@wayfare/bots/coach'
import { type Engine, parseLog, type State } from '@wayfare/kernel'
import { runInSlices } from '../../base/browser/time-slice.ts'
import { rulesOf } from '../../client/offline/rules.ts'
import type { AnalysedDecision, FromReader, Main, ReviewLook, ToReader } from './messages.ts'

type Open = { readonly engine: Engine; readonly turns: readonly CoachedTurn<State>[]; readonly seat: number }

/** A fixed seed, so that the same game always gives the same review. */
const SEED = 'review'
let open: Promise<Open> | undefined

const say = (message: FromReader): void => postMessage(message)

async function opened(text: string, seat: number): Promise<Open> {
  const log = parseLog(text)
  const engine = await rulesOf(log.game, log.version)
  if (!engine.game.planning) throw new Error(`${log.game} ${log.version} says nothing to plan with`)
  const turns = turnsOf(engine, log, seat)
  const moments = turns.map(({ row, s }) => ({
    row,
    round: (engine.view(s, seat) as { readonly round: number }).round,
  }))
  say({ moments })
  return { engine, turns, seat }
}

async function analyse(task: ReviewLook): Promise<void> {
  const { engine, turns, seat } = (await open) as Open
  const turn = turns[task.look] as CoachedTurn<State>
  const looking =
    task.pass === 'second'
      ? secondLook(engine, turn, seat, task.again, SEED, ON_SCREEN)
      : (task.pass === 'glance' ? glance : firstLook)(engine, turn, seat, SEED, ON_SCREEN)
  const decision = await runInSlices(
    looking,
    () => true,
    (done) => say({ done }),
  )
  if (decision) say({ seen: { ...decision, ...aboutOf(engine, turn, seat, decision.better?.moves) } })
}

/** Finds the main moves of both lines. If these are the same, it takes the first steps that differ. */
function aboutOf(
  engine: Engine,
  { s, made }: CoachedTurn<State>,
  seat: number,
  better: readonly string[] | undefined,
): Pick<AnalysedDecision, 'about'> {
  if (!better) return {}
  const mains = [made, better].map((line) => mainOf(engine, s, seat, line))
  if (mains[0]?.move !== mains[1]?.move) return { about: aboutBoth(mains[0], mains[1]) }
  const part = better.findIndex((move, i) => move !== made[i])
  const there = engine.clone(s)
  for (const move of better.slice(0, part)) engine.take(there, seat, move)
  const first = [made, better].map((line): Main | undefined => {
    const move = line[part]
    if (move === undefined) return undefined
    return { move, on: engine.meant(there, seat, engine.options(there, seat), move)?.on ?? [] }
  })
  const { move = '', on = [] } = mains[0] ?? {}
  return {
    about: { ...aboutBoth(first[0], first[1]), ...(move && part > made.indexOf(move) ? { shared: { move, on } } : {}) },
  }
}

const aboutBoth = (made: Main | undefined, better: Main | undefined): NonNullable<AnalysedDecision['about']> => ({
  ...(made ? { made: { move: made.move, on: made.on } } : {}),
  ...(better ? { better: { move: better.move, on: better.on } } : {}),
})

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if ('open' in data) open = opened(data.open.log, data.open.seat)
  const doing = 'open' in data ? open : analyse(data)
  doing?.catch((error: Error) => say({ failure: error.message }))
})
