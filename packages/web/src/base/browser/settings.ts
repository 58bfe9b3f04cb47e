// What this device remembers of its person's habits.

import { effect, signal } from '@preact/signals'
import { asLanguage, type Language } from '@wayfare/text'

/** Which moves are asked about before they are sent: none, those that cannot be taken back, all. */
export const CONFIRM = ['never', 'final', 'always'] as const
type Confirm = (typeof CONFIRM)[number]

export type Settings = {
  readonly language: Language | null
  readonly edition: 'auto' | 'night' | 'day'
  readonly motion: 'auto' | 'less'
  readonly sound: boolean
  /** From 0 to 1. */
  readonly volume: number
  readonly textSize: 'normal' | 'large' | 'larger'
  /** Hatching and shapes drawn stronger, beside colours. */
  readonly patterns: boolean
  readonly confirm: Confirm
  /** A price that can be paid in one way only is paid without a question. */
  readonly payAtOnce: boolean
  /** The general table with lists and buttons instead of the drawn one. */
  readonly plain: boolean
}

export const INITIAL: Settings = {
  language: null,
  edition: 'auto',
  motion: 'auto',
  sound: false,
  volume: 0.5,
  textSize: 'normal',
  patterns: false,
  confirm: 'never',
  payAtOnce: true,
  plain: false,
}
const KEY = 'wayfare settings'

export const settings = signal<Settings>(read())

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    const language = asLanguage(kept.language) ?? null
    const confirm = CONFIRM.find((one) => one === kept.confirm) ?? INITIAL.confirm
    const volume = Math.min(1, Math.max(0, Number(kept.volume ?? INITIAL.volume) || 0))
    return { ...INITIAL, ...kept, language, confirm, volume }
  } catch {
    return INITIAL
  }
}

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // A device that keeps nothing still plays.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const systemDark = signal(dark.matches)
dark.addEventListener('change', () => {
  systemDark.value = dark.matches
})

export const edition = (): 'night' | 'day' =>
  settings.value.edition === 'auto' ? (systemDark.value ? 'night' : 'day') : settings.value.edition

effect(() => {
  const { dataset } = document.documentElement
  dataset.edition = edition()
  dataset.motion = settings.value.motion === 'less' ? 'less' : 'full'
  dataset.text = settings.value.textSize
  dataset.patterns = settings.value.patterns ? 'strong' : 'plain'
})
