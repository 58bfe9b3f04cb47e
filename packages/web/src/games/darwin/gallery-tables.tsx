// Whole parts of the table, drawn by the table's components at their usual width.

import { MAIL_TILE_IDS } from '@wayfare/darwin/tables'
import { AlfredBoard } from './alfred-board.tsx'
import { Academy } from './desk-academy.tsx'
import { Envelope, Letters } from './desk-letters.tsx'
import { Museum } from './desk-museum.tsx'
import { Objectives as Open, Order } from './desk-rest.tsx'
import { PlayerArea } from './player-area.tsx'
import { Crew } from './player-area-crew.tsx'
import { Kit, Studied } from './player-area-kit.tsx'
import { isFolded } from './player-area-narrow.ts'
import { Objectives } from './player-area-objectives.tsx'
import { Workers } from './player-area-workers.tsx'
import { type Props, pieceClass } from './props.ts'
import './desk.css'

export const Trays = (props: Props) => (
  <div class="dar-desk dar-gallery-desk">
    <Museum {...props} />
    <Letters {...props} />
    <Academy {...props} />
    <Open {...props} />
    <Order {...props} />
  </div>
)

/** On a phone the parts behind buttons are shown open. */
export function Own(props: Props) {
  const narrow = isFolded.value
  return <div class="dar-gallery-board">{narrow ? <Opened {...props} /> : <PlayerArea {...props} />}</div>
}

function Opened(props: Props) {
  const { view, shownSeat } = props
  if (view.alfred) return <AlfredBoard {...props} alfred={view.alfred} />
  return (
    <>
      <PlayerArea {...props} />
      <div class={`dar-mine narrow ${pieceClass(shownSeat)}`}>
        <div class="dar-m-opened">
          <Workers {...props} />
          <Kit {...props} />
          <Studied {...props} />
          <Objectives {...props} />
          <Crew {...props} />
        </div>
      </div>
    </>
  )
}

/** The first envelope of each table, and of the last ones as many as are still missing. */
export function Rewards({ tables }: { readonly tables: readonly Props[] }) {
  const shown = MAIL_TILE_IDS.flatMap((letter) => {
    const props = tables.find(({ view }) => Object.values(view.letters).includes(letter))
    const id =
      props && (['envelope-1', 'envelope-2', 'envelope-3'] as const).find((one) => props.view.letters[one] === letter)
    return props && id ? [{ letter, props, id }] : []
  })
  return (
    <div class="dar-guide dar-gallery-guide">
      {shown.map(({ letter, props, id }) => (
        <figure key={letter} class="dar-reward" data-thing={letter}>
          <Envelope props={props} id={id} />
        </figure>
      ))}
    </div>
  )
}
