// Shares a link: by the device's own dialog if it has one, otherwise by the clipboard, otherwise to be copied by hand.

import { say } from '../i18n/index.ts'
import { showToast } from './toast.tsx'

export type Shared = 'given' | 'by-hand'

export async function copyLink(address: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(new URL(address, location.origin).href)
    showToast({ text: say('replay.copied'), kind: 'good', icon: 'link' })
    return 'given'
  } catch {
    return 'by-hand'
  }
}

export async function shareLink(address: string, title: string): Promise<Shared> {
  const data = { title, url: new URL(address, location.origin).href }
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return copyLink(address)
  try {
    await navigator.share(data)
    return 'given'
  } catch (error) {
    // The person has closed the dialog of the device and wants nothing more.
    return (error as Error).name === 'AbortError' ? 'given' : copyLink(address)
  }
}
