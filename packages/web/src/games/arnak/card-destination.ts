import { type AllOps, CARDS, type Card } from '@wayfare/arnak/tables'
import type { Effect } from '@wayfare/kernel'
import type { Question } from '@wayfare/protocol'

type Destination = AllOps['take']['to'] | 'area'

/**
 * Says where a card of the row goes when it is bought or taken. A card that lets its player take one names the
 * destination.
 */
export function destinationOf(kind: Card['kind'], question: Pick<Question, 'op' | 'from'> | null): Destination {
  if (kind === 'artifact') return 'area'
  const by = question?.op === 'choose-take' && question.from !== null ? CARDS.get(question.from) : undefined
  return (by && takes(by.play)) ?? 'bottom'
}

const takes = ({ op, arg }: Effect): Destination | undefined => (op === 'take' ? (arg as AllOps['take']).to : undefined)
