// Registers the service worker, which caches the client, and handles a newer one: it waits until nobody is in the
// middle of a move and then offers a reload. Nothing is ever reloaded without asking.

import { effect, untracked } from '@preact/signals'
import { path } from '../base/browser/router.ts'
import { language, say } from '../base/i18n/index.ts'
import { Button } from '../base/ui/button.tsx'
import { showToast } from '../base/ui/toast.tsx'
import { localGames } from '../client/catalogue/catalogue.ts'
import { live } from '../client/online/session.ts'
import { isChoiceBegun } from '../client/table/choice-begun.ts'

const AFTER_MS = 1000
const AT_TABLE_MS = 12_000
const CALM_MS = 500
const LOOK_AGAIN_MS = 30 * 60_000

export function keepUpToDate(): void {
  // Over plain http there is no service worker. The page works, but only while the server can be reached.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // The registration waits for the page, because caching must not slow down the first display.
  const begin = () => setTimeout(() => void register(), AFTER_MS)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  let updating = false
  const controlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (updating) location.reload()
    else if (controlled) offer(say('local.updated'), say('app.reload'), () => location.reload())
  })
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (!registration) return

  const ready = (worker: ServiceWorker) =>
    whenCalm(() =>
      offer(say('local.updateReady'), say('local.update'), () => {
        updating = true
        worker.postMessage({ t: 'update' })
      }),
    )
  if (registration.waiting) ready(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The first service worker replaces nothing.
      if (coming.state === 'installed' && registration.active) ready(coming)
    })
  })

  const look = () => void registration.update().catch(() => {})
  setInterval(look, LOOK_AGAIN_MS)
  effect(() => {
    // The server speaks a newer protocol than this page.
    if (typeof live.link.value === 'object') look()
  })
  const { active } = await serviceWorker.ready
  effect(() => {
    if (active) keep(active, language.value, localGames.value)
  })
}

/** Tells the service worker what is needed here without a network. The page shows when all of it is on this device. */
function keep(worker: ServiceWorker, language: string, games: readonly string[]): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    document.documentElement.dataset.kept = [language, ...games].join(' ')
  }
  worker.postMessage({ t: 'keep', language, games }, [port2])
}

/**
 * At a table the offer disappears after a while, because it covers something there; it is shown again when the player
 * leaves the table.
 */
function offer(text: string, label: string, act: () => void): void {
  const action = (
    <Button size="small" kind="primary" onClick={act}>
      {label}
    </Button>
  )
  effect(() => {
    const atTable = /^\/(?:table|local|replay)\//.test(path.value)
    return untracked(() => showToast({ text, icon: 'download', lasts: atTable ? AT_TABLE_MS : 0, action }))
  })
}

/** True if no request is under way and no choice is half made. */
async function isCalm(): Promise<boolean> {
  const { local } = await import('../client/offline/local-wire.ts')
  return !live.busy && !local.busy && !isChoiceBegun.peek()
}

async function whenCalm(act: () => void): Promise<void> {
  while (!(await isCalm())) await new Promise((resolve) => setTimeout(resolve, CALM_MS))
  act()
}
