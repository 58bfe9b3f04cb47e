// Lets people continue a stored game from one of its moments: each has a page and makes the moves of their seat there.

import {
  begin,
  type Engine,
  type Fact,
  factsFor,
  type Log,
  type Match,
  offers,
  play,
  type Row,
  type State,
  seedOf,
} from '@wayfare/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { minus } from '../base/ui/minus.ts'
import { tableFromLog } from './from-log.ts'
import { PROMPT } from './prompt.ts'
import type { Stage } from './stage.ts'
import { beGuest } from './tables.ts'
import { makeMove } from './take-move.ts'
import { type Watched, watching } from './watching.ts'

type Offered = Parameters<typeof makeMove>[2]

type Sitting = {
  readonly pages: readonly Page[]
  readonly watched: readonly Watched[]
  readonly faults: readonly string[][]
}

/** One move of the stored game. */
export type Step<S extends State = State> = {
  readonly seat: number
  readonly option: Offered
  /** The public facts of the move; empty before it is made. */
  readonly facts: readonly Fact[]
  readonly state: S
  /** The page of the player who makes the move. */
  readonly page: Page
  readonly eyes: Watched
  readonly pages: readonly Page[]
}
type Steps<S extends State> = {
  readonly from: number
  /** The first row that is not played any more; by default the game is played to its end. */
  readonly until?: number
  before?(step: Step<S>): Promise<void>
  after?(step: Step<S>): Promise<void>
}

/** Plays, and returns the pages and the result of the stored game. */
export async function playOn<S extends State>(
  stage: Stage,
  engine: Engine<S>,
  { log, names }: { readonly log: Log; readonly names: readonly string[] },
  { from, until = log.rows.length, before, after }: Steps<S>,
): Promise<{ readonly pages: readonly Page[]; readonly match: Match<S> }> {
  const { pages, watched, faults } = await sit(stage, log, from, names)
  const match = begin(engine, log.table, seedOf(log.chance) as string)
  const rows = log.rows.filter((row): row is Move => row.kind === 'move')
  for (const { seat, move } of rows.slice(0, from)) play(match, seat, move)
  for (const { seat, move } of rows.slice(from, until)) {
    const [page, eyes] = [pages[seat] as Page, watched[seat] as Watched]
    const option = offers(match, seat).find((one) => one.move === move) as Offered
    const step = { seat, option, facts: [], state: match.state, page, eyes, pages }
    await before?.(step)
    await makeMove(page, eyes, option)
    const facts = factsFor(play(match, seat, move), 'spectator')
    await after?.({ ...step, facts, state: match.state })
  }
  expect(faults).toEqual(names.map(() => []))
  return { pages, match }
}
type Move = Extract<Row, { kind: 'move' }>

/** Runs in the page. */
function moveByHand(): void {
  const kept = JSON.parse(localStorage.getItem('wayfare settings') ?? '{}') as object
  localStorage.setItem('wayfare settings', JSON.stringify({ ...kept, payAtOnce: false, gainsByHand: true }))
}

/** Seats the people at one table, which begins after this many rows of the stored game. */
async function sit(stage: Stage, log: Log, at: number, names: readonly string[]): Promise<Sitting> {
  const people = await Promise.all(names.map(() => stage.person()))
  const pages = people.map(({ page }) => page)
  const watched = pages.map(watching)
  // Each move of the stored game is made by hand, including payments and gains.
  await Promise.all(pages.map((page) => page.addInitScript(moveByHand)))
  await Promise.all(pages.map((page, i) => beGuest(page, names[i] as string)))
  const id = await tableFromLog(stage, log, at, pages)
  await Promise.all(
    pages.map(async (page) => {
      await page.goto(`${stage.base}/table/${id}`)
      await page.locator(PROMPT).waitFor()
    }),
  )
  return { pages, watched, faults: people.map(({ faults }) => faults) }
}

/** Checks that everybody sees the same score sheet, with the totals according to the rules. */
export async function expectSameSheets<S extends State>(
  pages: readonly Page[],
  { engine, state }: Match<S>,
): Promise<void> {
  const sheets = await Promise.all(pages.map((page) => page.getByRole('region', { name: 'Score sheet' }).textContent()))
  for (const sheet of sheets) expect(sheet).toBe(sheets[0])
  for (const { total } of engine.scores(state, 'spectator')) expect(sheets[0]).toContain(minus(total))
}
