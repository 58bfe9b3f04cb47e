// What a player may put in at any moment of the own turn and of the reward phase: objectives and crew cards (DAR-GEN-08).

import { type Asking, effect, from } from '@wayfare/kernel'
import { acts } from '../data/actions.ts'
import { COPY_CARD, CREW_IDS, crewCard } from '../data/crew.ts'
import { WORKERS } from '../data/player-board.ts'
import { shortage } from '../data/seals.ts'
import { type Board, boardOf, type DarwinState, withAt } from '../state.ts'
import { canReach, offerReach } from './objectives.ts'
import { nothing, type R, SKIP, SURE, type Why } from './rule.ts'

type Played = readonly [index: number, worker: number]

const PLAY: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  CREW_IDS.map((card) => [card, WORKERS.map((worker) => `crew ${card} ${worker}`)]),
)
const PLAY_ON: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  CREW_IDS.map((card) => [card, WORKERS.map((worker) => [card, worker])]),
)
const COPY: Readonly<Record<string, string>> = Object.fromEntries(CREW_IDS.map((card) => [card, `copy ${card}`]))

/** DAR-CREW-01 to -03: knowledge does not help here. */
function whyPlay(one: Board, index: number, worker: number): string {
  if (one.crewBy[index] !== -1) return 'DAR-CREW-09'
  if (one.crewBy.includes(worker)) return 'DAR-CREW-02'
  return shortage(one.rows[worker] as string, crewCard(one.crew[index] as string).need) === 0 ? '' : 'DAR-CREW-01'
}

/** No card asks for fewer seals; most rows are shorter, and this is asked at every decision. */
const FEWEST_SEALS = 5

function canPlay(one: Board): boolean {
  for (let worker = 1; worker < 4; worker++) {
    if ((one.rows[worker] as string).length < FEWEST_SEALS) continue
    for (let index = 0; index < one.crew.length; index++) if (whyPlay(one, index, worker) === '') return true
  }
  return false
}

export function hasTrigger(s: DarwinState, by: number): boolean {
  return canPlay(boardOf(s, by)) || canReach(s, by)
}

/** Offered beside every question of the seat, once the set-up is over. */
export function aside(s: DarwinState, by: number, asking: Asking): void {
  const one = boardOf(s, by)
  offerReach(s, by, asking)
  for (let worker = 0; worker < WORKERS.length; worker++) {
    if (!asking.listening && (one.rows[worker] as string).length < FEWEST_SEALS) continue
    for (let index = 0; index < one.crew.length; index++) {
      const card = one.crew[index] as string
      const rule = whyPlay(one, index, worker)
      const move = (PLAY[card] as string[])[worker] as string
      const on = (PLAY_ON[card] as string[][])[worker] as string[]
      if (rule === '') asking.offer(move, effect('crew-played', [index, worker]), on, SURE)
      else if (asking.listening) asking.refuse(move, rule, {}, on)
    }
  }
}

/** DAR-CREW-07, -08: any card that waits before any player, but no copy card. */
function copies(s: DarwinState, card: string): boolean {
  for (const one of s.boards) {
    const index = one.crew.indexOf(card)
    if (index >= 0) return one.crewBy[index] === -1 && card !== COPY_CARD
  }
  return false
}

export const whyCopy: Why<null> = (s) => {
  for (const one of s.boards) for (const card of one.crew) if (copies(s, card)) return ''
  return 'DAR-CREW-08'
}

export const interruptRules = {
  'crew-played': {
    run(s, by, [index, worker], tell) {
      const one = boardOf(s, by)
      const card = one.crew[index] as string
      one.crewBy = withAt(one.crewBy, index, worker)
      s.interrupts += 1
      tell({ k: 'crew-played', seat: by, card, worker: WORKERS[worker] as string })
      return from(card, acts(crewCard(card).acts))
    },
  } satisfies R<Played>,

  'copy-crew': {
    ask(s, _by, _, asking) {
      for (const one of s.boards) {
        for (const card of one.crew) {
          const move = COPY[card] as string
          if (copies(s, card)) asking.offer(move, effect('copied', card), [card], SURE)
          else asking.refuse(move, 'DAR-CREW-08', {}, [card])
        }
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R,

  // DAR-CREW-11: performed as the copier's own.
  copied: {
    run(_s, by, card, tell) {
      tell({ k: 'copied', seat: by, card })
      return from(card, acts(crewCard(card).acts))
    },
  } satisfies R<string>,
}
