import { awakeSide } from './cards.tsx'
import { moveOf } from './moves.ts'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

export function questionText(props: Props): string | null {
  const { pointed, left, bare } = props.pointing
  if (!left.value.every((option) => DRAWS.has(moveOf(option).verb))) return null
  if (pointed.value.length === 0) return awake(props)
  // For segments that can be drawn alone or with another one: a chip for the first would look like the end of the
  // choice.
  const goesOn = bare.value.length > 0 && left.value.length > bare.value.length
  if (!goesOn) return null
  const of = Math.max(...left.value.map(({ on = [] }) => on.length))
  return wordsOf(props.speaker).say('map.second', { count: pointed.value.length, of })
}

const DRAWS: ReadonlySet<string> = new Set(['way', 'segment', 'diagonal'])

/** How this round's effect changes the segments that can be drawn. */
function awake(props: Props): string | null {
  const { view, speaker } = props
  const side = awakeSide(props)
  const rule = side && DRAWING.has(view.effects[side]) ? speaker.sayDetail([view.effects[side]]) : ''
  return side && rule ? `${speaker.sayThing(view.effects[side])}. ${rule}` : null
}

const DRAWING: ReadonlySet<string> = new Set(['secret-alley', 'new-turn', 't-junction'])
