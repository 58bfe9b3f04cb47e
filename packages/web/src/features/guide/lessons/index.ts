// The guided games there are, each loaded with its lessons when it is played.

import type { Guide } from '../../../board-kit/lessons/lesson.ts'
import type { GuidedGame } from '../which.ts'

export const GUIDES: Readonly<Record<GuidedGame, () => Promise<Guide>>> = {
  arnak: async () => (await import('../../../games/arnak/lessons/index.ts')).arnak as Guide,
  darwin: async () => (await import('../../../games/darwin/lessons/index.ts')).darwin as Guide,
  arkham: async () => (await import('../../../games/arkham/lessons/index.ts')).arkham as Guide,
}
