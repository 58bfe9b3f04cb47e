// A game's own table: its parts in the places of the frame.

import { say } from '../i18n/index.ts'
import type { GameTable, GameTableProps } from './contract.ts'
import { Later } from './later.tsx'

export function DrawnTable({
  table: { Board, Market, Aside, Outlook, Mine },
  props,
}: {
  readonly table: GameTable
  readonly props: GameTableProps
}) {
  const later = { ...props, pointing: props.following }
  return (
    <>
      <aside class="play-aside" aria-label={say('table.round')}>
        <Later of={Aside} with={later} />
      </aside>
      {Market && (
        <section class="play-market" aria-label={say('table.market')}>
          <Later of={Market} with={later} />
        </section>
      )}
      <div class="play-board">
        <Board {...props} />
      </div>
      <aside class="play-outlook" aria-label={say('table.outlook')}>
        <Later of={Outlook} with={later} />
      </aside>
      <section class="play-mine" aria-label={say('table.mine')}>
        <Later of={Mine} with={later} />
      </section>
    </>
  )
}
