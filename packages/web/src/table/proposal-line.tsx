// What somebody asks of all at the table, below the prompt of whoever has to answer.

import type { Proposal } from '@wayfare/protocol'
import { say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import type { Shown, TableSource } from './source.ts'

export function proposalText({ by, what }: Proposal, names: readonly string[]): string {
  const name = names[by] as string
  if ('rewind' in what) return say('table.proposalRewind', { name })
  if ('coach' in what) return say('table.proposalCoach', { name })
  return say('table.proposalReplace', { name, other: names[what.replace] as string })
}

/** What stands there now, if anything. A coach may stay asked for long: whoever has no answer to give finds that in the coach's place. */
export function proposalShown({ seat, info: { proposal } }: Shown): Proposal | null {
  return proposal && 'coach' in proposal.what && !isAsked(proposal, seat) ? null : proposal
}

const isAsked = ({ needed, yes }: Proposal, seat: number | null): boolean =>
  seat !== null && needed.includes(seat) && !yes.includes(seat)

type Props = {
  readonly proposal: Proposal
  readonly source: TableSource
  readonly seat: number | null
  readonly names: readonly string[]
}

export function ProposalLine({ proposal, source, seat, names }: Props) {
  return (
    <div class="play-proposal" role="alert">
      <span>{proposalText(proposal, names)}</span>
      {isAsked(proposal, seat) && (
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
