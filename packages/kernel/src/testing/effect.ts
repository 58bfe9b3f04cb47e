import { effectsOf } from '../core/effects.ts'
import type { Json } from '../digest/json.ts'

/** Makes any op with any argument, for tests whose small games declare no ops. */
export const effect = effectsOf<Readonly<Record<string, Json>>>()
