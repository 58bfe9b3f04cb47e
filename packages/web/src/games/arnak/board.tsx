// The island: camp, sites, guardians, idols, and who stands where.

import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

export function Board({ speaker }: Props) {
  return <section class="arn-board" aria-label={wordsOf(speaker).say('island.title')} />
}
