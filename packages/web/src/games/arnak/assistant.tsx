// An assistant as on the table: silver, or gold with a star. A used one is tilted and dimmed, and its label says so.

import { assistantOf } from '@wayfare/arnak/tables'
import type { Effect } from '@wayfare/kernel'
import { language } from '../../base/i18n/index.ts'
import { Bits } from './bits.tsx'
import { type Bit, bitsOf, priceBits } from './effect-bits.ts'
import { Picture } from './picture.tsx'
import { wordsOf } from './words.ts'
import './research-assistant.css'

type Props = {
  readonly id: string
  readonly gold?: boolean
  readonly ready?: boolean
  /** The size of the icons. */
  readonly size?: number
  /** A line below the effect. */
  readonly note?: string
}

export function Assistant({ id, gold = false, ready = true, size = 18, note }: Props) {
  const ways = assistantWays(id, gold)
  return (
    <span class={`arn-asst ${gold ? 'gold' : 'silver'} ${ready ? '' : 'used'}`}>
      <Picture id={id} class="arn-asst-face" />
      <span class="arn-asst-does">
        {ways.map((bits, i) => (
          <Bits key={i} of={bits} size={size} />
        ))}
        {note && <small>{note}</small>}
      </span>
      {gold && <Star />}
      {!ready && <em>{wordsOf({ language: language.value }).say('research.used')}</em>}
    </span>
  )
}

/** The effects of this side, with a row of icons for each way to use it. */
export function assistantWays(id: string, gold: boolean): Bit[][] {
  const { cost, effect } = assistantOf(id)[gold ? 'gold' : 'silver']
  const price = cost ? [...priceBits(cost), { sign: '›' }] : []
  const ways: Bit[][] =
    effect.op === 'one-of' ? Object.values(effect.arg as Record<string, Effect>).map(bitsOf) : [bitsOf(effect)]
  return ways.map((way) => [...price, ...way])
}

const Star = () => (
  <svg class="arn-asst-star" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="8" />
    <path d="m8 2.6 1.6 3.5 3.8.4-2.8 2.6.8 3.8L8 11l-3.4 1.9.8-3.8-2.8-2.6 3.8-.4z" />
  </svg>
)
