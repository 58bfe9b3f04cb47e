// The coach's head: finds the ways to go on, has them played out by others of its kind, and says what comes of it.

import { AT_TABLE, type Course, type Ending, waysOf, weighed } from '@wayfare/bots/coach'
import { rulesOf } from '../games/rules.ts'
import { inTurns } from './in-turns.ts'
import type { Asking, FromCoach, FromPlayer, ToCoach, ToPlayer } from './messages.ts'

/** One processor is left to the page, and a phone is not made hot. */
const PLAYERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))
/** As much of the thinking is the plan. */
const PLANNING = 0.1

/** `part`: how much of the world that is being played out is done. */
type Player = { readonly worker: Worker; part: number; busy: boolean }
type Thought = {
  readonly id: number
  readonly asking: Asking
  readonly courses: readonly Course[]
  /** World by world: how each course ended there. */
  readonly rows: (readonly Ending[])[]
  next: number
  until: number
}

const players: Player[] = []
let count = 0
let thought: Thought | undefined

const say = (message: FromCoach): void => postMessage(message)
const fail = (why: unknown): void => say({ failure: String((why as Error)?.message ?? why) })

async function ask(asking: Asking): Promise<void> {
  stop()
  const id = count
  const { game, version, world, seat, seed } = asking
  const engine = await rulesOf(game, version)
  const planning = waysOf(engine, world, seat, `${seed} plan`, AT_TABLE.effort)
  const courses = await inTurns(
    planning,
    () => id === count,
    (done) => say({ courses: [], ways: [], worlds: 0, done: done * PLANNING }),
  )
  if (!courses) return
  thought = { id, asking, courses, rows: [], next: 0, until: AT_TABLE.worlds }
  while (players.length < PLAYERS) players.push(player())
  goOn(thought)
}

function player(): Player {
  const worker = new Worker(new URL('./play-worker.ts', import.meta.url), { type: 'module' })
  const made: Player = { worker, part: 0, busy: false }
  worker.onmessage = ({ data }: MessageEvent<FromPlayer>) => heard(made, data)
  worker.onerror = ({ message }) => fail(message)
  return made
}

function heard(player: Player, message: FromPlayer): void {
  if (!thought || message.id !== thought.id) return
  if ('done' in message) player.part = message.done
  else {
    thought.rows.push(message.row)
    Object.assign(player, { part: 0, busy: false })
  }
  goOn(thought)
}

/** Gives whoever is idle another world, and tells the page how far it is. */
function goOn(now: Thought): void {
  const { id, asking, courses, rows } = now
  for (const player of players) {
    if (player.busy || now.next >= now.until) continue
    player.busy = true
    player.worker.postMessage({ ...asking, id, courses, number: now.next++ } satisfies ToPlayer)
  }
  const endings = courses.map((_, at) => rows.map((row) => row[at] as Ending))
  const played = players.reduce((sum, { part }) => sum + part, rows.length) / now.until
  say({
    courses,
    ways: weighed(courses, endings, asking.seat),
    worlds: rows.length,
    done: PLANNING + (1 - PLANNING) * played,
  })
}

function longer(): void {
  if (!thought) return
  thought.until += AT_TABLE.worlds
  goOn(thought)
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
