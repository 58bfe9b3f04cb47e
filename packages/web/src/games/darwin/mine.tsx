// A player's own board: workers with their seals, tents, stamps, lenses, studies, objectives, crew.

import { AlfredBoard } from './alfred-board.tsx'
import { ALFRED } from './alfred-turn.ts'
import { Actions } from './mine-actions.tsx'
import { Crew } from './mine-crew.tsx'
import { Kit, Studied } from './mine-kit.tsx'
import { useNarrow } from './mine-narrow.ts'
import { Objectives } from './mine-objectives.tsx'
import { NarrowMine } from './mine-phone.tsx'
import { Purse, Who } from './mine-purse.tsx'
import { isOwn } from './mine-thing.tsx'
import { Workers } from './mine-workers.tsx'
import { type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './mine.css'
import './mine-kit.css'
import './mine-slots.css'
import './mine-phone.css'

export function Mine(props: Props) {
  const { speaker, names, shownSeat } = props
  const narrow = useNarrow()
  if (props.view.alfred && shownSeat === ALFRED) return <AlfredBoard {...props} alfred={props.view.alfred} />
  return (
    <section
      class={`dar-mine ${narrow ? 'narrow' : 'wide'} ${pieceClass(shownSeat)} ${isOwn(props) ? '' : 'other'}`}
      aria-label={wordsOf(speaker).say('mine.title', { player: names[shownSeat] ?? '' })}
    >
      {narrow ? <NarrowMine {...props} /> : <WideMine {...props} />}
    </section>
  )
}

function WideMine(props: Props) {
  return (
    <>
      <div class="dar-m-block dar-m-me">
        <Who {...props} />
        <Purse {...props} />
      </div>
      <Workers {...props} />
      <Kit {...props} />
      <Studied {...props} />
      <Objectives {...props} />
      <Crew {...props} />
      <Actions {...props} />
    </>
  )
}
