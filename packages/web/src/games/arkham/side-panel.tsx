import { Ancient } from './ancient.tsx'
import { EffectCards, ShopCard } from './cards.tsx'
import { DiceTray } from './dice.tsx'
import { isEnd, type Props } from './props.ts'
import './panels.css'
import './panels-ancient.css'
import './wide.css'

/** The side panel: dice, shop, effects, and the Ancient One, which is separate if there is room. */
export function SidePanel(props: Props) {
  if (isEnd(props))
    return (
      <div class="ark-aside last">
        <Ancient {...props} />
      </div>
    )
  return (
    <>
      <div class="ark-aside">
        <DiceTray {...props} />
        <ShopCard {...props} />
        <EffectCards {...props} />
      </div>
      <div class="ark-aside ark-depths">
        <Ancient {...props} />
      </div>
    </>
  )
}
