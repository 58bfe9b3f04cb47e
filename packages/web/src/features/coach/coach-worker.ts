// The coach's main worker: finds the lines to compare, has them played out by other workers, and reports what follows
// from them.

import {
  AS_IT_STANDS,
  AT_TABLE,
  broughtBy,
  chancesOf,
  compared,
  type Ending,
  LOOKING_ON,
  type MoveLine,
  threeWays,
  weighed,
} from '@wayfare/bots/coach'
import type { Engine } from '@wayfare/kernel'
import { runInSlices } from '../../base/browser/time-slice.ts'
import { rulesOf } from '../../client/offline/rules.ts'
import type { CoachQuestion, FromCoach, FromPlayer, ToCoach, ToPlayer } from './messages.ts'

/** One processor is left to the page, and a phone must not get hot. */
const PLAYERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))
/** Planning takes this share of the whole work. */
const PLANNING = 0.1

/** `part` is the finished share of the world that this worker plays out. */
type Player = { readonly worker: Worker; part: number; busy: boolean }
/** The lines to play out, and the worlds; without a list of worlds, as many as the player waits for. */
type Plan = { readonly courses: readonly MoveLine[]; readonly worlds?: readonly number[] }
type CoachTaskState = Plan & {
  readonly id: number
  readonly asking: CoachQuestion
  readonly engine: Engine
  /** For each world, how each line ended in it. */
  readonly rows: (readonly Ending[])[]
  next: number
  until: number
}

const players: Player[] = []
let count = 0
let thought: CoachTaskState | undefined

const say = (message: FromCoach): void => postMessage(message)
const fail = (why: unknown): void => say({ failure: String((why as Error)?.message ?? why) })

async function ask(asking: CoachQuestion): Promise<void> {
  stop()
  const id = count
  const engine = await rulesOf(asking.game, asking.version)
  if (asking.what === 'made') {
    const { world, eyes, seed } = asking
    say({ courses: [], ways: [], worlds: 0, done: 0, brings: broughtBy(engine, world, eyes, asking, seed) })
  }
  const plan = await runInSlices(
    planOf(engine, asking),
    () => id === count,
    (done) => say({ courses: [], ways: [], worlds: 0, done: done * PLANNING }),
  )
  if (!plan) return
  thought = { ...plan, id, asking, engine, rows: [], next: 0, until: plan.worlds?.length ?? worldsFor(asking) }
  while (players.length < PLAYERS) players.push(player())
  assignWork(thought)
}

function* planOf(engine: Engine, asking: CoachQuestion): Generator<number, Plan> {
  const { world, eyes, seed } = asking
  if (asking.what === 'chances') return { courses: [] }
  if (asking.what === 'made') {
    const found = yield* compared(engine, world, eyes, asking, seed, AT_TABLE)
    return found.courses.length > 1 ? found : { ...found, worlds: [] }
  }
  return { courses: yield* threeWays(engine, world, asking.seat, `${seed} plan`, AT_TABLE.effort) }
}

const worldsFor = ({ what }: CoachQuestion): number => (what === 'chances' ? LOOKING_ON : AT_TABLE).worlds

function player(): Player {
  const worker = new Worker(new URL('./play-worker.ts', import.meta.url), { type: 'module' })
  const made: Player = { worker, part: 0, busy: false }
  worker.onmessage = ({ data }: MessageEvent<FromPlayer>) => onPlayerMessage(made, data)
  worker.onerror = ({ message }) => fail(message)
  return made
}

function onPlayerMessage(player: Player, message: FromPlayer): void {
  if (!thought || message.id !== thought.id) return
  if ('done' in message) player.part = message.done
  else {
    thought.rows.push(message.row)
    Object.assign(player, { part: 0, busy: false })
  }
  assignWork(thought)
}

/** Gives idle workers another world, and reports the progress to the page. */
function assignWork(now: CoachTaskState): void {
  const { id, asking, courses, worlds } = now
  const beginnings =
    asking.what === 'chances' ? [AS_IT_STANDS] : courses.map(({ moves }) => ({ seat: asking.seat, moves }))
  for (const player of players) {
    if (player.busy || now.next >= now.until) continue
    player.busy = true
    const number = worlds?.[now.next] ?? now.next
    now.next++
    player.worker.postMessage({ ...asking, id, beginnings, number } satisfies ToPlayer)
  }
  say(saidBy(now))
}

function saidBy({ asking, courses, rows, until, engine }: CoachTaskState): FromCoach {
  const played = until === 0 ? 1 : players.reduce((sum, { part }) => sum + part, rows.length) / until
  const endings = (at: number) => rows.map((row) => row[at] as Ending)
  if (asking.what === 'chances') return chancesOf(engine, asking.world, endings(0), played)
  return {
    courses,
    ways: weighed(
      engine,
      courses,
      courses.map((_, at) => endings(at)),
      asking.seat,
    ),
    worlds: rows.length,
    done: PLANNING + (1 - PLANNING) * played,
  }
}

function longer(): void {
  if (!thought) return
  thought.until += worldsFor(thought.asking)
  assignWork(thought)
}

function stop(): void {
  thought = undefined
  count++
  for (const player of players) {
    player.worker.postMessage({ id: count, stop: true } satisfies ToPlayer)
    Object.assign(player, { part: 0, busy: false })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToCoach>) => {
  if ('ask' in data) ask(data.ask).catch(fail)
  else if ('longer' in data) longer()
  else stop()
})
