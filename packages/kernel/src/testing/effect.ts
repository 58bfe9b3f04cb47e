import { effectsOf } from '../core/effects.ts'
import type { Json } from '../digest/json.ts'

/** Any op with any argument: for tests, whose games are too small to say what their ops are. */
export const effect = effectsOf<Readonly<Record<string, Json>>>()
