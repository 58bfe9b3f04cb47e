// The sources of a player's points, beside those of a strong player.

import { type Sources, sourcesOf } from '@wayfare/bots/sources'
import type { Score } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { say } from '../../base/i18n/index.ts'
import { SeatMark } from '../../base/ui/avatar.tsx'
import { minus } from '../../base/ui/minus.ts'
import { Panel } from '../../base/ui/panel.tsx'
import { botName } from '../../board-kit/seat-names.ts'

type Props = {
  readonly game: string
  readonly score: Score
  readonly speaker: GameSpeaker
}

export function SourcesPanel({ game, score, speaker }: Props) {
  const theirs = sourcesOf(game)
  const parts = [...new Set([...Object.keys(score.parts), ...Object.keys(theirs?.parts ?? {})])].filter(
    (part) => (score.parts[part] ?? 0) !== 0 || (theirs?.parts[part]?.mean ?? 0) !== 0,
  )
  const means = Object.fromEntries(Object.entries(theirs?.parts ?? {}).map(([part, { mean }]) => [part, mean]))
  const rounded = roundedToSum(means)
  const values = parts.flatMap((part) => [score.parts[part] ?? 0, ...Object.values(theirs?.parts[part] ?? {})])
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const at = (points: number): string => `${((points - low) / (high - low)) * 100}%`
  return (
    <Panel heading={say('review.sources')} level={2} class="review-sources">
      <table>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">{say('review.you')}</th>
            {theirs && <th scope="col">{say('review.average', { name: botName(theirs.bot) })}</th>}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const own = score.parts[part] ?? 0
            const spread = theirs?.parts[part]
            return (
              <tr key={part}>
                <th scope="row">{speaker.sayScore(part)}</th>
                <td aria-hidden="true">
                  <span class="review-scale">
                    <i class="review-zero" style={{ left: at(0) }} />
                    {spread && (
                      <>
                        <i
                          class="review-middle"
                          style={{ left: at(spread.low), right: `calc(100% - ${at(spread.high)})` }}
                        />
                        <i class="review-mean" style={{ left: at(spread.mean) }} />
                      </>
                    )}
                    <span class="review-own" style={{ left: at(own) }}>
                      <SeatMark seat={score.seat} tone="mine" />
                    </span>
                  </span>
                </td>
                <td class="number">{minus(own)}</td>
                {theirs && <td class="number">{minus(rounded[part] ?? 0)}</td>}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('review.total')}</th>
            <td />
            <td class="number">{minus(score.total)}</td>
            {theirs && <td class="number">{minus(Math.round(theirs.total.mean))}</td>}
          </tr>
        </tfoot>
      </table>
      {theirs && <p class="review-note">{stripedText(theirs)}</p>}
    </Panel>
  )
}

/** Rounds numbers so that they add up to the rounded sum: those with the largest fractions are rounded up. */
export function roundedToSum(values: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const parts = Object.entries(values).map(([name, value]) => ({ name, whole: Math.floor(value), lost: value % 1 }))
  const sum = Math.round(Object.values(values).reduce((all, one) => all + one, 0))
  const missing = sum - parts.reduce((all, { whole }) => all + whole, 0)
  const up = parts.toSorted((a, b) => fractionOf(b.lost) - fractionOf(a.lost)).slice(0, missing)
  return Object.fromEntries(parts.map((part) => [part.name, part.whole + (up.includes(part) ? 1 : 0)]))
}

/** The fraction above the next lower whole number, also for numbers below zero. */
const fractionOf = (rest: number): number => (rest < 0 ? rest + 1 : rest)

const stripedText = ({ results, bot, players }: Sources): string =>
  say('review.striped', { count: results, name: botName(bot), players })
