// Why a move that means something is out of place here: it belongs to another moment of a turn, or to what is not one's own.

import { question } from '@wayfare/kernel'
import { CAMPS } from './data/camps.ts'
import { CREW_IDS } from './data/crew.ts'
import { ENVELOPES } from './data/letters.ts'
import { OBJECTIVES, SLOTS } from './data/objectives.ts'
import { STACKS, WORKERS } from './data/player-board.ts'
import { ISLANDS, ROUTES, SEA } from './data/routes.ts'
import { ACADEMY_SLOTS } from './data/seals.ts'
import { SPACES } from './data/spaces.ts'
import { SPECIMENS } from './data/specimens.ts'
import type { DarwinState } from './state.ts'

const idsOf = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id))
const SPACE_IDS = idsOf(SPACES)
const SEA_STOPS = idsOf(SEA.stops)
const LAND_STOPS = idsOf(ISLANDS.flatMap(({ stops }) => stops))
const STOPS = idsOf(ROUTES.flatMap(({ stops }) => stops))
const CAMP_IDS = idsOf(CAMPS)
const ISLES = idsOf(ISLANDS)
const WORKER_IDS: ReadonlySet<string> = new Set(WORKERS)
const SPECIMEN_IDS = new Set(SPECIMENS)
const CREW_CARDS = new Set(CREW_IDS)
const OBJECTIVE_IDS = new Set(Object.keys(OBJECTIVES))
/** Some moves end with a slot, or without. */
const SLOT_IDS = new Set([...SLOTS.map(({ id }) => id), ''])

/** What may stand behind the first word, word by word. */
const WORDS: Readonly<Record<string, readonly ReadonlySet<string>[]>> = {
  place: [WORKER_IDS, SPACE_IDS],
  explore: [LAND_STOPS],
  sail: [SEA_STOPS],
  halt: [STOPS],
  land: [ISLES],
  stamp: [new Set(ENVELOPES), new Set([...STACKS, 'used'])],
  seal: [new Set(ACADEMY_SLOTS), WORKER_IDS],
  purple: [WORKER_IDS],
  study: [SPECIMEN_IDS],
  deliver: [SPECIMEN_IDS],
  redeliver: [SPECIMEN_IDS],
  tent: [CAMP_IDS, new Set(['1', '2'])],
  revisit: [CAMP_IDS],
  take: [OBJECTIVE_IDS, SLOT_IDS],
  complete: [OBJECTIVE_IDS, SLOT_IDS],
  reach: [OBJECTIVE_IDS, SLOT_IDS],
  crew: [CREW_CARDS, WORKER_IDS],
  copy: [CREW_CARDS],
  unlock: [SPACE_IDS],
  use: [SPACE_IDS],
  swap: [new Set(['coins', 'points'])],
  end: [new Set(['turn'])],
}

export function judge(s: DarwinState, seat: number, move: string): string | undefined {
  const [word = '', ...rest] = move.split(' ')
  const wanted = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
  if (!wanted || rest.length > wanted.length) return undefined
  if (!wanted.every((ids, i) => ids.has(rest[i] ?? ''))) return undefined
  if (word === 'crew') return 'DAR-CREWDRAFT-01'
  if (word === 'reach') return 'DAR-OBJECTIVE-02'
  // DAR-GEN-02: what was begun comes first; before the placement there is no turn to end.
  return word === 'end' && question(s, seat)?.op !== 'turn' ? 'DAR-GEN-02' : 'DAR-TURN-01'
}
