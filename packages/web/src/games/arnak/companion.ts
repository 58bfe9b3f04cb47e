import type { Companion } from '../../board-kit/companion.tsx'
import whole from './art/companion.svg?url'
import face from './art/companion-face.svg?url'

export const companion: Companion = { name: 'guide.pim', whole, face }
