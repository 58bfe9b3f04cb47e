// Tells the server that somebody is at this page, and shows what waits for them. “Here” means that the page is visible and
// has been touched in the last minutes, and not that it is open.

import { effect } from '@preact/signals'
import type { Invitation } from '@wayfare/protocol'
import { go, path } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { online } from '../../client/catalogue/catalogue.ts'
import { tellHere, waiting } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
import { titleOf } from './friend-row.tsx'

const EVERY_MS = 20_000
const TOUCHED_MS = 5 * 60_000
/** At a table a message covers something, and goes away by itself. */
const AT_TABLE_MS = 12_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

let begun = false
let touched = 0
const dismissals = new Map<string, () => void>()

export function keepHere(): void {
  if (begun) return
  begun = true
  touched = Date.now()
  const touch = () => {
    touched = Date.now()
  }
  for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true, capture: true })
  const tell = () => void tellIfHere().catch(() => {})
  effect(() => {
    void me.value?.id
    void path.value
    tell()
  })
  addEventListener('visibilitychange', tell)
  setInterval(tell, EVERY_MS)
  let requests = 0
  effect(() => {
    const now = waiting.value
    showInvitations(now.invitations)
    if (now.requests > requests && path.peek() !== '/people/friends') showRequests(now.requests)
    requests = now.requests
  })
}

async function tellIfHere(): Promise<void> {
  const isSeen = document.visibilityState === 'visible' && Date.now() - touched < TOUCHED_MS
  if (!isSeen || !me.peek() || !navigator.onLine || !online.peek()) return
  await tellHere(/^\/table\/([a-z0-9]{6,20})$/.exec(path.peek())?.[1])
}

const lasts = (): number => (/^\/(?:table|local|replay)\//.test(path.peek()) ? AT_TABLE_MS : 0)

/** Each invitation is shown once, and goes away with its seat. */
function showInvitations(invitations: readonly Invitation[]): void {
  for (const [table, dismiss] of dismissals) {
    if (invitations.some((one) => one.table === table)) continue
    dismiss()
    dismissals.delete(table)
  }
  for (const { table, game, from: name } of invitations) {
    const at = `/table/${table}`
    if (dismissals.has(table) || path.peek() === at) continue
    const dismiss = showToast({
      text: say('friends.invited', { name, game: titleOf(game) }),
      icon: 'friends',
      lasts: lasts(),
      action: (
        <Button
          size="small"
          kind="primary"
          onClick={() => {
            dismiss()
            go(at)
          }}
        >
          {say('friends.look')}
        </Button>
      ),
    })
    dismissals.set(table, dismiss)
  }
}

function showRequests(count: number): void {
  const dismiss = showToast({
    text: say('friends.news', { count }),
    icon: 'friends',
    lasts: lasts(),
    action: (
      <Button
        size="small"
        onClick={() => {
          dismiss()
          go('/people/friends')
        }}
      >
        {say('friends.newsLink')}
      </Button>
    ),
  })
}
