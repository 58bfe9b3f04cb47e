// The five rounds, with the moon on the current one.

import { ROUNDS } from '@wayfare/arnak/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { seatShape } from '../../base/ui/seat.ts'
import { Icon } from './icon.tsx'
import { type Props, seatClass } from './props.ts'
import { scoreLines } from './score-lines.ts'
import { wordsOf } from './words.ts'
import './progress.css'

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const

export function Progress(props: Props) {
  return (
    <>
      <Rounds {...props} />
      <Totals {...props} />
    </>
  )
}

function Rounds({ view, speaker, picture }: Props) {
  const words = wordsOf(speaker)
  return (
    <ol
      class="arn-rounds"
      {...standsFor({ about: 'rounds' })}
      aria-label={words.say('rounds.of', { round: view.round })}
    >
      <li class="word" aria-hidden="true">
        {words.say('rounds.word')}
      </li>
      {ROMAN.slice(0, ROUNDS).map((name, i) => {
        const round = i + 1
        const now = round === view.round && !picture.over
        return (
          <li
            key={name}
            class={now ? 'now' : round <= view.round ? 'past' : ''}
            {...(now ? { 'aria-current': 'step' as const } : {})}
          >
            {now && <Icon name="moon" size={14} />}
            {name}
          </li>
        )
      })}
    </ol>
  )
}

/** On a phone the other players are hidden, so their points are here. Screen readers get them with the scores. */
function Totals(props: Props) {
  return (
    <span class="arn-totals" aria-hidden="true">
      {scoreLines(props).map(({ seat, total }) => (
        <span key={seat} class={seatClass(seat)}>
          <svg class="arn-mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d={seatShape(seat)} />
          </svg>
          {total}
        </span>
      ))}
    </span>
  )
}
