// On a narrow screen the sides of the table are drawers, opened from here.

import type { Signal } from '@preact/signals'
import type { GameSpeaker } from '@wayfare/text'
import { type Key, say } from '../i18n/index.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { GameTable } from './contract.ts'

/** What is opened over the table on a narrow screen. */
export type Drawer = 'none' | 'market' | 'aside' | 'outlook' | 'side' | 'log'

const TABS: readonly { readonly id: Drawer; readonly icon: IconName; readonly word: Key }[] = [
  { id: 'none', icon: 'fit', word: 'table.title' },
  { id: 'market', icon: 'cards', word: 'table.market' },
  { id: 'aside', icon: 'dice', word: 'table.round' },
  { id: 'outlook', icon: 'trophy', word: 'table.scores' },
  { id: 'side', icon: 'friends', word: 'table.rivals' },
  { id: 'log', icon: 'log', word: 'table.log' },
]

type Props = { readonly drawer: Signal<Drawer>; readonly table: GameTable | null; readonly speaker: GameSpeaker }

export function PhoneTabs({ drawer, table, speaker }: Props) {
  const own: { readonly [id: string]: string | undefined } = table?.drawers?.(speaker) ?? {}
  const tabs = TABS.filter(({ id }) => id !== 'market' || table?.Market)
  return (
    <nav class="phone-tabs" style={{ '--tabs': tabs.length }} aria-label={say('table.title')}>
      {tabs.map(({ id, icon, word }) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          aria-pressed={drawer.value === id}
          onClick={() => {
            drawer.value = id
          }}
        >
          <Icon name={icon} size={20} />
          <span>{own[id === 'none' ? 'board' : id] ?? say(word)}</span>
        </button>
      ))}
    </nav>
  )
}
