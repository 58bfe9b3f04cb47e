import type { Daily } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'

/**
 * The histogram has room for at least this many bars. If there are fewer, they are in the middle and do not fill the
 * width.
 */
const PLACES = 11
const WIDTH = 400
const HEIGHT = 72
const GAP = 4
const LEAST = 3

type Props = { readonly piles: NonNullable<Daily['piles']>; readonly mine: number | null }

/** The viewer's own bar has a mark above it, so that colour alone does not tell it. */
export function DailyBars({ piles: { low, step, counts }, mine }: Props) {
  const most = Math.max(...counts)
  const before = Math.max(0, Math.floor((PLACES - counts.length) / 2))
  const places = Math.max(PLACES, counts.length)
  const room = (WIDTH + GAP) / places
  const own = mine === null ? -1 : before + Math.min(Math.max(Math.floor((mine - low) / step), 0), counts.length - 1)
  const bars = Array.from({ length: places }, (_, place) => counts[place - before] ?? 0)
  const high = low + step * counts.length - 1
  const heightOf = (count: number): number => (count === 0 ? LEAST : LEAST + ((HEIGHT - LEAST - 12) * count) / most)
  return (
    <svg
      class="daily-bars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={
        mine === null ? say('home.dailyBars', { low, high }) : say('home.dailyBarMine', { low, high, points: mine })
      }
    >
      {bars.map((count, place) => {
        const x = place * room
        const height = Math.max(heightOf(count), place === own ? 2 * LEAST : 0)
        return (
          <g key={place} class={place === own ? 'daily-bar-mine' : 'daily-bar'}>
            <rect x={x} y={HEIGHT - height} width={room - GAP} height={height} rx="2" />
            {place === own && <path d={`M${x + (room - GAP) / 2 - 5} ${HEIGHT - height - 10}h10l-5 6Z`} />}
          </g>
        )
      })}
    </svg>
  )
}
