// One person's strength before and after a game, on a scale with the bots that are about as strong. The figures beside it say the same.

import { PERSONAS } from '@wayfare/bots/personas'
import { strengthsOf } from '@wayfare/bots/strengths'
import type { Strength } from '@wayfare/protocol'
import { axisOver, ticks } from '../../base/chart/scale.ts'
import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { nameOf } from '../../board-kit/persona-names.ts'

/** About so many numbers below the axis. */
const NUMBERS = 4
/** How far the axis goes on beyond the whiskers, in points of Elo, so that there is somebody to compare with. */
const BEYOND = 100
/** The least distance between two portraits, as a share of the axis. */
const APART = 0.12

type Props = { readonly game: string; readonly before: Strength; readonly after: Strength }

export function StrengthDrawing({ game, before, after }: Props) {
  const { low, high, at } = axisOver([before, after].map(({ elo, within }) => ({ elo, within: within + BEYOND })))
  let last = Number.NEGATIVE_INFINITY
  const bots = PERSONAS.flatMap((bot) => {
    const elo = strengthsOf(game).people[bot]?.elo ?? Number.NEGATIVE_INFINITY
    if (elo < low || elo > high || at(elo) - last < APART) return []
    last = at(elo)
    return [{ bot, place: { '--at': last } }]
  })
  return (
    <div class="ratings-drawing" aria-hidden="true">
      <span>{say('ratings.lineBefore')}</span>
      <Whisker strength={before} at={at} />
      <span class="ratings-line-now">{say('ratings.lineNow')}</span>
      <Whisker strength={after} at={at} now />
      <div class="ratings-axis">
        {ticks(low, high, NUMBERS).map((elo) => (
          <span key={elo} style={{ '--at': at(elo) }}>
            {elo}
          </span>
        ))}
        {bots.map(({ bot, place }) => (
          <span key={bot} class="ratings-bot" style={place} title={nameOf(bot)}>
            <Avatar name={nameOf(bot)} bot={bot} size={26} />
          </span>
        ))}
      </div>
    </div>
  )
}

type WhiskerProps = { readonly strength: Strength; readonly at: (elo: number) => number; readonly now?: boolean }

const Whisker = ({ strength: { elo, within }, at, now }: WhiskerProps) => (
  <div
    class="ratings-track"
    data-now={now ? '' : undefined}
    style={{ '--at': at(elo), '--low': at(elo - within), '--high': at(elo + within) }}
  >
    <i class="ratings-whisker" />
    <i class="ratings-dot" />
  </div>
)
