// The top of a player area in Darwin: the owner, and counters for coins, knowledge, points and the lag behind the Beagle.

import { lagOf } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { Icon, type IconName, Mark } from './icon.tsx'
import { isOwn } from './player-area-thing.tsx'
import { type BoardView, type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'

export const lagBehind = ({ round }: Props['view'], { ship, perks }: BoardView): number =>
  lagOf(ship, round, perks.includes('lag-cap'))

export const minus = (n: number): string => (n > 0 ? `−${n}` : '0')

export function AreaOwner(props: Props) {
  const { speaker, names, seat, shownSeat, showSeat } = props
  const words = wordsOf(speaker)
  const own = isOwn(props)
  return (
    <header class="dar-m-who">
      <Mark of={props.shownSeat} size={14} />
      <h2>{own ? words.say('mine.you') : <bdi>{names[shownSeat]}</bdi>}</h2>
      {!own && seat !== null && (
        <button type="button" class="dar-m-back" onClick={() => showSeat(seat)}>
          {words.say('mine.back')}
        </button>
      )}
    </header>
  )
}

type Counted = 'coins' | 'knowledge' | 'points' | 'lag'
const ICONS: Readonly<Record<Counted, IconName>> = { coins: 'coin', knowledge: 'know', points: 'vp', lag: 'lag' }

export function Purse(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const board = shownBoard(props)
  const lag = lagBehind(view, board)
  const counts: readonly (readonly [Counted, string])[] = [
    ['coins', String(board.coin)],
    ['knowledge', String(board.knowledge)],
    ['points', String(board.points)],
    ['lag', minus(lag)],
  ]
  return (
    <ul class="dar-m-purse">
      {counts.map(([what, count]) => (
        <li key={what} class={what === 'lag' && lag > 0 ? 'short' : ''} {...standsFor({ about: what })}>
          <Icon name={ICONS[what]} size={22} />
          <b class="number" {...standsFor({ place: ofSeat(props.shownSeat, what) })}>
            {count}
          </b>
          <small>{words.say(`mine.${what}`)}</small>
        </li>
      ))}
    </ul>
  )
}
