// The score sheet of the rulebook: a row for each category, a column for each player.

import type { Score } from '@wayfare/kernel'
import type { TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { say } from '../../../base/i18n/index.ts'
import { Avatar } from '../../../base/ui/avatar.tsx'
import { Icon } from '../../../base/ui/icon.tsx'
import { minus } from '../../../base/ui/minus.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { toneOf } from '../../../base/ui/seat.ts'
import { botAt } from '../../../board-kit/seat-names.ts'

type Props = {
  readonly id: string
  readonly info: TableInfo
  readonly scores: readonly Score[]
  readonly parts: readonly string[]
  readonly names: readonly string[]
  readonly speaker: GameSpeaker
}

export function ScoreSheet({ id, info, scores, parts, names, speaker }: Props) {
  const placeOf = (score: Score): number => info.seats[score.seat]?.place ?? score.place ?? 1
  // An opponent without a seat has no place. If only one player has a seat, their place applies to the whole sheet.
  const seated = scores.filter(({ seat }) => info.seats[seat] !== undefined)
  return (
    <Panel heading={say('end.title')} class="end-sheet">
      <div class="end-scroll scroll">
        <table id={id} style={{ '--seats': scores.length }}>
          <thead>
            <tr>
              <td />
              {scores.map(({ seat }) => (
                <th key={seat} scope="col" class={`tone-${toneOf(seat)}`}>
                  <Avatar
                    name={names[seat] as string}
                    seat={seat}
                    tone={toneOf(seat)}
                    bot={botAt(info, seat) ?? info.seats[seat]?.kind !== 'person'}
                  />
                  <bdi>{names[seat]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => {
              const most = Math.max(...scores.map((score) => score.parts[part] ?? 0))
              return (
                <tr key={part}>
                  <th scope="row">{speaker.sayScore(part)}</th>
                  {scores.map((score) => (
                    <Points
                      key={score.seat}
                      points={score.parts[part] ?? 0}
                      best={scores.length > 1 && most > 0 && (score.parts[part] ?? 0) === most}
                    />
                  ))}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr class="end-total">
              <th scope="row">{say('end.total')}</th>
              {scores.map((score) => (
                <td key={score.seat} class="number">
                  {minus(score.total)}
                </td>
              ))}
            </tr>
            <tr>
              <td />
              {seated.map((score) => (
                <td
                  key={score.seat}
                  class="end-place"
                  data-first={placeOf(score) === 1}
                  colSpan={seated.length === 1 ? scores.length : undefined}
                >
                  {speaker.sayPlace({ ...score, place: placeOf(score) })}
                  {info.seats[score.seat]?.gone && <small>{say('end.left')}</small>}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  )
}

const Points = ({ points, best }: { readonly points: number; readonly best: boolean }) => (
  <td class="number" data-best={best}>
    {best && (
      <>
        <Icon name="star" size={12} />
        <span class="visually-hidden">{say('words.label', { label: say('end.best') })} </span>
      </>
    )}
    <span class="end-points">{minus(points)}</span>
  </td>
)
