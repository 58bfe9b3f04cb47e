// A game's own table: its components in the places of the frame.

import { say } from '../base/i18n/index.ts'
import { partRef } from '../base/ui/screen-parts.ts'
import type { GameTable, GameTableProps } from './contract.ts'
import { Deferred } from './deferred.tsx'

export function DrawnTable({
  table: { Board, Market, SidePanel, ScorePreview, PlayerArea },
  props,
}: {
  readonly table: GameTable
  readonly props: GameTableProps
}) {
  const deferred = { ...props, pointing: props.following }
  return (
    <>
      <aside class="play-aside" ref={partRef('aside')} aria-label={say('table.round')}>
        <Deferred of={SidePanel} with={deferred} />
      </aside>
      {Market && (
        <section class="play-market" ref={partRef('market')} aria-label={say('table.market')}>
          <Deferred of={Market} with={deferred} />
        </section>
      )}
      <div class="play-board" ref={partRef('board')}>
        <Board {...props} />
      </div>
      <aside class="play-outlook" ref={partRef('outlook')} aria-label={say('table.outlook')}>
        <Deferred of={ScorePreview} with={deferred} />
      </aside>
      <section class="play-mine" ref={partRef('mine')} aria-label={say('table.mine')}>
        <Deferred of={PlayerArea} with={deferred} />
      </section>
    </>
  )
}
