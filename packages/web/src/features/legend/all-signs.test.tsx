// The legend of every game is complete: each sign of its drawings is in it, or in a short list of exceptions, and every text exists.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ANCIENTS, TOURISTS } from '@wayfare/arkham/tables'
import { LANGUAGES } from '@wayfare/text'
import { expect, test } from 'vitest'
import { speak, withWords } from '../../base/i18n/index.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { ICONS as ARKHAM_ICONS } from '../../games/arkham/icon-paths.ts'
import { ICONS as DARWIN_ICONS } from '../../games/darwin/icon.tsx'
import { render } from '../../testing/render.tsx'
import { filterGroups, type GameLegend, groupsOf, type LegendRow, loadLegend } from './legend-rows.ts'

const GAMES = ['arkham', 'arnak', 'darwin'] as const
type Game = (typeof GAMES)[number]

const NOWHERE = 'is drawn nowhere'
const SCENERY = 'is a part of the landscape or a figure'
const SEAT = 'is the shape of a seat, which the legend shows beside its player'
const BUTTON = 'is on a button that has a name'

/** Signs that are not in the legend, each with its reason. */
const LEFT_OUT: Readonly<Record<Game, Readonly<Record<string, string>>>> = {
  arkham: {
    ...{ fit: BUTTON, plus: BUTTON, minus: BUTTON, play: BUTTON },
    ...{ univ: NOWHERE, people: NOWHERE, link: NOWHERE },
  },
  arnak: {
    ...{ pawn: SCENERY, palm: SCENERY, fern: SCENERY, tent: SCENERY, staff: SCENERY },
    ...{ 'seat-1': SEAT, 'seat-2': SEAT, 'seat-3': SEAT, 'seat-4': SEAT },
    ...{ end: NOWHERE, lock: NOWHERE },
  },
  darwin: {
    ...{ chart: NOWHERE, people: NOWHERE },
    no: 'means what the sign of all tables means that something cannot be done now',
  },
}

const ids = (sheet: string): string[] =>
  [...readFileSync(resolve(import.meta.dirname, '../../games', sheet), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id as string,
  )

/** All that can be drawn as a sign, by name. */
const CATALOGUES: Readonly<Record<Game, readonly string[]>> = {
  arkham: [...Object.keys(ARKHAM_ICONS), ...TOURISTS, ...Object.keys(ANCIENTS)],
  arnak: ids('arnak/art/icons.svg'),
  darwin: [...DARWIN_ICONS, 'green', 'blue', 'red', 'yellow', 'purple', 'beagle'],
}

/** A view in which rows need nothing but that there is one. */
const VIEW = { ancient: 'cthulhu' }

async function rowsIn(game: Game, language: (typeof LANGUAGES)[number]): Promise<readonly LegendRow[]> {
  await speak(language)
  const legend = (await loadLegend(game, language)) as GameLegend
  return groupsOf(legend, await speakerOf(game, language, []), VIEW).flatMap(({ rows }) => rows)
}

/** What is drawn for each row, as it stands in the page. */
function drawingsOf(rows: readonly LegendRow[]): Element[] {
  const drawn: Element[] = []
  render(
    rows.map(({ id, Picture }, i) => (
      <i
        key={id}
        ref={(element) => {
          if (element) drawn[i] = element
        }}
      >
        <Picture seat={0} />
      </i>
    )),
  )
  return drawn
}

/** The names of all signs in a drawing: by the symbols it refers to, or by its lines. */
function signsIn(drawing: Element): string[] {
  const references = [...drawing.querySelectorAll('use')].map(
    (one) => one.getAttribute('href')?.split('#').at(-1) ?? '',
  )
  const paths = new Set([...drawing.querySelectorAll('path')].map((one) => one.getAttribute('d')))
  const icons = Object.entries(ARKHAM_ICONS).filter(
    ([, { line, solid }]: [string, { line?: string; solid?: string }]) => paths.has(line ?? solid ?? ''),
  )
  return [...references, ...icons.map(([name]) => name)]
}

test.each(GAMES)('%s: every sign is in the legend, or left out for a reason', async (game) => {
  const rows = await rowsIn(game, 'en')
  const drawings = drawingsOf(rows)
  const found = new Set([...drawings.flatMap(signsIn), ...rows.map(({ id }) => id)])
  const leftOut = LEFT_OUT[game]
  expect(CATALOGUES[game].length).toBeGreaterThan(35)
  expect(CATALOGUES[game].filter((name) => !found.has(name) && !Object.hasOwn(leftOut, name))).toEqual([])
  expect(Object.keys(leftOut).filter((name) => found.has(name) || !CATALOGUES[game].includes(name))).toEqual([])
  for (const [i, drawing] of drawings.entries()) expect(drawing.children.length, rows[i]?.id).toBeGreaterThan(0)
  const pictures = drawings.map(({ innerHTML }) => innerHTML)
  expect(pictures.filter((one, i) => pictures.indexOf(one) !== i)).toEqual([])
})

test.each(GAMES)('%s: each row has a name of its own and one line, in four languages', async (game) => {
  for (const language of LANGUAGES) {
    const rows = await rowsIn(game, language)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const names = rows.map(({ name }) => name)
    expect(names.filter((name, i) => name === '' || names.indexOf(name) !== i)).toEqual([])
    const faults = rows.filter(({ name, meaning = '' }) => meaning === '' || /undefined|null|[{}]/.test(name + meaning))
    expect(faults.map(({ id }) => `${language} ${id}`)).toEqual([])
  }
  await speak('en')
})

test('a search looks at names, meanings and titles, whatever their case and accents', async () => {
  await withWords(import('./text/index.ts'), speak('pl'))
  const legend = (await loadLegend('arnak', 'pl')) as GameLegend
  const groups = groupsOf(legend, await speakerOf('arnak', 'pl', []), VIEW)
  const found = (typed: string) => filterGroups(groups, typed).flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(found('STRAZNIK')).toContain('guardian')
  expect(found('zloty')).toContain('gold')
  expect(found('dobranie karty')).toEqual(['draw'])
  expect(found('zasoby')).toEqual(expect.arrayContaining(['coin', 'jewel']))
  expect(found('xyz')).toEqual([])
  await speak('en')
})
