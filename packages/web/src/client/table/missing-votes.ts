import type { TableInfo } from '@wayfare/protocol'

/** Which of these seats have yet to answer what is proposed. One that a bot holds for its person answers nothing. */
export const missingVotes = ({ proposal, seats }: TableInfo, mine: readonly number[]): number[] =>
  mine.filter((seat) => proposal?.needed.includes(seat) && !proposal.yes.includes(seat) && !seats[seat]?.gone)
