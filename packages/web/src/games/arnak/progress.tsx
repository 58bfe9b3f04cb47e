// The five rounds, with the moon on the one that is played.

import { ROUNDS } from '@wayfare/arnak/tables'
import { Icon } from './icon.tsx'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'
import './progress.css'

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const

export function Progress({ view, speaker, picture }: Props) {
  const words = wordsOf(speaker)
  return (
    <ol class="arn-rounds" aria-label={words.say('rounds.of', { round: view.round })}>
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
