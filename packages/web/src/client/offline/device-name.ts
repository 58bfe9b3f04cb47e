// What whoever is at this device is called without a server: as it last knew them.

import { effect } from '@preact/signals'
import { storedText } from '../../base/browser/storage.ts'
import { say } from '../../base/i18n/index.ts'
import { me } from '../online/session.ts'

const lastName = storedText('wayfare name')

export function rememberName(): void {
  effect(() => {
    const name = me.value?.name
    if (name) lastName.value = name
  })
}

export const deviceName = (): string => me.peek()?.name ?? lastName.peek() ?? say('local.player')
