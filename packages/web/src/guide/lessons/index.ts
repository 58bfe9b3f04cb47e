// The guided games there are, each loaded with its lessons when it is played.

import type { Guide } from '../lessons.ts'
import type { GuidedGame } from '../which.ts'

export const GUIDES: Readonly<Record<GuidedGame, () => Promise<Guide>>> = {
  arnak: async () => (await import('./arnak/index.ts')).arnak as Guide,
  darwin: async () => (await import('./darwin/index.ts')).darwin as Guide,
  arkham: async () => (await import('./arkham/index.ts')).arkham as Guide,
}
