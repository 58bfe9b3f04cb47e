// The rules of specimens and the museum (DAR-SPECIMEN, DAR-MUSEUM).

import { nothing, type Tell } from '@wayfare/kernel'
import { acts, deliver, studyMuseum } from '../data/actions.ts'
import type { Specimen } from '../data/ids.ts'
import { ISLANDS } from '../data/routes.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { incomeOf, place, SECOND_COST } from '../museum-income.ts'
import { effect, type Visit } from '../ops.ts'
import { boardOf, type DarwinState } from '../state.ts'
import { gain } from './gains.ts'
import { type DarwinRules, moveOf, SKIP } from './rule.ts'

const MOVES = SPECIMENS.map((specimen) => ({
  specimen,
  study: `study ${specimen}` as const,
  deliver: `deliver ${specimen}` as const,
  on: [specimen],
}))
const STUDY_ANY = SPECIMENS.map((specimen) =>
  moveOf(`study ${specimen}`, effect('researched', { specimen, where: 'anywhere' }), [specimen]),
)
const STUDY_ISLAND = SPECIMENS.map((specimen) =>
  moveOf(`study ${specimen}`, effect('researched', { specimen, where: 'own-islands' }), [specimen]),
)
const REDELIVER = SPECIMENS.map((specimen) =>
  moveOf(`redeliver ${specimen}`, effect('redelivered', specimen), [specimen]),
)

/** True if the specimen is on an island where the player has an explorer (DAR-SPECIMEN-05). */
function liesOnOwnIsland(s: DarwinState, by: number, specimen: Specimen): boolean {
  const { explorers } = boardOf(s, by)
  for (const { id, stops } of ISLANDS)
    if (explorers[id] !== null) for (const stop of stops) if (s.tokens[stop.id] === specimen) return true
  return false
}

const hasStudied = (s: DarwinState, by: number, specimen: Specimen): boolean =>
  boardOf(s, by).studied.includes(specimen)
/** True if it is in the museum and this player has not researched it. */
const isNewInMuseum = (s: DarwinState, by: number, specimen: Specimen): boolean =>
  s.museum.includes(specimen) && !hasStudied(s, by, specimen)
/** True if this player has researched it and it is not in the museum. */
const isDeliverable = (s: DarwinState, by: number, specimen: Specimen): boolean =>
  hasStudied(s, by, specimen) && !s.museum.includes(specimen)
const affords = (s: DarwinState, by: number, visit: Visit): boolean =>
  visit === 'first' || boardOf(s, by).coin >= SECOND_COST

export const museumRules = {
  study: {
    can: (s, by, specimen, inquiry) => !hasStudied(s, by, specimen) || inquiry.no('DAR-SPECIMEN-03'),
    run(s, by, specimen, tell) {
      if (!hasStudied(s, by, specimen)) research(s, by, specimen, tell)
      return undefined
    },
  },

  'study-any': {
    can: (s, by, _, inquiry) => boardOf(s, by).studied.length < SPECIMENS.length || inquiry.no('DAR-SPECIMEN-03'),
    ask(_s, _by, _, asking) {
      for (const { move, then, on } of STUDY_ANY) asking.offer(move, then, on)
      asking.offer(SKIP, nothing)
    },
  },

  'study-island': {
    can: (s, by, _, inquiry) =>
      SPECIMENS.some((one) => !hasStudied(s, by, one) && liesOnOwnIsland(s, by, one)) || inquiry.no('DAR-SPECIMEN-05'),
    ask(_s, _by, _, asking) {
      for (const { move, then, on } of STUDY_ISLAND) asking.offer(move, then, on)
      asking.offer(SKIP, nothing)
    },
  },

  researched: {
    can(s, by, { specimen, where }, inquiry) {
      if (hasStudied(s, by, specimen)) return inquiry.no('DAR-SPECIMEN-03')
      return where === 'anywhere' || liesOnOwnIsland(s, by, specimen) || inquiry.no('DAR-SPECIMEN-05')
    },
    run(s, by, { specimen }, tell) {
      research(s, by, specimen, tell)
      return undefined
    },
  },

  'study-museum': {
    can(s, by, visit, inquiry) {
      if (!SPECIMENS.some((one) => isNewInMuseum(s, by, one))) return inquiry.no('DAR-MUSEUM-13')
      return affords(s, by, visit) || inquiry.no('DAR-MUSEUM-08')
    },
    ask(_s, _by, visit, asking) {
      for (const { specimen, study, on } of MOVES)
        asking.offer(study, effect('museum-researched', { specimen, visit }), on)
      asking.offer(SKIP, nothing)
    },
  },

  // After the first specimen a second one is offered for coins.
  'museum-researched': {
    can(s, by, { specimen, visit }, inquiry) {
      if (hasStudied(s, by, specimen)) return inquiry.no('DAR-SPECIMEN-03')
      return (isNewInMuseum(s, by, specimen) && affords(s, by, visit)) || inquiry.no('DAR-MUSEUM-08')
    },
    run(s, by, { specimen, visit }, tell) {
      if (visit === 'second') boardOf(s, by).coin -= SECOND_COST
      research(s, by, specimen, tell)
      return visit === 'first' ? acts([studyMuseum('second')]) : undefined
    },
  },

  deliver: {
    can(s, by, visit, inquiry) {
      if (!SPECIMENS.some((one) => isDeliverable(s, by, one))) return inquiry.no('DAR-MUSEUM-13')
      return affords(s, by, visit) || inquiry.no('DAR-MUSEUM-05')
    },
    ask(_s, _by, visit, asking) {
      for (const { specimen, deliver: move, on } of MOVES)
        asking.offer(move, effect('delivered', { specimen, visit }), on)
      asking.offer(SKIP, nothing)
    },
  },

  delivered: {
    can(s, by, { specimen, visit }, inquiry) {
      if (!isDeliverable(s, by, specimen)) return inquiry.no('DAR-MUSEUM-01')
      return affords(s, by, visit) || inquiry.no('DAR-MUSEUM-05')
    },
    run(s, by, { specimen, visit }, tell) {
      if (visit === 'second') boardOf(s, by).coin -= SECOND_COST
      collect(s, by, specimen, false, tell)
      return visit === 'first' ? acts([deliver('second')]) : undefined
    },
  },

  'deliver-again': {
    can: (s, by, _, inquiry) => s.museum.some((one) => hasStudied(s, by, one)) || inquiry.no('DAR-MUSEUM-10'),
    ask(_s, _by, _, asking) {
      for (const { move, then, on } of REDELIVER) asking.offer(move, then, on)
      asking.offer(SKIP, nothing)
    },
  },

  redelivered: {
    can: (s, by, specimen, inquiry) =>
      (s.museum.includes(specimen) && hasStudied(s, by, specimen)) || inquiry.no('DAR-MUSEUM-10'),
    run(s, by, specimen, tell) {
      collect(s, by, specimen, true, tell)
      return undefined
    },
  },
} satisfies Partial<DarwinRules>

function research(s: DarwinState, by: number, specimen: Specimen, tell: Tell): void {
  const one = boardOf(s, by)
  one.studied = [...one.studied, specimen]
  tell({ k: 'study', seat: by, specimen })
}

function collect(s: DarwinState, by: number, specimen: Specimen, again: boolean, tell: Tell): void {
  const { coins, steps } = incomeOf(s, specimen, again)
  if (!again) place(s, specimen)
  tell({ k: again ? 'redeliver' : 'deliver', seat: by, specimen })
  if (coins > 0) gain(s, by, 'coins', coins, tell)
  if (steps > 0) gain(s, by, 'theory', steps, tell)
}
