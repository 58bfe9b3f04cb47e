// The settings of this device, kept in its storage.

import { effect } from '@preact/signals'
import { LANGUAGES, type Language } from '@wayfare/text'
import { prefersDark } from './media.ts'
import { flag, number, object, oneOf, orNull } from './schema.ts'
import { stored } from './storage.ts'

/** Which moves have to be confirmed: none, those that cannot be undone, or all. */
export const CONFIRM = ['never', 'final', 'always'] as const
type Confirm = (typeof CONFIRM)[number]

export const PACES = ['calm', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]

export type Settings = {
  readonly language: Language | null
  readonly edition: 'auto' | 'night' | 'day'
  readonly motion: 'auto' | 'less'
  /** How quickly other people's turns are shown; `off` shows only the sentences. */
  readonly pace: Pace
  readonly sound: boolean
  /** The volume, from 0 to 1. */
  readonly volume: number
  /** Plays sea, wind or rain in the background of a table. */
  readonly ambience: boolean
  /** Short vibrations on phones. */
  readonly haptics: boolean
  readonly textSize: 'normal' | 'large' | 'larger'
  /** Draws hatching and shapes more strongly beside colours. */
  readonly patterns: boolean
  readonly confirm: Confirm
  /** Pays a price without a question if there is only one way to pay it. */
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
