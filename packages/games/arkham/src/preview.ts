// Predicts a sheet after a move from its owner's view, for screens, which have no rules. A test compares it with the
// rules.

import type { Seat } from '@wayfare/kernel'
import { isSegment } from './board/board.ts'
import { TOURISTS, type Tourist } from './board/tourists.ts'
import { EFFECT_DIE, symbolOn, touristsOn } from './cards/dice.ts'
import { shopCard } from './cards/shop-cards.ts'
import type { RouteSheet } from './route/sheet.ts'
import { sheetOf } from './route-sheet.ts'
import type { ArkhamView } from './view.ts'

type BoardView = ArkhamView['boards'][number]

/** Returns null if the move leaves the sheet unchanged, or if the result cannot be known yet. */
export function sheetAfter(view: ArkhamView, seat: Seat, move: string): RouteSheet | null {
  const one = view.boards[seat] as BoardView
  const [word, ...rest] = move.split(' ') as [string, ...string[]]
  const change = CHANGES[word]?.(view, one, rest)
  return change ? sheetOf({ ...one, ...change }) : null
}

type Change = Partial<Pick<BoardView, 'segments' | 'tourists'>>
type Changes = (view: ArkhamView, one: BoardView, rest: readonly string[]) => Change | null

const draw: Changes = (_, { segments }, rest) => ({ segments: [...segments, ...rest.filter(isSegment)] })

/** Keyed by the first word of a move. */
const CHANGES: { readonly [word: string]: Changes } = {
  way: draw,
  segment: draw,
  diagonal: draw,
  redraw: (view, one, rest) => ({ ...draw(view, one, rest), ...arriving(view, one) }),
  keep: (view, one, [what]) => (what === 'all' ? arriving(view, one) : null),
  erase: (_, { segments }, [gone]) => ({ segments: segments.filter((id) => id !== gone) }),
  choose: (view, one, [quarter]) =>
    isNamed(one, quarter as string) ? withTourists(one, quarter, touristsOnDice(view, one)) : null,
  tourist: (_, one, [type]) => withTourists(one, one.quarter, [type as Tourist]),
  extra: (_, one, [type]) => withTourists(one, one.quarter, [type as Tourist]),
  visit(view, one) {
    const [open] = view.shop.open
    const card = open ? shopCard(open) : null
    return card?.kind === 'tourists' ? withTourists(one, one.quarter, card.tourists) : null
  },
}

/** The tourists that waited for the correction arrive after it, or after it is declined. */
const arriving = (view: ArkhamView, one: BoardView): Change | null =>
  one.fallback ? null : withTourists(one, one.quarter, touristsOnDice(view, one))

/**
 * True if the dice's numbers name the quarter. If they name no empty one, any quarter can be chosen and gets one
 * tourist (ARK-TOURIST-05).
 */
function isNamed({ numbers }: BoardView, quarter: string): boolean {
  const [a, b] = numbers
  return quarter === `q${a}${b}` || quarter === `q${b}${a}`
}

/**
 * Returns the tourists on both dice and those that the effect adds without a choice (ARK-TOURIST-01 to -03,
 * ARK-EFFECT-05).
 */
function touristsOnDice({ dice, effects }: ArkhamView, one: BoardView): readonly Tourist[] {
  const dieTourists = one.dice.flatMap((id) => touristsOn(id, dice[id].number))
  const [type, other] = new Set(dieTourists)
  if (!one.dice.includes(EFFECT_DIE) || type === undefined || other !== undefined) return dieTourists
  const extra = effects[symbolOn(dice[EFFECT_DIE].number)] === 'repeat' ? 2 : 1
  return [...dieTourists, ...Array.from({ length: extra }, () => type)]
}

function withTourists(
  { tourists }: BoardView,
  quarter: string | null | undefined,
  types: readonly Tourist[],
): Change | null {
  if (!quarter) return null
  const there = tourists[quarter] ?? TOURISTS.map(() => 0)
  const counts = TOURISTS.map((type, i) => (there[i] as number) + types.filter((one) => one === type).length)
  return { tourists: { ...tourists, [quarter]: counts } }
}
