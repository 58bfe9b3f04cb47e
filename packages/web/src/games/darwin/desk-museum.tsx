// The museum: a row for each colour, a column for each kind. Offered specimens show what delivering them would bring.

import { COLOURS, type Colour, deliveryOf, KINDS, type SealKind, type Specimen } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Coin } from './bits.tsx'
import { Frame } from './desk-frame.tsx'
import { Thing } from './desk-thing.tsx'
import { Icon, SpecimenPicture } from './icon.tsx'
import { type Props, questionOp, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'
import './desk-museum.css'

const DELIVERIES: ReadonlySet<string> = new Set(['deliver', 'deliver-again'])

export function Museum(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  return (
    <section class="dar-tray dar-museum" aria-label={words.say('desk.museum')}>
      <h3>
        {words.say('desk.museum')}
        {view.fee > 0 && (
          <span class="left">
            {words.say('desk.fee')} <Coin n={view.fee} size={18} />
          </span>
        )}
      </h3>
      {KINDS.map((kind) => (
        <Icon key={kind} name={kind} size={16} class="kind" />
      ))}
      {COLOURS.map((colour) => (
        <Row key={colour} props={props} colour={colour} coin={view.rowCoins.includes(colour)} />
      ))}
    </section>
  )
}

type RowProps = { readonly props: Props; readonly colour: Colour; readonly coin: boolean }

function Row({ props, colour, coin }: RowProps) {
  return (
    <>
      <span class="row-coin">{coin && <Coin n={1} size={16} />}</span>
      {KINDS.map((kind) => (
        <Cell key={kind} props={props} colour={colour} kind={kind} />
      ))}
    </>
  )
}

type CellProps = { readonly props: Props; readonly colour: Colour; readonly kind: SealKind }

function Cell({ props, colour, kind }: CellProps) {
  const { view, pointing, speaker } = props
  const specimen: Specimen = `${colour}-${kind}`
  const lies = view.museum.includes(specimen)
  const offered = pointing.offered.value.has(specimen)
  const moment = props.picture.question ? questionOp(props) : null
  const delivered = offered && moment !== null && DELIVERIES.has(moment)
  const delivery = deliveryOf(view, specimen, lies)
  const brings = delivered ? delivery : null
  const due = !lies && shownBoard(props).studied.includes(specimen)
  const thing = speaker.label(speaker.sayThing(specimen))
  // The reward of a delivery is worth knowing long before.
  const told = lies && !delivered ? thing : wordsOf(speaker).say('desk.brings', { thing, ...delivery })
  return (
    <Thing props={props} id={specimen} class={`cell ${lies ? 'lies' : ''}`} name={delivered ? told : thing} tip={told}>
      <span class="picture" {...standsFor({ place: `museum/${specimen}` })}>
        {lies || offered ? <SpecimenPicture of={specimen} /> : <Frame of={colour} class="ghost" />}
        {!lies && <i class="empty" {...standsFor({ place: `museum/${specimen}/empty` })} />}
        {due && !offered && <Icon name="deliver" size={14} class="due" />}
      </span>
      {brings && (
        <span class="brings">
          {brings.coins > 0 && <Coin n={brings.coins} size={15} />}
          {brings.steps > 0 && (
            <span class="dar-counted">
              <Icon name="theory" size={13} />
              <b>{brings.steps}</b>
            </span>
          )}
        </span>
      )}
    </Thing>
  )
}
