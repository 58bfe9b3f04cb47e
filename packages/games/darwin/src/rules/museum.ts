// Specimens and the museum (DAR-SPECIMEN, DAR-MUSEUM).

import { type Asking, effect, type Tell } from '@wayfare/kernel'
import { acts } from '../data/actions.ts'
import { ISLANDS } from '../data/routes.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { incomeOf, place } from '../museum-income.ts'
import { boardOf, type DarwinState } from '../state.ts'
import { gain } from './gains.ts'
import { nothing, type R, SKIP, SURE, type Why } from './rule.ts'

const SECOND_COST = 3
const ON = SPECIMENS.map((id) => [id])
const STUDY = SPECIMENS.map((id) => `study ${id}`)
const DELIVER = SPECIMENS.map((id) => `deliver ${id}`)
const AGAIN = SPECIMENS.map((id) => `redeliver ${id}`)
const ALL = 0xffff

/** Specimens that lie on islands where the player has an explorer (DAR-SPECIMEN-05). */
function onOwnIslands(s: DarwinState, by: number): number {
  const { explorers } = boardOf(s, by)
  let bits = 0
  for (let isle = 0; isle < ISLANDS.length; isle++) {
    if ((explorers[isle] as number) < 0) continue
    for (const token of s.tokens[isle + 1] as readonly number[]) if (token >= 0) bits |= 1 << token
  }
  return bits
}

const affordsSecond = (s: DarwinState, by: number, count: number): boolean =>
  count === 1 || boardOf(s, by).coin >= SECOND_COST

export const whyStudy: Why<number> = (s, by, specimen) =>
  (boardOf(s, by).studied & (1 << specimen)) === 0 ? '' : 'DAR-SPECIMEN-03'
export const whyStudyAny: Why<null> = (s, by) => (boardOf(s, by).studied !== ALL ? '' : 'DAR-SPECIMEN-03')
export const whyStudyIsland: Why<null> = (s, by) =>
  (onOwnIslands(s, by) & ~boardOf(s, by).studied) !== 0 ? '' : 'DAR-SPECIMEN-05'
export const whyStudyMuseum: Why<number> = (s, by, count) => {
  if ((s.museum & ~boardOf(s, by).studied) === 0) return 'DAR-MUSEUM-13'
  return affordsSecond(s, by, count) ? '' : 'DAR-MUSEUM-08'
}
export const whyDeliver: Why<number> = (s, by, count) => {
  if ((boardOf(s, by).studied & ~s.museum) === 0) return 'DAR-MUSEUM-13'
  return affordsSecond(s, by, count) ? '' : 'DAR-MUSEUM-05'
}
export const whyDeliverAgain: Why<null> = (s, by) => ((boardOf(s, by).studied & s.museum) !== 0 ? '' : 'DAR-MUSEUM-10')

/** Offers a move for each specimen among the `open` ones; the others are refused, those already studied by a rule of their own. */
function offerSpecimens(
  asking: Asking,
  moves: readonly string[],
  open: number,
  refusal: (specimen: number) => string,
  op: string,
  more: number,
): void {
  for (let specimen = 0; specimen < SPECIMENS.length; specimen++) {
    const move = moves[specimen] as string
    const on = ON[specimen] as string[]
    if ((open & (1 << specimen)) !== 0) asking.offer(move, effect(op, [specimen, more]), on, SURE)
    else if (asking.listening) asking.refuse(move, refusal(specimen), {}, on)
  }
  asking.offer(SKIP, nothing, undefined, SURE)
}

type Chosen = readonly [specimen: number, count: number]

export const museumRules = {
  study: {
    run(s, by, specimen, tell) {
      if (whyStudy(s, by, specimen) === '') research(s, by, specimen, tell)
      return undefined
    },
  } satisfies R<number>,

  'study-any': {
    ask(s, by, _, asking) {
      offerSpecimens(asking, STUDY, ALL & ~boardOf(s, by).studied, () => 'DAR-SPECIMEN-03', 'researched', 0)
    },
  } satisfies R,

  'study-island': {
    ask(s, by, _, asking) {
      const { studied } = boardOf(s, by)
      const refusal = (one: number) => ((studied & (1 << one)) !== 0 ? 'DAR-SPECIMEN-03' : 'DAR-SPECIMEN-05')
      offerSpecimens(asking, STUDY, onOwnIslands(s, by) & ~studied, refusal, 'researched', 0)
    },
  } satisfies R,

  'study-museum': {
    ask(s, by, count, asking) {
      const { studied } = boardOf(s, by)
      const open = affordsSecond(s, by, count) ? s.museum & ~studied : 0
      const refusal = (one: number) => ((studied & (1 << one)) !== 0 ? 'DAR-SPECIMEN-03' : 'DAR-MUSEUM-08')
      offerSpecimens(asking, STUDY, open, refusal, 'researched', count)
    },
  } satisfies R<number>,

  // Of museum research the second one follows, for coins.
  researched: {
    run(s, by, [specimen, count], tell) {
      if (count === 2) boardOf(s, by).coin -= SECOND_COST
      research(s, by, specimen, tell)
      return count === 1 ? acts([effect('study-museum', 2)]) : undefined
    },
  } satisfies R<Chosen>,

  deliver: {
    ask(s, by, count, asking) {
      const { studied } = boardOf(s, by)
      const open = affordsSecond(s, by, count) ? studied & ~s.museum : 0
      const refusal = (one: number) => ((studied & ~s.museum & (1 << one)) !== 0 ? 'DAR-MUSEUM-05' : 'DAR-MUSEUM-01')
      offerSpecimens(asking, DELIVER, open, refusal, 'delivered', count)
    },
  } satisfies R<number>,

  delivered: {
    run(s, by, [specimen, count], tell) {
      if (count === 2) boardOf(s, by).coin -= SECOND_COST
      collect(s, by, specimen, false, tell)
      return count === 1 ? acts([effect('deliver', 2)]) : undefined
    },
  } satisfies R<Chosen>,

  'deliver-again': {
    ask(s, by, _, asking) {
      offerSpecimens(asking, AGAIN, boardOf(s, by).studied & s.museum, () => 'DAR-MUSEUM-10', 'redelivered', 0)
    },
  } satisfies R,

  redelivered: {
    run(s, by, [specimen], tell) {
      collect(s, by, specimen, true, tell)
      return undefined
    },
  } satisfies R<Chosen>,
}

function research(s: DarwinState, by: number, specimen: number, tell: Tell): void {
  boardOf(s, by).studied |= 1 << specimen
  tell({ k: 'study', seat: by, specimen: SPECIMENS[specimen] as string })
}

function collect(s: DarwinState, by: number, specimen: number, again: boolean, tell: Tell): void {
  const { coins, steps } = incomeOf(s, specimen, again)
  if (!again) place(s, specimen)
  tell({ k: again ? 'redeliver' : 'deliver', seat: by, specimen: SPECIMENS[specimen] as string })
  if (coins > 0) gain(s, by, 'coins', coins, tell)
  if (steps > 0) gain(s, by, 'theory', steps, tell)
}
