// The crew of a board; while a card may be copied, those of the others beside it.

import type { CrewId } from '@wayfare/darwin/tables'
import { CrewCard } from './crew.tsx'
import { Title } from './mine-thing.tsx'
import { type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'

/** Cards of others that are offered now. */
function copied({ view, pointing, shownSeat }: Props): { readonly board: number; readonly card: CrewId }[] {
  const offered = pointing.offered.value
  return view.boards.flatMap(({ crew }, board) =>
    board === shownSeat ? [] : crew.flatMap(({ card }) => (offered.has(card) ? [{ board, card }] : [])),
  )
}

export function Crew(props: Props) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  const kept = board.picked.filter((id) => id !== null) as CrewId[]
  return (
    <section class="dar-m-block dar-m-crews">
      <Title>{words.say('mine.crew')}</Title>
      <div class="dar-m-cards">
        {kept.map((card) => (
          <CrewCard key={card} props={props} card={card} board={null} />
        ))}
        {board.crew.map(({ card }) => (
          <CrewCard key={card} props={props} card={card} board={board} />
        ))}
        {copied(props).map(({ board: other, card }) => (
          <CrewCard
            key={card}
            props={props}
            card={card}
            board={props.view.boards[other] ?? null}
            whose={props.names[other] ?? ''}
          />
        ))}
      </div>
    </section>
  )
}
