// Another player in one strip: the sheet as a small picture, what they are doing, and the points of their best route.

import { Avatar } from '../../base/ui/avatar.tsx'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { toneOf } from '../../base/ui/seat.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { botAt } from '../../board-kit/seat-names.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icons.tsx'
import { markerIn } from './marker.ts'
import { Mini } from './mini.tsx'
import { type Activity, activityOf } from './player-activity.ts'
import { Points } from './points.tsx'
import { type BoardView, isEnd, type Props } from './props.ts'
import { wordsOf } from './words.ts'
import './panels.css'
import './opponent-strip.css'

const SIGNS: Readonly<Record<Activity, IconName>> = {
  finished: 'check',
  drawing: 'pencil',
  choosing: 'quarter',
  picking: 'dice',
  walking: 'task',
  meeting: 'madness',
  waiting: 'wait',
  out: 'no',
}

export function OpponentStrip(props: Props & { readonly rival: number }) {
  const { view, speaker, names, rival, showSeat, shownSeat, info } = props
  const words = wordsOf(speaker)
  const board = view.boards[rival] as BoardView
  const doing = activityOf(props, rival)
  const isFirst = view.boards.length > 1 && view.first === rival && !isEnd(props)
  const name = names[rival] ?? ''
  const bot = botAt(info, rival) ?? info.seats[rival]?.bot !== null
  return (
    <button
      type="button"
      class={`ark-rival ${markerIn(rival)} ${shownSeat === rival ? 'shown' : ''}`}
      aria-pressed={shownSeat === rival}
      title={words.say('rivals.sheet', { player: name })}
      {...standsFor({ about: `board:${rival}`, place: ofSeat(rival) })}
      onClick={() => showSeat(rival)}
    >
      <Mini board={board} seat={rival} />
      <span class="ark-who">
        <b>
          <Avatar name={name} seat={rival} tone={toneOf(rival)} bot={bot} size={24} />
          <bdi>{name}</bdi>
        </b>
        <span class={doing}>
          <Icon name={SIGNS[doing]} size={14} />
          {words.say(`rivals.${doing}`)}
        </span>
        {isFirst && (
          <span class="ark-first">
            <Icon name="dice" size={14} />
            {words.say('rivals.first-player')}
          </span>
        )}
      </span>
      <b class="ark-points">
        <Points {...props} who={rival} />
      </b>
    </button>
  )
}
