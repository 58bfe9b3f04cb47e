// The name of the person at this device while there is no server: the last one from the server.

import { effect } from '@preact/signals'
import { storedText } from '../../base/browser/storage.ts'
import { say } from '../../base/i18n/index.ts'
import { me, ownMadeUpName } from '../online/session.ts'

const lastName = storedText('wayfare name')

export function rememberName(): void {
  effect(() => {
    if (!me.value) return
    lastName.value = ownMadeUpName() === null ? me.value.name : null
  })
}

export const deviceName = (): string =>
  (ownMadeUpName() === null ? me.peek()?.name : null) ?? lastName.peek() ?? say('local.player')
