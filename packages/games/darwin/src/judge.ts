// Explains why a valid move is refused now, if its verb alone (words.ts) does not tell.

import { type Frame, type Inquiry, question, type RuleId, ruleOfWord } from '@wayfare/kernel'
import { actsOf } from './cells.ts'
import { deliver, studyMuseum, wordOf } from './data/actions.ts'
import { WORKERS } from './data/ids.ts'
import type { Action, DarwinEffect } from './ops.ts'
import { ORDINARY } from './rules/draft.ts'
import { boardOf, type DarwinState } from './state.ts'
import { words } from './words.ts'

/** Moves that do not become possible when the current question is finished. */
const NEVER_LATER: ReadonlySet<string> = new Set(['keep', 'seals', 'pair', 'reach', 'crew'])
/** Questions that are decided before the first turn. */
const BEFORE_TURNS: ReadonlySet<string> = new Set(['pick-crew', 'keep-crew', 'assign-seals', 'choose-pair'])
/** Questions in which these verbs keep their own rule, whatever else is waiting. */
const OWN_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  halt: ['sail', 'explore'],
  tent: ['camp'],
  complete: ['complete-objective'],
  'extra-seal': ['academy'],
}

export function judge(s: DarwinState, seat: number, move: string, inquiry: Inquiry): RuleId | undefined {
  const { op } = question(s, seat) as Frame
  // A worker that is pointed at before the first round: it waits for its first turn, or for the assignment of starting
  // seals.
  if (BEFORE_TURNS.has(op) && WORKERS.some((id) => id === move))
    return op === 'assign-seals' && ORDINARY.some((id) => id === move) ? 'DAR-CREWDRAFT-08' : 'KER-FIRST'
  if (!ruleOfWord(words, move)) return undefined
  const [word = '', what = ''] = move.split(' ')
  if (word === 'keep' && s.alfred) return 'DAR-SOLO-07'
  if (word === 'take' && what !== '' && !s.shown.some((id) => id === what)) return 'DAR-OBJECTIVE-01'
  if (NEVER_LATER.has(word)) return undefined
  if (isWaiting(s, seat, move) || (wasInterrupted(s, seat) && !OWN_QUESTIONS[word]?.includes(op))) return 'DAR-GEN-02'
  // Before the placement there is nothing to end.
  if (word === 'end' && op !== 'turn') return 'DAR-GEN-02'
  return ruleAgainstSecond(s, seat, word, what, inquiry)
}

/** Returns the actions from which this seat can still choose. */
function remainingActions(s: DarwinState, seat: number): readonly Action[] {
  return s.core.stack.flatMap((frame) => (frame.by === seat ? listOf(frame as DarwinEffect) : []))
}

function listOf(waiting: DarwinEffect): readonly Action[] {
  switch (waiting.op) {
    case 'act':
    case 'acts':
    case 'reward':
    case 'reward-act':
      return waiting.arg
    default:
      return []
  }
}

const isWaiting = (s: DarwinState, seat: number, move: string): boolean =>
  remainingActions(s, seat).some((action) => wordOf(action) === move)

const wasInterrupted = (s: DarwinState, seat: number): boolean =>
  s.core.stack.slice(0, -1).some(({ asked, by }) => asked && by === seat)

/**
 * A second delivery or research is not offered at all if it cannot be paid, so the reason is given here (DAR-MUSEUM-05,
 * -08).
 */
function ruleAgainstSecond(
  s: DarwinState,
  seat: number,
  word: string,
  what: string,
  inquiry: Inquiry,
): RuleId | undefined {
  const studied = boardOf(s, seat).studied.some((specimen) => specimen === what)
  const inMuseum = s.museum.some((specimen) => specimen === what)
  if (word === 'deliver' && studied && !inMuseum && wasUsedThisTurn(s, seat, 'deliver'))
    return inquiry.against(deliver('second'))
  if (word === 'study' && inMuseum && !studied && wasUsedThisTurn(s, seat, 'study-museum'))
    return inquiry.against(studyMuseum('second'))
  return undefined
}

/**
 * True if this action belongs to the space of this turn and has been used. A position may begin without naming the
 * worker's space.
 */
function wasUsedThisTurn(s: DarwinState, seat: number, op: Action['op']): boolean {
  const turn = s.core.stack.find((frame) => frame.op === 'end-turn' && frame.by === seat) as DarwinEffect | undefined
  if (turn?.op !== 'end-turn' || remainingActions(s, seat).some((action) => action.op === op)) return false
  const { space } = turn.arg
  return space === null || actsOf(s, space).some((action) => action.op === op)
}
