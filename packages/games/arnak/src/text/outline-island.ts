// Describes the island and the research track in words.

import type { OutlineLine, OutlineThing, Phrase, Term } from '@wayfare/text'
import { bonusOf } from '../board/bonus-tiles.ts'
import { siteTileOf } from '../board/site-tiles.ts'
import { CAMP_COUNT, CAMPS, DISCOVERY, SITES, type SiteSpace, SPACES } from '../board/sites.ts'
import { STACKS, stackPrice } from '../board/temple-tiles.ts'
import { BONUS_SPOTS, TOP_ROW, TRACKS, trackSpace } from '../board/track.ts'
import { BLOCKED, FREE, RIVAL } from '../occupants.ts'
import { units } from '../resources.ts'
import type { ArnakView } from '../view.ts'
import type { ArnakKey } from './catalogue.ts'
import { effectText, gains, icons, price, put, shortText, some } from './effects.ts'
import { bonus, guardian, guardianText, idol, site, siteTile, space, stack, track } from './things.ts'

export const word = (name: string): Phrase => put(`outline.${name}` as ArnakKey)
export const number = (name: string, count: number, of?: number): OutlineLine => ({
  label: word(name),
  number: count,
  ...(of === undefined ? {} : { of }),
})

export function siteLines(view: ArnakView): OutlineLine[] {
  const spaces = (level: string): OutlineThing[] =>
    SPACES.filter(({ site }) => SITES[site]?.level === level).flatMap((one) => [
      spaceThing(view, one),
      ...guardianAt(view, one),
    ])
  return [
    {
      label: word('camp'),
      things: Object.entries(CAMPS).map(([id, effect]) => ({ id, name: site(id), text: effectText(effect) })),
    },
    { label: word('places'), things: spaces('camp') },
    { label: word('level1'), things: spaces('level1') },
    { label: word('level2'), things: spaces('level2') },
  ]
}

function spaceThing(view: ArnakView, { id, index, site: at, travel }: SiteSpace): OutlineThing {
  const note = occupant(view.men[index] as number)
  const way = icons(travel[view.temple])
  const base = { id, name: space(id), ...(note ? { note } : {}) }
  if (at < CAMP_COUNT) return base
  const tile = view.tiles[at]
  if (!tile) return { ...base, text: unfound(view, at, way) }
  return {
    ...base,
    name: put('outline.named', { place: space(id), name: siteTile(tile) }),
    text: put('outline.open', { travel: way, effect: effectText(siteTileOf(tile).effect) }),
  }
}

/** The guardian is listed separately, right after its site, so that it can be pointed at. */
function guardianAt(view: ArnakView, { site: at }: SiteSpace): OutlineThing[] {
  const id = view.guards[at]
  if (!id) return []
  return [{ id, name: guardian(id), text: guardianText(id) }]
}

function unfound(view: ArnakView, at: number, travel: Term): Phrase {
  const { level } = SITES[at] as (typeof SITES)[number]
  const face = view.idols[at]
  const terms = { travel, compasses: some('nouns.compass', DISCOVERY[level]) }
  return face ? put('outline.unfound-idol', { ...terms, idol: idol(face) }) : put('outline.unfound', terms)
}

function occupant(man: number): Term | undefined {
  if (man === FREE) return undefined
  if (man === BLOCKED) return word('closed')
  return man === RIVAL ? word('rival-here') : put('outline.here', { player: { seat: man } })
}

export function researchLines(view: ArnakView): OutlineLine[] {
  const { temple, stacks, lost } = view
  const rows = Array.from({ length: TOP_ROW }, (_, i) => i + 1)
  return [
    ...rows.map(
      (row): OutlineLine => ({
        label: row === TOP_ROW ? put('places.temple') : put('outline.track-row', { row, ...worth(view, row) }),
        things: Object.keys(TRACKS[temple].spaces)
          .filter((id) => trackSpace(id).row === row)
          .map((id) => stepThing(view, id)),
      }),
    ),
    {
      label: word('tiles'),
      things: STACKS.map(({ id }, i) => ({
        id,
        name: stack(id),
        text: gains(stackPrice(temple, i)),
        count: stacks[i] as number,
      })),
    },
    number('lost', lost.length),
  ]
}

const worth = ({ temple }: ArnakView, row: number) => {
  const { glass, notebook } = TRACKS[temple].rows[row - 1] as (typeof TRACKS)['bird']['rows'][number]
  return { glass: effectText(glass.effect), notebook: effectText(notebook.effect) }
}

const bonusThing = (id: string): Phrase => put('outline.bonus', { bonus: bonus(id), effect: shortText(bonusOf(id)) })

function stepThing(view: ArnakView, id: string): OutlineThing {
  const tiles = BONUS_SPOTS[view.temple].flatMap(({ space: at }, spot) =>
    at === id && view.bonus[spot] ? [view.bonus[spot]] : [],
  )
  const cost = price(units(trackSpace(id).cost))
  const text =
    tiles.length > 0
      ? put('outline.step-bonus', { price: cost, bonuses: { list: tiles.map(bonusThing), joint: 'commas' } })
      : cost
  const here = view.explorers.flatMap(({ glass, notebook }, seat) =>
    glass === id || notebook === id ? [{ seat }] : [],
  )
  return {
    id,
    name: track(id),
    text,
    ...(here.length > 0 ? { note: put('outline.here', { player: { list: here, joint: 'commas' } }) } : {}),
  }
}
