import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { begin, type Eyes, engineOf, type Game, type Match, offers, parseLog, play, seedOf } from '@wayfare/kernel'
import type { Picture } from '@wayfare/protocol'
import { type GameSpeaker, LANGUAGES } from '@wayfare/text'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak, withWords } from '../../base/i18n/index.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import type { InspectedTable } from '../../board-kit/inspection.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame } from '../../testing/dealt-table.ts'
import { render } from '../../testing/render.tsx'
import { RouteSolver } from '../../testing/route-solver.ts'
import { countWords, describeThing, fitLines, MOST_WORDS } from './card-text.ts'
import { type GameInspection, loadInspection } from './game-inspection.ts'
import { thingsOnTable } from './things-around.ts'

const GAMES = { arkham: arkham as Game, arnak: arnak as Game, darwin: darwin as Game }
const LOGS = [
  ['arkham', 'v1-3p'],
  ['arnak', 'v1-all-11-1p'],
  ['darwin', 'v1-all-05-1p'],
  ...(process.env.SOAK
    ? ([
        ['arkham', 'v1-1p'],
        ['arnak', 'v1-all-02-2p'],
        ['darwin', 'v1-all-14-2p'],
      ] as const)
    : []),
] as const
/** How far a game is when it is looked at. */
const SHARES = [0, 0.35, 0.7, 1]

const logOf = (game: string, name: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../../../games/${game}/replays/${name}.log`), 'utf8')

type Moment = { readonly view: unknown; readonly players: number; readonly scores: Picture['scores'] }

/** What each seat and a spectator see at several moments of a stored game, and all that is named there. */
function momentsOf(
  game: keyof typeof GAMES,
  name: string,
): { readonly moments: readonly Moment[]; readonly ids: ReadonlySet<string> } {
  const { table, chance, rows } = parseLog(logOf(game, name))
  const engine = engineOf(GAMES[game])
  const match: Match = begin(engine, table, seedOf(chance) as string)
  const [moments, ids] = [[] as Moment[], new Set<string>()]
  const stops = new Set(SHARES.map((share) => Math.floor(share * rows.length)))
  for (let at = 0; at <= rows.length; at++) {
    if (stops.has(at)) {
      const eyes: readonly Eyes[] = process.env.SOAK ? [0, 'spectator'] : [moments.length % 2 === 0 ? 0 : 'spectator']
      for (const one of eyes) moments.push({ view: engine.view(match.state, one), players: table.players, scores: [] })
      for (const { on = [] } of offers(match, 0)) for (const id of on) ids.add(id)
    }
    const row = rows[at]
    if (row?.kind === 'move') play(match, row.seat, row.move)
  }
  for (const { view } of moments) for (const id of namesIn(view)) ids.add(id)
  return { moments, ids }
}

/** All texts in it, and all keys. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // Of the names of properties, those that are things.
    if (!Array.isArray(value) && /[-\d]/.test(key)) yield key
    yield* namesIn(inner)
  }
}

const isThing = (id: string, speaker: GameSpeaker): boolean => {
  try {
    return speaker.sayThing(id) !== ''
  } catch {
    return false
  }
}

/** What is wrong with the card of a thing. */
function faultsOf(id: string, table: Omit<InspectedTable, 'outline'>, inspection: GameInspection): string[] {
  const thing = describeThing(id, table, inspection)
  if (!thing) return [`${id}: no card`]
  const { does, now } = fitLines(thing, null, [])
  const text = [thing.kind ?? '', thing.name, does ?? '', ...now].join(' \n')
  return [
    ...(thing.name === '' ? [`${id}: no name`] : []),
    ...(does === null && now.length === 0 ? [`${id}: nothing is said`] : []),
    ...(/undefined|null|NaN|\[object/.test(text) ? [`${id}: ${text}`] : []),
    ...(countWords(text) > MOST_WORDS ? [`${id}: ${countWords(text)} words: ${text}`] : []),
  ]
}

beforeAll(async () => {
  await withWords(import('./text/index.ts'), Promise.resolve())
})

const tableAt = ({ view, players, scores }: Moment, speaker: GameSpeaker): Omit<InspectedTable, 'outline'> => ({
  view,
  speaker,
  seat: 0,
  shownSeat: 0,
  names: Array.from({ length: players }, (_, i) => `Anna ${i}`),
  picture: { scores } as unknown as Picture,
})

test.each(LOGS)('%s, %s: everything that is named in a view has a card, in four languages', async (game, name) => {
  const { moments, ids } = momentsOf(game, name)
  const faults = new Set<string>()
  let count = 0
  for (const [at, language] of LANGUAGES.entries()) {
    await speak(language)
    const speaker = await speakerOf(game, language, [])
    const inspection = (await loadInspection(game, speaker)) as GameInspection
    const things = [...ids].filter((id) => isThing(id, speaker))
    // Each language at one moment; the long form looks at all of them in all.
    const seen = process.env.SOAK ? moments : moments.slice(at, at + 1)
    for (const moment of seen)
      for (const id of things)
        for (const fault of faultsOf(id, tableAt(moment, speaker), inspection)) faults.add(`${language} ${fault}`)
    count += things.length
  }
  await speak('en')
  expect(count).toBeGreaterThan(100)
  expect([...faults]).toEqual([])
})

/** What the keys go through that lead from one card to the next, as if everything had a size. */
function idsByKeyboard(): ReadonlySet<string> {
  const sizes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20))
  const found = thingsOnTable()
  sizes.mockRestore()
  return new Set(found.map(({ id }) => id))
}

test.each([
  ['arkham', 'v1-2p', 26],
  ['arnak', 'v1-all-11-1p', 30],
  ['darwin', 'v1-all-14-2p', 40],
] as const)(
  '%s: everything that is drawn as something of its own has a card, by mouse and by keyboard',
  async (game, name, at) => {
    vi.stubGlobal('Worker', RouteSolver)
    const source = await continueGame(logOf(game, name), at)
    render(<Table source={source} />)
    const drawn = () => [...document.querySelectorAll('[data-id], [data-about]')]
    await expect.poll(() => drawn().length).toBeGreaterThan(30)
    const ids = drawn().map((one) => one.getAttribute('data-about') ?? one.getAttribute('data-id') ?? '')
    const reached = idsByKeyboard()
    expect(ids.filter((id) => !reached.has(id))).toEqual([])
    const { info, picture } = source.shown.peek() as NonNullable<ReturnType<typeof source.shown.peek>>
    const moment = { view: picture?.view, players: info.seats.length, scores: picture?.scores ?? [] }
    const faults = new Set<string>()
    for (const language of LANGUAGES) {
      await speak(language)
      const speaker = await speakerOf(game, language, [])
      const inspection = (await loadInspection(game, speaker)) as GameInspection
      const table = tableAt(moment, speaker)
      for (const id of new Set(ids))
        for (const fault of faultsOf(id, table, inspection)) faults.add(`${language} ${fault}`)
    }
    await speak('en')
    expect([...faults]).toEqual([])
  },
)
