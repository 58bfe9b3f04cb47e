// @module-tag browser
// Three people play Darwin's Journey online, and each sees the others' moves on their own screen.

import type { DarwinState } from '@wayfare/darwin'
import { LENSES, TENTS } from '@wayfare/darwin/tables'
import type { Engine, Fact } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toneOf } from '../base/ui/seat.ts'
import { storedGame } from '../testing/from-log.ts'
import { onStage } from '../testing/on-stage.ts'
import { expectSameSheets, playOn, type Step } from '../testing/play-stored-game.ts'

const stage = onStage()

const LONG_MS = 1_800_000
const SHORT_MS = 240_000

const NAMES = ['Anna', 'Ben', 'Cleo']
/** Everything that this test needs happens in this game. */
const GAME = { log: storedGame('darwin', 'v1-all-19-3p'), names: NAMES }

type Made = Step<DarwinState>
type Board = DarwinState['boards'][number]

const boardOf = ({ state }: Made, seat: number): Board => state.boards[seat] as Board
const pageOf = ({ pages }: Made, seat: number): Page => pages[seat] as Page
/** The class of a seat's pieces, the same for all viewers. */
const pieceOf = (seat: number): string => `.dar-piece-${toneOf(seat)}`

/** The viewer's own board. */
const board = (page: Page) => page.getByRole('region', { name: /’s board$/ })
const part = (page: Page, name: string) => board(page).getByRole('region', { name: new RegExp(`^${name}(: |$)`) })
const museum = (page: Page) => page.getByRole('region', { name: 'Museum', exact: true })
const chart = (page: Page) => page.getByRole('region', { name: 'Chart of the islands' })

const counted = (what: Locator) => expect.poll(() => what.count(), { message: String(what) })
/** The remaining tents and lenses, each a number in the kit. */
const left = (page: Page, what: 'tents' | 'lenses') =>
  expect.poll(() =>
    part(page, 'Kit')
      .getByText(/^\d+ left$/)
      .nth(what === 'tents' ? 0 : 1)
      .textContent(),
  )
/** The sentence with plain spaces, since some of its spaces are no-break ones. */
const told = async (page: Page) =>
  (await page.getByRole('region', { name: 'Log' }).textContent())?.replaceAll('\u00a0', ' ')
const logged = (page: Page, what: string) => expect.poll(() => told(page)).toContain(what)
const titleOf = (page: Page) => page.locator('#prompt').textContent()

/** A number on the viewer's own board. */
const purseOf = async (page: Page, what: 'coins' | 'points'): Promise<number> =>
  Number(
    await board(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^\\S+${what}$`) })
      .locator('b')
      .textContent(),
  )

type Shown = (made: Made, fact: Fact, seat: number) => Promise<unknown>

/** What must be visible after such a fact, and on which page. Returns the kind of fact that was checked. */
const AFTER: Readonly<Record<string, Shown>> = {
  async crew(made, { cards }, seat) {
    const own = part(pageOf(made, seat), 'Crew').locator('[data-id]')
    await expect.poll(() => own.evaluateAll(idsOf)).toEqual(cards)
    return 'crew'
  },
  async pair(made, _, seat) {
    await counted(part(pageOf(made, seat), 'In reserve').locator('[data-id]')).toBe(2)
    return 'pair'
  },
  async unlock(made, { space }, seat) {
    for (const page of made.pages) await page.locator(`[data-id=${space}] > ${pieceOf(seat)}`).waitFor()
    await left(pageOf(made, seat), 'lenses').toBe(`${LENSES - boardOf(made, seat).lenses} left`)
    return 'lens'
  },
  async tent(made, _, seat) {
    const { tents } = boardOf(made, seat)
    for (const page of made.pages) await counted(chart(page).locator(`.tented${pieceOf(seat)}`)).toBe(tents)
    await left(pageOf(made, seat), 'tents').toBe(`${TENTS - tents} left`)
    return 'camp'
  },
  async deliver(made, { specimen }) {
    for (const page of made.pages) await museum(page).locator(`.lies[data-id=${specimen}]`).waitFor()
    return 'delivery'
  },
  async reached(made, _, seat) {
    const reached = Object.values(boardOf(made, seat).slots).filter((one) => one.reached)
    await counted(part(pageOf(made, seat), 'Objectives').locator('[data-id].done')).toBe(reached.length)
    return 'objective'
  },
  async envelope({ pages, eyes }, { first }) {
    const winners = (first as number[]).map((seat) => NAMES[seat])
    for (const page of pages) await logged(page, `${winners.join(' and ')} in first place`)
    const asked = pages[eyes.picture?.turn[0] as number] as Page
    const now = asked.getByRole('figure').filter({ hasText: 'being scored' })
    await counted(now.getByRole('listitem').first().locator('span')).toBe(winners.length)
    return winners.length > 1 ? 'tie' : 'envelope'
  },
  async goal(made, { lag, gross }, seat) {
    // After the game the points are in the score sheet.
    if (made.state.phase === 'over' || lag === 0) return 'goal'
    for (const page of made.pages) await logged(page, `(${gross}, minus ${lag} for lagging behind)`)
    await expect.poll(() => purseOf(pageOf(made, seat), 'points')).toBe(boardOf(made, seat).points)
    return 'lag'
  },
}

const idsOf = (all: Element[]): string[] => all.map((one) => one.getAttribute('data-id') ?? '')

/** Questions at the beginning or end of a turn. Any other question interrupts one. */
const BETWEEN = ['turn', 'end-turn', 'ask-window']

/** Plays a part of the game and checks all pages on the way. Returns the kinds of facts that were checked. */
async function playPart(from: number, until = GAME.log.rows.length): Promise<Set<unknown>> {
  const seen = new Set<unknown>()
  let coins = 0
  let interrupted: { readonly op: string; readonly title: string | null } | null = null

  async function before({ option, page, pages, eyes }: Made): Promise<void> {
    const [word, thing] = option.move.split(' ')
    const op = eyes.picture?.question?.op ?? ''
    if (word === 'keep')
      for (const other of pages) if (other !== page) await counted(other.locator(`[data-id=${thing}]`)).toBe(0)
    if (word === 'unlock') await page.locator(`[data-id=${thing}][aria-pressed=false] > .locked`).waitFor()
    if (word === 'deliver' && thing) {
      const cell = museum(page).locator(`[data-id=${thing}][aria-pressed=false]`)
      await expect.poll(() => cell.textContent()).toMatch(/:\s\d+\scoins?, \d+\ssteps? of evolution/)
      const [, brought] = (await cell.textContent())?.match(/:\s(\d+)\scoin/) ?? []
      coins = (await purseOf(page, 'coins')) + Number(brought)
    }
    if (word === 'reach') {
      await board(page).getByText('ready', { exact: true }).first().waitFor()
      if (!BETWEEN.includes(op)) interrupted = { op, title: await titleOf(page) }
    }
  }

  async function after(made: Made): Promise<void> {
    const { option, page, facts, eyes } = made
    for (const fact of facts) seen.add(await AFTER[fact.k]?.(made, fact, fact.seat as number))
    if (/^deliver ./.test(option.move)) await expect.poll(() => purseOf(page, 'coins')).toBe(coins)
    if (option.move === 'end turn') interrupted = null
    if (!interrupted || option.move.startsWith('reach ')) return
    if (eyes.picture?.question?.op !== interrupted.op) return
    await expect.poll(() => titleOf(page)).toBe(interrupted.title)
    seen.add('interrupted')
  }

  const engine = (await engineBy(GAME.log.game, GAME.log.version)) as Engine<DarwinState>
  const { pages, match } = await playOn(stage, engine, GAME, { from, until, before, after })
  if (until === GAME.log.rows.length) await expectSameSheets(pages, match)
  return seen
}

test.runIf(process.env.SOAK)(
  'three people online: a delivery, a tie on an envelope, and a Beagle goal with penalties for lagging',
  {
    timeout: SHORT_MS,
  },
  async () => {
    expect([...(await playPart(112, 120))]).toEqual(expect.arrayContaining(['delivery', 'tie', 'lag']))
  },
)

test.runIf(process.env.SOAK)(
  'three people play a whole game online, from the draft on',
  {
    timeout: LONG_MS,
  },
  async () => {
    const wanted = ['crew', 'pair', 'lens', 'camp', 'delivery', 'objective', 'interrupted', 'tie', 'lag']
    expect([...(await playPart(0))]).toEqual(expect.arrayContaining(wanted))
  },
)
