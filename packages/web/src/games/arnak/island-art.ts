// The sheets of scenery. Each temple has its own island, which is loaded when it is played.

import type { Temple } from '@wayfare/arnak/tables'
import bird from './art/island-bird.svg?url'
import snake from './art/island-snake.svg?url'

export const SCENES: Readonly<Record<Temple, string>> = { bird, snake }
