import { Ancient } from './ancient.tsx'
import { EffectCards, ShopCard } from './cards.tsx'
import { DiceTray } from './dice.tsx'
import type { Props } from './props.ts'
import './panels.css'
import './panels-ancient.css'

/** What lies beside the board: dice, shop, effects, the Ancient One. At the end the last comes first. */
export function Aside(props: Props) {
  const { view } = props
  const last = view.boards.some(({ start, rolled }) => start !== null || rolled.length > 0)
  return (
    <div class={`ark-aside ${last ? 'last' : ''}`}>
      {!last && <DiceTray {...props} />}
      {!last && <ShopCard {...props} />}
      {!last && <EffectCards {...props} />}
      <Ancient {...props} />
    </div>
  )
}
