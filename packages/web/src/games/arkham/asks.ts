import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

/** Of a segment that may be drawn alone or with another: its chip would be taken for the end of the choice. */
export function asks({ pointing, speaker }: Pick<Props, 'pointing' | 'speaker'>): string | null {
  const { pointed, left, bare } = pointing
  const goesOn = pointed.value.length === 1 && bare.value.length > 0 && left.value.length > bare.value.length
  return goesOn && left.value.every(({ move }) => move.startsWith('way ')) ? wordsOf(speaker).say('map.second') : null
}
