import type { TableInfo } from '@wayfare/protocol'

/** The seats among `mine` that have not voted on the open proposal. A seat that a bot holds for an absent person does not vote. */
export const missingVotes = ({ proposal, seats }: TableInfo, mine: readonly number[]): number[] =>
  mine.filter((seat) => proposal?.needed.includes(seat) && !proposal.yes.includes(seat) && !seats[seat]?.gone)
