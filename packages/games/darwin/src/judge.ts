// Why a move that means something cannot be made now, where its word alone (words.ts) does not tell.

import { type Effect, type Frame, question, type RuleId, ruleOfWord } from '@wayfare/kernel'
import { actsOf } from './cells.ts'
import { wordOf } from './data/actions.ts'
import { SPECIMENS } from './data/specimens.ts'
import { whyDeliver, whyStudyMuseum } from './rules/museum.ts'
import { boardOf, type DarwinState } from './state.ts'
import { words } from './words.ts'

/** Nothing that is finished first would make these possible. */
const NEVER_LATER: ReadonlySet<string> = new Set(['keep', 'seals', 'pair', 'reach', 'crew'])
/** Questions in which these words keep their own rule, whatever else waits. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  halt: ['sail', 'explore'],
  tent: ['camp'],
  complete: ['complete-objective'],
  'extra-seal': ['academy'],
}

export function judge(s: DarwinState, seat: number, move: string): RuleId | undefined {
  if (!ruleOfWord(words, move)) return undefined
  const [word = '', what = ''] = move.split(' ')
  const { op } = question(s, seat) as Frame
  if (word === 'keep' && s.alfred) return 'DAR-SOLO-07'
  if (word === 'take' && what !== '' && !s.shown.includes(what)) return 'DAR-OBJECTIVE-01'
  if (NEVER_LATER.has(word)) return undefined
  if (waits(s, seat, move) || (wasInterrupted(s, seat) && !AT_HOME[word]?.includes(op))) return 'DAR-GEN-02'
  // Before the placement there is no turn to end.
  if (word === 'end' && op !== 'turn') return 'DAR-GEN-02'
  return whySecond(s, seat, word, what)
}

const LISTS: ReadonlySet<string> = new Set(['act', 'acts', 'reward', 'reward-act'])

/** Actions that this seat may still choose from. */
function listed(s: DarwinState, seat: number): readonly Effect[] {
  const lists = s.core.stack.filter(({ op, by }) => by === seat && LISTS.has(op))
  return lists.flatMap(({ arg }) => arg as unknown as readonly Effect[])
}

const waits = (s: DarwinState, seat: number, move: string): boolean =>
  listed(s, seat).some((action) => wordOf(action) === move)

const wasInterrupted = (s: DarwinState, seat: number): boolean =>
  s.core.stack.slice(0, -1).some(({ asked, by }) => asked && by === seat)

/** DAR-MUSEUM-05, -08: nobody was asked for the second one, since it cannot be paid. */
function whySecond(s: DarwinState, seat: number, word: string, what: string): RuleId | undefined {
  const bit = 1 << SPECIMENS.indexOf(what)
  const { studied } = boardOf(s, seat)
  if (word === 'deliver' && (studied & ~s.museum & bit) !== 0 && didOnce(s, seat, 'deliver'))
    return whyDeliver(s, seat, 2) || undefined
  if (word === 'study' && (s.museum & ~studied & bit) !== 0 && didOnce(s, seat, 'study-museum'))
    return whyStudyMuseum(s, seat, 2) || undefined
  return undefined
}

/** Is this an action of the space of this turn, and no longer to be chosen? A position may begin without saying where a worker stands. */
function didOnce(s: DarwinState, seat: number, op: string): boolean {
  const turn = s.core.stack.find((frame) => frame.op === 'end-turn' && frame.by === seat)
  if (!turn || listed(s, seat).some((action) => action.op === op)) return false
  return turn.arg === null || actsOf(s, turn.arg as number).some((action) => action.op === op)
}
