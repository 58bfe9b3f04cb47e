// Push notices by this browser, even when no page is open. They need a service worker, permission and a connection.

import type { Body } from '@wayfare/protocol'
import { call } from './api.ts'

/**
 * `unable`: this browser cannot, or the page is over plain http. `denied`: the person has refused, and only they can
 * undo that.
 */
export type PushState = 'unable' | 'denied' | 'off' | 'on'

const WAIT_MS = 3000

const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && typeof Notification !== 'undefined'

/** Without a service worker the promise would never resolve. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!able()) return undefined
  const late = new Promise<undefined>((done) => setTimeout(done, WAIT_MS, undefined))
  return Promise.race([navigator.serviceWorker.ready, late])
}

export async function pushState(): Promise<PushState> {
  const registration = await worker()
  if (!registration) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

export async function startPush(): Promise<PushState> {
  const registration = await worker()
  if (!registration) return 'unable'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { key } = await call('GET /push')
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  })
  // The server checks that both keys are present.
  const { endpoint, keys } = subscription.toJSON() as Body<'POST /push'>
  try {
    await call('POST /push', { body: { endpoint, keys } })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

export async function stopPush(): Promise<PushState> {
  const subscription = await (await worker())?.pushManager.getSubscription()
  if (subscription) {
    await call('DELETE /push', { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return 'off'
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
