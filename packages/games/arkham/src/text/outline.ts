// Describes the table in words from a seat's view, for people who read it instead of seeing it.

import type { OutlineLine, OutlineThing, OutlineZone, Phrase, Term } from '@wayfare/text'
import type { AncientId } from '../board/ancients.ts'
import type { QuarterId } from '../board/quarters.ts'
import type { TaskId } from '../board/tasks.ts'
import { TOURISTS } from '../board/tourists.ts'
import { BONUS_IDS } from '../cards/bonuses.ts'
import type { CallId } from '../cards/calls.ts'
import { cellOf } from '../cards/challenge.ts'
import { DIE_IDS } from '../cards/dice.ts'
import type { EffectId } from '../cards/effects.ts'
import { ROUNDS, type Zone } from '../state.ts'
import type { ArkhamView } from '../view.ts'
import type { ArkhamKey } from './catalogue.ts'
import {
  bonus,
  call,
  card,
  crossingsOf,
  die,
  place,
  put,
  quarter,
  segment,
  shop,
  task,
  thing,
  tourists,
} from './things.ts'

type BoardView = ArkhamView['boards'][number]
const word = (name: string): Phrase => put(`outline.${name}` as ArkhamKey)
const number = (name: string, count: number, of?: number): OutlineLine => ({
  label: word(name),
  number: count,
  ...(of === undefined ? {} : { of }),
})
const named = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null)

export function outline(seen: unknown): OutlineZone[] {
  const view = seen as ArkhamView
  return [
    ...view.boards.map((one, seat) => boardZone(view, one, seat)),
    { name: 'dice', title: word('dice'), lines: diceLines(view) },
    { name: 'shops', title: word('shops'), lines: shopLines(view) },
    { name: 'game', title: word('game'), lines: gameLines(view) },
  ]
}

function boardZone({ dice }: ArkhamView, one: BoardView, seat: number): OutlineZone {
  const own = one.dice.map((id, i): OutlineThing => ({ id, name: die(id, one.numbers[i] ?? dice[id].number) }))
  const lines: OutlineLine[] = [
    { label: word('own-dice'), things: own },
    { label: word('later-dice'), things: one.later.map((id) => ({ id, name: die(id) })) },
    ...(one.quarter ? [{ label: word('quarter'), word: quarter(one.quarter) }] : []),
    { label: word('bonuses'), things: bonusesOf(one) },
    {
      label: word('tasks'),
      cards: named(one.tasks).map((id) => ({
        id,
        name: task(id as TaskId),
        text: put('cards.task-rule', { crossings: crossingsOf(id as TaskId) }),
      })),
    },
    { label: word('call'), things: named(one.call).map((id) => ({ id, name: call(id as CallId) })) },
    { label: word('tourists'), things: touristsOf(one) },
    { label: word('segments'), things: one.segments.map((id) => ({ id, name: segment(id) })) },
    { label: word('reached'), things: one.reached.map((id) => ({ id, name: shop(id) })) },
    { label: word('circled'), things: one.circled.map((id) => ({ id, name: shop(id) })) },
    ...(one.start
      ? [
          {
            label: word('route'),
            word: put('outline.route-from', { place: place(one.start), count: one.steps.length }),
          },
        ]
      : []),
    ...(one.routed ? [number('madness', one.madness)] : []),
    ...(one.rolled.length > 0 ? [{ label: word('rolled'), word: { list: one.rolled, joint: 'commas' } as Term }] : []),
  ]
  return { name: `board ${seat}`, title: { seat }, seat, lines: lines.filter(hasContent) }
}

/** Empty lists are left out. */
const hasContent = (line: OutlineLine): boolean =>
  'things' in line ? line.things.length > 0 : !('cards' in line) || line.cards.length > 0

function bonusesOf({ bonuses, spent }: BoardView): OutlineThing[] {
  return BONUS_IDS.flatMap((id) =>
    bonuses[id] > 0 ? [{ id, name: bonus(id), text: put(`bonus-rules.${id}`), count: bonuses[id] - spent[id] }] : [],
  )
}

function touristsOf({ tourists: crowds, struck }: BoardView): OutlineThing[] {
  return Object.entries(crowds).flatMap(([id, counts]) => {
    const list = TOURISTS.flatMap((type, i) => (counts[i] ? [tourists(type, counts[i])] : []))
    if (list.length === 0) return []
    const lost = struck.includes(id as QuarterId)
    return [
      {
        id,
        name: quarter(id as QuarterId),
        text: { list, joint: 'commas' as const },
        ...(lost ? { note: word('struck') } : {}),
      },
    ]
  })
}

function diceLines({ dice }: ArkhamView): OutlineLine[] {
  const zones: readonly Zone[] = ['available', 'slot', 'unavailable', 'taken']
  return zones
    .map(
      (zone): OutlineLine => ({
        label: word(`zone-${zone}`),
        things: DIE_IDS.filter((id) => dice[id].zone === zone).map((id) => ({ id, name: die(id, dice[id].number) })),
      }),
    )
    .filter(hasContent)
}

function shopLines({ shop: { deck, open, old } }: ArkhamView): OutlineLine[] {
  const cards = (ids: readonly (string | null)[]): OutlineThing[] => named(ids).map((id) => ({ id, name: card(id) }))
  return [
    { label: word('shop-open'), things: cards(open) },
    { label: word('shop-old'), things: cards(old) },
    number('shop-deck', deck),
  ].filter(hasContent)
}

function gameLines({ ancient, effects, cell, round, first }: ArkhamView): OutlineLine[] {
  return [
    number('round', round, ROUNDS),
    { label: put('choices.ancient'), cards: [ancientCard(ancient)] },
    { label: put('choices.dark'), things: [effectThing(effects.dark)] },
    { label: put('choices.light'), things: [effectThing(effects.light)] },
    ...(cell ? [{ label: put('choices.cell'), word: put('values.cell', { ...cellOf(cell) }) }] : []),
    { label: put('choices.first'), word: { seat: first } },
  ]
}

const effectThing = (id: EffectId): OutlineThing => ({ id, name: thing(id), text: put(`effect-rules.${id}`) })

function ancientCard(id: AncientId): OutlineThing {
  const rules = [put(`ancient-rules.${id}`), put(`ancient-rewards.${id}`), put(`ancient-penalties.${id}`)]
  return {
    id,
    name: thing(id),
    text: put('outline.sentences', { a: rules[0] as Phrase, b: rules[1] as Phrase, c: rules[2] as Phrase }),
  }
}
