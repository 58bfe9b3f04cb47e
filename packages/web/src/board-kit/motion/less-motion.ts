import { prefersLessMotion } from '../../base/browser/media.ts'
import { settings } from '../../base/browser/settings.ts'

/** Whoever sits here has asked for less motion, on the device or in the settings. */
export const wantsLessMotion = (): boolean => prefersLessMotion.peek() || settings.peek().motion === 'less'

/** Nothing of others' turns is seen to move: they are only told. */
export const showsNoTurns = (): boolean => wantsLessMotion() || settings.peek().pace === 'off'
