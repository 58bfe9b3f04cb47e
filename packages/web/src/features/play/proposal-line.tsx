// An open proposal and the buttons to vote on it, below the prompt.

import { CLOCK_BY_DAYS, type Proposal, type TableInfo } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { clockWords } from '../../board-kit/clock-words.ts'
import { missingVotes } from '../../client/table/missing-votes.ts'
import type { TableSource } from '../../client/table/table-source.ts'

export function proposalText({ by, what }: Proposal, names: readonly string[]): string {
  const name = names[by] as string
  if ('rewind' in what) return say('table.proposalRewind', { name })
  if ('coach' in what) return say('table.proposalCoach', { name })
  if ('byDays' in what) return say('table.proposalByDays', { name, clock: clockWords(CLOCK_BY_DAYS) })
  return say('table.proposalReplace', { name, other: names[what.replace] as string })
}

/**
 * The proposal that is shown now, if there is one. A request for the coach may stay open for long, so players who have
 * already answered see it only in the coach's panel.
 */
export function proposalShown(info: TableInfo, mine: readonly number[]): Proposal | null {
  const { proposal } = info
  return proposal && 'coach' in proposal.what && missingVotes(info, mine).length === 0 ? null : proposal
}

type Props = {
  readonly proposal: Proposal
  readonly asked: boolean
  readonly source: TableSource
  readonly names: readonly string[]
}

export function ProposalLine({ proposal, asked, source, names }: Props) {
  return (
    <div class="play-proposal" role="alert">
      <span>{proposalText(proposal, names)}</span>
      {asked && (
        <>
          <Button kind="primary" onClick={() => void source.answer(true)}>
            {say('table.agree')}
          </Button>
          <Button onClick={() => void source.answer(false)}>{say('table.disagree')}</Button>
        </>
      )}
    </div>
  )
}
