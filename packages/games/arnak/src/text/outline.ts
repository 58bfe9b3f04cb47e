// Describes the table in words from a seat's view, for people who read it instead of seeing it.

import type { Id } from '@wayfare/kernel'
import type { OutlineLine, OutlineThing, OutlineZone } from '@wayfare/text'
import { TOP_ROW, TRACKS, trackSpace } from '../board/track.ts'
import { cardOf } from '../cards/cards.ts'
import { filledCount } from '../idol-slots.ts'
import { RESOURCES } from '../resources.ts'
import { FIGURES, type Helper, ROUNDS } from '../state.ts'
import type { ArnakView } from '../view.ts'
import type { ArnakKey } from './catalogue.ts'
import { put } from './effects.ts'
import { number, researchLines, siteLines, word } from './outline-island.ts'
import { assistant, boon, card, cardSays, guardian, help, rivalTile, track } from './things.ts'

type Faces = readonly (Id | null)[]
type ExplorerView = ArnakView['explorers'][number]
const known = (ids: Faces): Id[] => ids.filter((id) => id !== null)

export function outline(seen: unknown): OutlineZone[] {
  const view = seen as ArnakView
  return [
    ...view.explorers.map((one, seat) => explorerZone(view, one, seat)),
    { name: 'row', title: word('row'), lines: rowLines(view) },
    { name: 'sites', title: word('sites'), lines: siteLines(view) },
    { name: 'research', title: word('research'), lines: researchLines(view) },
    { name: 'supply', title: word('supply'), lines: supplyLines(view) },
    ...(view.rival ? [rivalZone(view.rival)] : []),
    { name: 'game', title: word('game'), lines: gameLines(view) },
  ]
}

function explorerZone(view: ArnakView, one: ExplorerView, seat: number): OutlineZone {
  const hidden = one.hand.length - known(one.hand).length
  const tiles: readonly (readonly [number, number])[] = [
    [2, one.tiles2],
    [6, one.tiles6],
    [11, one.tiles11],
  ]
  return {
    name: `explorer ${seat}`,
    title: { seat },
    seat,
    lines: [
      ...RESOURCES.map(
        (resource): OutlineLine => ({
          label: word(resource),
          number: one[resource],
          id: resource,
        }),
      ),
      number('home', one.home, FIGURES),
      { label: word('hand'), cards: [...known(one.hand).map(cardThing), ...unknown(hidden)] },
      { label: word('area'), cards: known(one.area).map(cardThing) },
      { ...number('deck', one.deck.length), id: 'deck' },
      token(view, 'glass', one.glass),
      token(view, 'notebook', one.notebook),
      { label: word('staff'), things: one.staff.map(helper) },
      {
        label: word('boons'),
        things: [...one.boons.map((id) => overcome(id, false)), ...one.spent.map((id) => overcome(id, true))],
      },
      { ...number('idols', one.crates), id: 'idol' },
      number('slots', filledCount(one.slots), 4),
      {
        label: word('tiles'),
        things: tiles.flatMap(([points, count]) => (count ? [{ name: put('outline.points', { points }), count }] : [])),
      },
      number('fear-tiles', one.fearTiles),
      ...(one.passed ? [{ label: word('state'), word: word('passed') }] : []),
    ].filter(hasContent),
  }
}

/** Lines whose things are rare are left out while they are empty or zero. */
const SELDOM: readonly string[] = ['idols', 'slots', 'fear-tiles']
function hasContent(line: OutlineLine): boolean {
  if ('things' in line) return line.things.length > 0
  const { key } = line.label as { key?: string }
  return !('number' in line && line.number === 0 && SELDOM.some((name) => key === `outline.${name}`))
}

const unknown = (count: number): OutlineThing[] => (count > 0 ? [{ name: word('unknown'), count }] : [])
const cardThing = (id: Id): OutlineThing => ({ id, name: card(id), text: cardSays(id) })
const helper = ({ id, gold, ready }: Helper): OutlineThing => ({
  id,
  name: put(gold ? 'outline.gold' : 'outline.silver', { assistant: assistant(id) }),
  text: help(id, gold ? 'gold' : 'silver'),
  note: word(ready ? 'ready' : 'used'),
})
const overcome = (id: Id, used: boolean): OutlineThing => ({
  id,
  name: guardian(id),
  text: boon(id),
  ...(used ? { note: word('boon-used') } : {}),
})

function token({ temple }: ArnakView, name: 'glass' | 'notebook', at: Id): OutlineLine {
  const { row } = trackSpace(at)
  const on: OutlineThing = { id: name, name: track(at) }
  if (row < 1 || row >= TOP_ROW) return { label: put(`things.${name}`), things: [on] }
  const { points } = (TRACKS[temple].rows[row - 1] as (typeof TRACKS)['bird']['rows'][number])[name]
  return { label: put(`things.${name}`), things: [{ ...on, text: put('outline.points', { points }) }] }
}

function rowLines({ row, items, artifacts, exiled, fear, apart }: ArnakView): OutlineLine[] {
  const open = known(row)
  const of = (kind: string): OutlineThing[] => open.filter((id) => cardOf(id).kind === kind).map(cardThing)
  const lines: OutlineLine[] = [
    { label: word('artifacts'), cards: of('artifact') },
    { label: word('items'), cards: of('item') },
  ]
  const aside = [...known(apart), ...known(items), ...known(artifacts)]
  if (aside.length > 0) lines.unshift({ label: word('apart'), cards: aside.map(cardThing) })
  if (exiled.length > 0) lines.push({ label: word('exiled'), things: exiled.map((id) => ({ id, name: card(id) })) })
  return [...lines, number('artifact-deck', artifacts.length), number('item-deck', items.length), number('fear', fear)]
}

function supplyLines({ supply, rescue, level1, level2, guardians }: ArnakView): OutlineLine[] {
  const face = (id: Id): OutlineThing => ({ id, name: assistant(id), text: help(id, 'silver') })
  const lines: OutlineLine[] = [
    { label: word('recruit'), things: known(supply.map((one) => one.at(-1) ?? null)).map(face) },
  ]
  const saved = known(rescue)
  if (saved.length > 0) lines.push({ label: word('rescue'), things: saved.map(face) })
  return [
    ...lines,
    number('level1-stack', level1.length),
    number('level2-stack', level2.length),
    number('guardians', guardians.length),
  ]
}

function rivalZone(rival: NonNullable<ArnakView['rival']>): OutlineZone {
  return {
    name: 'rival',
    title: word('rival'),
    lines: [
      { label: put('things.glass'), word: track(rival.glass) },
      number('rival-left', rival.left, rival.tiles.length),
      { label: word('rival-used'), things: rival.used.map((id) => ({ name: rivalTile(id) })) },
      { label: word('boons'), things: rival.guardians.map((id) => ({ name: guardian(id) })) },
      { label: word('rival-cards'), things: rival.cards.map((id) => ({ name: card(id) })) },
      number('idols', rival.idols.length + rival.minus),
      ...Object.entries(rival.score).map(
        ([part, points]): OutlineLine => ({ label: put(`scores.${part}` as ArnakKey), number: points }),
      ),
    ].filter(hasContent),
  }
}

function gameLines({ temple, round, first, pool }: ArnakView): OutlineLine[] {
  const left = (['car', 'ship', 'plane', 'either'] as const).flatMap((kind) =>
    pool[kind] > 0 ? [{ id: `pool-${kind}`, name: put(`things.pool-${kind}`), count: pool[kind] }] : [],
  )
  return [
    number('round', round, ROUNDS),
    { label: put('choices.temple'), word: put(`values.${temple}`) },
    { label: put('choices.first'), word: { seat: first } },
    ...(left.length > 0 ? [{ label: word('pool'), things: left }] : []),
  ]
}
