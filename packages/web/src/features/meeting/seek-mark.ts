// Remembers on this device that its person has a seek, so that only then the app asks about it from its start.

import { storedText } from '../../base/browser/storage.ts'

export const hasSeek = storedText('wayfare seek')
