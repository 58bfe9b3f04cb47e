// The tabs of a narrow screen, which open the sides of the table as drawers.

import { type Signal, useSignal } from '@preact/signals'
import type { TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect } from 'preact/hooks'
import { type Key, say } from '../base/i18n/index.ts'
import { findShown, standsFor } from '../base/ui/element-meanings.ts'
import { Icon, type IconName } from '../base/ui/icon.tsx'
import { partOf, partRef, type ScreenPart } from '../base/ui/screen-parts.ts'
import type { Drawer, GameTable, Pointing } from './contract.ts'

const TABS: readonly { readonly id: Drawer; readonly icon: IconName; readonly word: Key }[] = [
  { id: 'none', icon: 'fit', word: 'table.title' },
  { id: 'market', icon: 'cards', word: 'table.market' },
  { id: 'aside', icon: 'dice', word: 'table.round' },
  { id: 'outlook', icon: 'trophy', word: 'table.scores' },
  { id: 'side', icon: 'friends', word: 'table.rivals' },
  { id: 'log', icon: 'log', word: 'table.log' },
]

/** The part of the screen that each drawer shows. */
const PLACES: { readonly [D in Drawer]?: ScreenPart } = { none: 'board', market: 'market', aside: 'aside' }

type Props = {
  readonly drawer: Signal<Drawer>
  readonly info: TableInfo
  readonly table: GameTable | null
  readonly speaker: GameSpeaker
  /** Absent in a replay, where nothing can be chosen. */
  readonly pointing?: Pointing
}

export function PhoneTabs({ drawer, info, table, speaker, pointing }: Props) {
  const offering = useOffering(pointing)
  const own: { readonly [id: string]: string | undefined } = table?.drawers?.(speaker) ?? {}
  const alone = table?.rivalless && info.seats.length === 1
  const tabs = TABS.filter(({ id }) => (id === 'market' ? table?.Market : id !== 'side' || !alone))
  return (
    <nav
      class="phone-tabs"
      ref={partRef('phone-tabs')}
      style={{ '--tabs': tabs.length }}
      aria-label={say('table.title')}
    >
      {tabs.map(({ id, icon, word }) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          {...standsFor({ drawer: id, isOpen: drawer.value === id })}
          data-offers={offering.includes(id)}
          aria-pressed={drawer.value === id}
          onClick={() => {
            drawer.value = drawer.value === id ? 'none' : id
          }}
        >
          <Icon name={icon} size={20} />
          <span>{own[id === 'none' ? 'board' : id] ?? say(word)}</span>
        </button>
      ))}
    </nav>
  )
}

/**
 * The drawers with something to choose. They are searched once the table has been rendered; a CSS selector for it would
 * be evaluated with every change on the table (2.5 times the style work on a slow phone).
 */
function useOffering(pointing: Pointing | undefined): readonly Drawer[] {
  const found = useSignal<readonly Drawer[]>([])
  const offered = pointing?.offered.value
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const things = offered ? findShown((one) => one.offered && (one.id === undefined || offered.has(one.id))) : []
      const now = (Object.keys(PLACES) as Drawer[]).filter((id) => {
        const part = partOf(PLACES[id] as ScreenPart)
        return things.some((thing) => part?.contains(thing))
      })
      if (now.join() !== found.peek().join()) found.value = now
    })
    return () => cancelAnimationFrame(frame)
  }, [offered])
  return found.value
}
