// A player's own board: workers with their seals, tents, stamps, lenses, studies, objectives, crew.

import { standsFor } from '../../base/ui/element-meanings.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { ALFRED } from './alfred-turn.ts'
import { Actions } from './player-area-actions.tsx'
import { Crew } from './player-area-crew.tsx'
import { Kit, Studied } from './player-area-kit.tsx'
import { isFolded } from './player-area-narrow.ts'
import { Objectives } from './player-area-objectives.tsx'
import { NarrowMine } from './player-area-phone.tsx'
import { AreaOwner, Purse } from './player-area-purse.tsx'
import { isOwn } from './player-area-thing.tsx'
import { Workers } from './player-area-workers.tsx'
import { type Props, pieceClass } from './props.ts'
import { wordsOf } from './words.ts'
import './player-area.css'
import './player-area-kit.css'
import './player-area-slots.css'
import './player-area-phone.css'

const loadAlfredBoard = async () => (await import('./alfred-board.tsx')).AlfredBoard

export function PlayerArea(props: Props) {
  const { speaker, names, shownSeat, view } = props
  const narrow = isFolded.value
  const AlfredBoard = useLoaded(view.alfred !== null, loadAlfredBoard)
  if (view.alfred && shownSeat === ALFRED) return AlfredBoard && <AlfredBoard {...props} alfred={view.alfred} />
  return (
    <section
      class={`dar-mine ${narrow ? 'narrow' : 'wide'} ${pieceClass(shownSeat)} ${isOwn(props) ? '' : 'other'}`}
      aria-label={wordsOf(speaker).say('mine.title', { player: names[shownSeat] ?? '' })}
      {...standsFor({ place: ofSeat(shownSeat) })}
    >
      {narrow ? <NarrowMine {...props} /> : <WideMine {...props} />}
    </section>
  )
}

function WideMine(props: Props) {
  return (
    <>
      <div class="dar-m-block dar-m-me">
        <AreaOwner {...props} />
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
