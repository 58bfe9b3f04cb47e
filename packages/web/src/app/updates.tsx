// The service worker that keeps the client on this device, and what happens when there is a newer one: it waits, and offers itself
// when nobody is in the middle of a move. Nothing is ever reloaded unasked.

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
  // On plain http there is no service worker: the page still plays, only not without the server.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page itself: what is kept for later must not slow down what is shown now.
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
      // The first one replaces nothing.
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

/** What is needed here without a network: the page says when all of it is on this device. */
function keep(worker: ServiceWorker, language: string, games: readonly string[]): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    document.documentElement.dataset.kept = [language, ...games].join(' ')
  }
  worker.postMessage({ t: 'keep', language, games }, [port2])
}

/** At a table it goes away again, for it lies over something there; whoever leaves the table finds it. */
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

/** Nothing is on its way, and no choice is half made. */
async function isCalm(): Promise<boolean> {
  const { local } = await import('../client/offline/local-wire.ts')
  return !live.busy && !local.busy && !isChoiceBegun.peek()
}

async function whenCalm(act: () => void): Promise<void> {
  while (!(await isCalm())) await new Promise((resolve) => setTimeout(resolve, CALM_MS))
  act()
}
