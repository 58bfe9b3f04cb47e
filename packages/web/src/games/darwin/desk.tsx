// The desk: museum, envelopes, academy, open objectives and the order of turns. Decisions before and after a round are
// laid out over it.

import { useRef } from 'preact/hooks'
import { useRoving } from '../../board-kit/roving.ts'
import { useFromTop } from './auto-tab.ts'
import { Academy } from './desk-academy.tsx'
import { Guide } from './desk-guide.tsx'
import { Letters } from './desk-letters.tsx'
import { Museum } from './desk-museum.tsx'
import { Objectives, Order } from './desk-rest.tsx'
import type { Props } from './props.ts'
import { containerHandlers } from './replace-pointed.ts'
import { wordsOf } from './words.ts'
import './desk.css'

export function Desk(props: Props) {
  const desk = useRef<HTMLElement>(null)
  useRoving(desk)
  useFromTop(desk, props.picture.question)
  return (
    <section
      class={`dar-desk ${props.picture.question ? '' : 'quiet'}`}
      aria-label={wordsOf(props.speaker).say('desk.title')}
      ref={desk}
      {...containerHandlers(props)}
    >
      <Museum {...props} />
      <Letters {...props} />
      <Academy {...props} />
      <Objectives {...props} />
      <Order {...props} />
      <Guide {...props} />
    </section>
  )
}
