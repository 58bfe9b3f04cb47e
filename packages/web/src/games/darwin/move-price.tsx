import type { Offered } from '@wayfare/protocol'
import { Coin } from './bits.tsx'
import { coinsFor } from './move-preview.ts'
import type { Props } from './props.ts'

export function price({ move }: Offered, props: Props) {
  const coins = coinsFor(move, props)
  return coins === null ? undefined : <Coin n={coins} size={18} />
}
