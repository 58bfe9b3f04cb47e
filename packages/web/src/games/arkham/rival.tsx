// Another player at a glance: the sheet as a stamp, what they are doing, what their best route would bring.

import { botAt } from '../../table/names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { toneOf } from '../../ui/seat.ts'
import { type Doing, doingOf } from './doing.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icons.tsx'
import { markerIn } from './marker.ts'
import { Mini } from './mini.tsx'
import type { BoardView, Props } from './props.ts'
import { useRivalForecast } from './use-forecast.ts'
import { wordsOf } from './words.ts'
import './panels.css'
import './panels-rival.css'

const SIGNS: Readonly<Record<Doing, IconName>> = {
  finished: 'check',
  drawing: 'pencil',
  choosing: 'quarter',
  picking: 'dice',
  walking: 'task',
  meeting: 'madness',
  waiting: 'wait',
  out: 'no',
}

export function Rival(props: Props & { readonly rival: number }) {
  const { view, speaker, names, rival, showSeat, shownSeat, picture, info } = props
  const words = wordsOf(speaker)
  const board = view.boards[rival] as BoardView
  const doing = doingOf(props, rival)
  const forecast = useRivalForecast(props, rival)
  const named = board.start !== null || picture.over
  const points = named
    ? (picture.scores[rival]?.total ?? 0)
    : forecast === 'none'
      ? 0
      : forecast === 'unknown'
        ? null
        : forecast.baseVp
  const name = names[rival] ?? ''
  const bot = botAt(info, rival) ?? info.seats[rival]?.bot !== null
  return (
    <button
      type="button"
      class={`ark-rival ${markerIn(rival)} ${shownSeat === rival ? 'shown' : ''}`}
      aria-pressed={shownSeat === rival}
      title={words.say('rivals.sheet', { player: name })}
      onClick={() => showSeat(rival)}
    >
      <Mini board={board} marker={markerIn(rival)} />
      <span class="ark-who">
        <b>
          <Avatar name={name} seat={rival} tone={toneOf(rival)} bot={bot} size={24} />
          <bdi>{name}</bdi>
        </b>
        <span class={doing}>
          <Icon name={SIGNS[doing]} size={14} />
          {words.say(`rivals.${doing}`)}
        </span>
      </span>
      <span class="ark-points">
        <b title={words.say('rivals.points', { points: points ?? 0 })}>{points ?? '…'}</b>
        {view.boards.length > 1 && view.first === rival && (
          <em title={words.say('rivals.first-player')}>{words.say('rivals.first')}</em>
        )}
      </span>
    </button>
  )
}
