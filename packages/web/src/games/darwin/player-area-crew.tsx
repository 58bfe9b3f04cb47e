// The crew cards of a board.

import type { CrewId } from '@wayfare/darwin/tables'
import { CrewCard } from './crew.tsx'
import { Title } from './player-area-thing.tsx'
import { type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'

export function Crew(props: Props) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  const kept = board.picked.filter((id) => id !== null) as CrewId[]
  return (
    <section
      class="dar-m-block dar-m-crews"
      aria-label={words.say('mine.crew-of', { player: props.names[props.shownSeat] ?? '' })}
    >
      <Title>{words.say('mine.crew')}</Title>
      <div class="dar-m-cards">
        {kept.map((card) => (
          <CrewCard key={card} props={props} card={card} board={null} />
        ))}
        {board.crew.map(({ card }) => (
          <CrewCard key={card} props={props} card={card} board={board} />
        ))}
      </div>
    </section>
  )
}
