// A game's own table: its parts in the places of the frame.

import { say } from '../i18n/index.ts'
import type { GameTable, GameTableProps } from './contract.ts'

export function DrawnTable({
  table: { Board, Aside, Outlook, Mine },
  props,
}: {
  readonly table: GameTable
  readonly props: GameTableProps
}) {
  return (
    <>
      <aside class="play-aside" aria-label={say('table.round')}>
        <Aside {...props} />
      </aside>
      <div class="play-board">
        <Board {...props} />
      </div>
      <aside class="play-outlook" aria-label={say('table.outlook')}>
        <Outlook {...props} />
      </aside>
      <section class="play-mine" aria-label={say('table.mine')}>
        <Mine {...props} />
      </section>
    </>
  )
}
