// All decisions of a game as a strip of marks, round by round. Shape and colour show the verdict; a press shows the
// moment.

import { say } from '../../base/i18n/index.ts'
import { Panel } from '../../base/ui/panel.tsx'
import type { AnalysisResult } from './analysis-job.ts'
import { groupByRound } from './course.ts'

type Verdict = 'good' | 'some' | 'most' | 'unread'
type Bead = { readonly row: number; readonly round: number; readonly verdict: Verdict; readonly rank: number }

type Props = {
  readonly found: AnalysisResult
  readonly step: number
  stepOf(row: number): number
  go(step: number): void
}

export function Beads({ found, step, stepOf, go }: Props) {
  const beads = found.moments.map(({ row, round }): Bead => {
    const seen = found.decisions.find((one) => one.row === row)
    const rank = found.costly.findIndex((one) => one.row === row)
    const lost = (seen?.better?.gain.value ?? 0) >= 1
    return { row, round, rank, verdict: rank >= 0 ? 'most' : !seen ? 'unread' : lost ? 'some' : 'good' }
  })
  const good = (list: readonly Bead[]): number => list.filter(({ verdict }) => verdict === 'good').length
  const read = (list: readonly Bead[]): number => list.filter(({ verdict }) => verdict !== 'unread').length
  return (
    <Panel
      level={2}
      heading={say('review.decisions')}
      action={read(beads) > 0 && say('review.within', { count: good(beads), of: read(beads) })}
      class="review-beads"
    >
      <table>
        <tbody>
          {groupByRound(beads).map(({ round, items }, i) => (
            <tr key={i}>
              <th scope="row">
                <span aria-hidden="true">{round || '·'}</span>
                <span class="visually-hidden">{say('review.round', { round })}</span>
              </th>
              <td class="review-row">
                {items.map(({ row, verdict, rank }, nth) => (
                  <button
                    key={row}
                    type="button"
                    class={verdict === 'most' ? 'review-bead review-disc' : 'review-bead'}
                    data-verdict={verdict}
                    aria-current={step === stepOf(row)}
                    aria-label={
                      (verdict === 'most' ? `${rank + 1}: ` : '') +
                      say('review.bead', { round, number: nth + 1, verdict: say(`review.${verdict}`) })
                    }
                    onClick={() => go(stepOf(row))}
                  >
                    {verdict === 'most' && rank + 1}
                  </button>
                ))}
              </td>
              <td class="review-share">
                {read(items) > 0 && say('review.share', { count: good(items), of: read(items) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="review-legend" aria-hidden="true">
        {(['good', 'some', 'most'] as const).map((verdict) => (
          <li key={verdict}>
            <span class={verdict === 'most' ? 'review-bead review-disc' : 'review-bead'} data-verdict={verdict}>
              {verdict === 'most' && 1}
            </span>
            {say(`review.${verdict}`)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
