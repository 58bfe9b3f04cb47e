// The table during play: the game's own board or the lists, the other players, the log and the chat.

import type { Signal } from '@preact/signals'
import { say } from '../../base/i18n/index.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import type { Drawer, GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { Deferred } from '../../board-kit/deferred.tsx'
import { DrawnTable } from '../../board-kit/drawn-table.tsx'
import { LazyGeneralTable } from '../../board-kit/lazy-general-table.tsx'
import type { LogEntry } from '../../board-kit/log-lines.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import type { Absence } from './absence.ts'
import { departuresOf } from './departures.ts'
import { LazyChatBox } from './lazy-chat-box.tsx'
import { LogList } from './log-list.tsx'
import { OpponentStrips } from './opponent-strips.tsx'
import type { Unread } from './unread.ts'
import { toggle } from './use-shortcuts.ts'

type Props = {
  readonly source: TableSource
  readonly table: GameTable | null
  /** The game's own table, or null if the lists are shown. */
  readonly drawn: GameTable | null
  readonly props: GameTableProps
  readonly entries: readonly LogEntry[]
  readonly drawer: Signal<Drawer>
  readonly absence: Absence
  /** null if there is nobody to talk to. */
  readonly unread: Unread | null
}

export function PlayTable({ source, table, drawn, props, entries, drawer, absence, unread }: Props) {
  const { info, seat, picture, names, pointing, following } = props
  const secrets = secretsOf(props)
  return (
    <main
      class="play-table"
      ref={partRef('table')}
      data-clocks={picture.clocks !== null}
      tabIndex={-1}
      aria-label={say('table.title')}
    >
      {drawn ? (
        <DrawnTable key={secrets} table={drawn} props={props} />
      ) : (
        <LazyGeneralTable {...props} Glyph={table?.Glyph} />
      )}
      <aside class="play-side" ref={partRef('side')} aria-label={say('table.rivals')}>
        <Deferred key={secrets} of={OpponentStrips} with={{ ...props, pointing: following, source, table: drawn }} />
      </aside>
      <div class="play-log" ref={partRef('log')}>
        <LogList
          entries={entries}
          info={info}
          own={seat}
          departures={departuresOf(info, names)}
          leftAt={absence.isBack.value && !info.practice ? absence.leftAt.value : 0}
          replay={info.status === 'finished' ? info.id : null}
          alone={info.may?.rewind === 'alone'}
          hover={pointing.hover}
          close={closing(drawer, 'log')}
        />
        {unread && <LazyChatBox {...{ source, info, unread }} close={closing(drawer, 'chat')} />}
      </div>
    </main>
  )
}

/**
 * The key of everything that holds secrets. It changes with the seat, so that a shared screen never shows one player's
 * secrets to the next, not even for a frame.
 */
export const secretsOf = ({ info, seat }: Pick<GameTableProps, 'info' | 'seat'>): string => `${info.id} ${seat}`

/** The function of the close button of a drawer, while it is open. */
const closing = (drawer: Signal<Drawer>, which: Drawer): (() => void) | undefined =>
  drawer.value === which ? () => toggle(drawer, which) : undefined
