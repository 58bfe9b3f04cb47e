// On a narrow screen the sides of the table are drawers, opened from here.

import type { Signal } from '@preact/signals'
import { type Key, say } from '../i18n/index.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

/** What is opened over the table on a narrow screen. */
export type Drawer = 'none' | 'aside' | 'outlook' | 'side' | 'log'

const TABS: readonly { readonly id: Drawer; readonly icon: IconName; readonly word: Key }[] = [
  { id: 'none', icon: 'fit', word: 'table.title' },
  { id: 'aside', icon: 'dice', word: 'table.round' },
  { id: 'outlook', icon: 'trophy', word: 'table.scores' },
  { id: 'side', icon: 'friends', word: 'table.rivals' },
  { id: 'log', icon: 'log', word: 'table.log' },
]

export function PhoneTabs({ drawer }: { readonly drawer: Signal<Drawer> }) {
  return (
    <nav class="phone-tabs" aria-label={say('table.title')}>
      {TABS.map(({ id, icon, word }) => (
        <button
          key={id}
          type="button"
          aria-pressed={drawer.value === id}
          onClick={() => {
            drawer.value = id
          }}
        >
          <Icon name={icon} size={20} />
          <span>{say(word)}</span>
        </button>
      ))}
    </nav>
  )
}
