// The academy: four scrolls of seals with the price of a seal from each. Once a worker is hovered or selected, the
// prices are those that this worker would pay.

import { type AcademySlot, SCROLLS } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { scrollFor, slotName } from './academy-price.ts'
import { Coin } from './bits.tsx'
import { Thing } from './desk-thing.tsx'
import { SealIcon } from './icon.tsx'
import { type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'
import './desk-academy.css'

export function Academy(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const waived = shownBoard(props).perks.includes('scrolls-free')
  return (
    <section class="dar-tray dar-academy" aria-label={words.say('desk.academy')}>
      <h3>
        {words.say('desk.academy')}
        <span class="left" {...standsFor({ place: 'purple-seals' })}>
          <span>{words.say('desk.supply', { n: view.supply })}</span>
          <SealIcon of="purple" size={17} />
          <b>{view.purple}</b>
        </span>
      </h3>
      <div class="scrolls">
        {SCROLLS.map(({ cost, slots }) => {
          const whole = scrollFor(props, slots)
          return (
            <div key={cost} class={`dar-scroll ${whole === null ? '' : 'whole'}`}>
              <Coin n={whole ?? (waived ? 0 : cost)} size={18} />
              {slots.map((slot) => (
                <Slot key={slot} props={props} slot={slot} />
              ))}
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Slot({ props, slot }: { readonly props: Props; readonly slot: AcademySlot }) {
  const seal = props.view.academy[slot]
  return (
    <Thing props={props} id={slot} class="slot" name={slotName(props, slot)}>
      {seal ? <SealIcon of={seal} size={26} /> : <span class="no-seal" />}
    </Thing>
  )
}
