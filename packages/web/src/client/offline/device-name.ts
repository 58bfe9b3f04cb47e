// What whoever is at this device is called without a server: as it last knew them.

import { effect } from '@preact/signals'
import { say } from '../../base/i18n/index.ts'
import { me } from '../online/session.ts'

const KEY = 'wayfare name'

export function rememberName(): void {
  effect(() => {
    const name = me.value?.name
    try {
      if (name) localStorage.setItem(KEY, name)
    } catch {
      // A device that keeps nothing still plays.
    }
  })
}

export function deviceName(): string {
  try {
    return me.peek()?.name ?? localStorage.getItem(KEY) ?? say('local.player')
  } catch {
    return say('local.player')
  }
}
