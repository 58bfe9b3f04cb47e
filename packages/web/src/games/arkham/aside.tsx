import { Ancient } from './ancient.tsx'
import { EffectCards, ShopCard } from './cards.tsx'
import { DiceTray } from './dice.tsx'
import { isEnd, type Props } from './props.ts'
import './panels.css'
import './panels-ancient.css'

/** What lies beside the board: dice, shop, effects, the Ancient One. At the end the last comes first. */
export function Aside(props: Props) {
  const last = isEnd(props)
  return (
    <div class={`ark-aside ${last ? 'last' : ''}`}>
      {!last && <DiceTray {...props} />}
      {!last && <ShopCard {...props} />}
      {!last && <EffectCards {...props} />}
      <Ancient {...props} />
    </div>
  )
}
