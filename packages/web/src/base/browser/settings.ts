// The settings of this device, kept in its storage.

import { effect } from '@preact/signals'
import { LANGUAGES, type Language } from '@wayfare/text'
import { prefersDark } from './media.ts'
import { flag, number, object, oneOf, orNull } from './schema.ts'
import { stored } from './storage.ts'

/** Which moves are asked about before they are sent: none, those that cannot be taken back, all. */
export const CONFIRM = ['never', 'final', 'always'] as const
type Confirm = (typeof CONFIRM)[number]

export const PACES = ['calm', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]

export type Settings = {
  readonly language: Language | null
  readonly edition: 'auto' | 'night' | 'day'
  readonly motion: 'auto' | 'less'
  /** How quickly other people's turns are played out; `off` only says them. */
  readonly pace: Pace
  readonly sound: boolean
  /** From 0 to 1. */
  readonly volume: number
  /** Sea, wind or rain behind a table. */
  readonly ambience: boolean
  /** Short vibrations on phones. */
  readonly haptics: boolean
  readonly textSize: 'normal' | 'large' | 'larger'
  /** Hatching and shapes drawn stronger, beside colours. */
  readonly patterns: boolean
  readonly confirm: Confirm
  /** A price that can be paid in one way only is paid without a question. */
  readonly payAtOnce: boolean
  /** Gains that leave nothing to choose are not taken automatically. */
  readonly gainsByHand: boolean
  /** The general table with lists and buttons instead of the drawn one. */
  readonly plain: boolean
}

export const INITIAL: Settings = {
  language: null,
  edition: 'auto',
  motion: 'auto',
  pace: 'calm',
  sound: true,
  volume: 0.5,
  ambience: false,
  haptics: true,
  textSize: 'normal',
  patterns: false,
  confirm: 'never',
  payAtOnce: true,
  gainsByHand: false,
  plain: false,
}
const SETTINGS = object<Settings>(
  {
    language: orNull(oneOf(LANGUAGES)),
    edition: oneOf(['auto', 'night', 'day']),
    motion: oneOf(['auto', 'less']),
    pace: oneOf(PACES),
    sound: flag,
    volume: (found) => number(found) && Math.min(1, Math.max(0, Number(found))),
    ambience: flag,
    haptics: flag,
    textSize: oneOf(['normal', 'large', 'larger']),
    patterns: flag,
    confirm: oneOf(CONFIRM),
    payAtOnce: flag,
    gainsByHand: flag,
    plain: flag,
  },
  INITIAL,
)

export const settings = stored('wayfare settings', SETTINGS, INITIAL)

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...changes }
}

export const edition = (): 'night' | 'day' =>
  settings.value.edition === 'auto' ? (prefersDark.value ? 'night' : 'day') : settings.value.edition

effect(() => {
  const { dataset } = document.documentElement
  dataset.edition = edition()
  dataset.motion = settings.value.motion === 'less' ? 'less' : 'full'
  dataset.text = settings.value.textSize
  dataset.patterns = settings.value.patterns ? 'strong' : 'plain'
})
