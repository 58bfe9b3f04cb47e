// The shell's own texts in the reader's language. Each language is loaded when it is needed, and switching needs no
// reload.

import { computed, signal } from '@preact/signals'
import { asLanguage, type Catalogue, type Language, type OwnKey, speaker, type Terms } from '@wayfare/text'
import { byLanguage } from './by-language.ts'
import type { en } from './en.ts'

type KeysOf<Words> = { [S in keyof Words & string]: `${S}.${keyof Words[S] & string}` }[keyof Words & string]

/**
 * The catalogues whose keys can be translated. A part of the client with texts of its own adds them here, in its
 * text/index.ts. @public
 */
export interface Catalogues {
  shell: typeof en
}
type Key = { [C in keyof Catalogues]: KeysOf<Catalogues[C]> }[keyof Catalogues]

type Loads = Readonly<Record<Language, () => Promise<Catalogue>>>

const load: Loads = byLanguage(import.meta.glob('./??.ts'))

/** The catalogues that parts of the client have added. */
const parts = new Set<Loads>()
/** Loads texts that `say` does not use, such as those of a game's own table. */
type Load = (language: Language) => Promise<unknown>
const others = new Set<Load>()

const current = signal<{ language: Language; words: readonly Catalogue[] } | null>(null)
export const language = computed<Language>(() => current.value?.language ?? 'en')

/** The language that the person chose, or else the first of their browser's languages that the client has. */
export function preferred(chosen: string | null): Language {
  const wishes = chosen ? [chosen] : navigator.languages.map((tag) => tag.slice(0, 2))
  return wishes.map(asLanguage).find((found) => found !== undefined) ?? 'en'
}

export async function speak(next: Language): Promise<void> {
  const loads = [load, ...parts]
  const [words] = await Promise.all([
    Promise.all(loads.map((one) => one[next]())),
    ...[...others].map((one) => one(next)),
  ])
  // Another part of the client may have brought its words meanwhile, and they may be said already.
  if (loads.length <= parts.size) return speak(next)
  current.value = { language: next, words }
  document.documentElement.lang = next
}

/** Loads a part of the client together with its texts in the current language. */
export async function withWords<T>(more: Promise<{ readonly WORDS: Loads }>, part: Promise<T>): Promise<T> {
  parts.add((await more).WORDS)
  const [loaded] = await Promise.all([part, speak(language.peek())])
  return loaded
}

/** Loads texts in the current language, and from now on in any other before that takes effect. */
export async function loadWithLanguage(one: Load): Promise<void> {
  others.add(one)
  await one(language.peek())
}

const shellSpeaker = computed(() => {
  if (!current.value) throw new Error('no language is loaded')
  return speaker(current.value.language, current.value.words)
})

/** Translates a key. A component that calls it is rendered again when the language changes. */
export const say = (key: Key | OwnKey, terms?: Terms): string => shellSpeaker.value.say(key, terms)
export type { Key }

/** Says a past or future time in words: "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000)
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto', style: 'short' })
  const size = Math.abs(seconds)
  if (size < 60) return format.format(Math.trunc(seconds), 'second')
  if (size < 3600) return format.format(Math.trunc(seconds / 60), 'minute')
  if (size < 86_400) return format.format(Math.trunc(seconds / 3600), 'hour')
  return format.format(Math.trunc(seconds / 86_400), 'day')
}

/** Says when something was written: the hour, and the day unless that was today. */
export function timeOfDay(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(language.value, { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}

/** Formats the time left on a clock: 1:05, 2:03:11, or days. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours >= 48)
    return new Intl.NumberFormat(language.value, { style: 'unit', unit: 'day' }).format(Math.floor(hours / 24))
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
