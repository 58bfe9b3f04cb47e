// Reading aloud, where the browser can: off until somebody asks for it, and then on until they ask again.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'

const KEY = 'wayfare aloud'

export const canRead = 'speechSynthesis' in globalThis
const reads = signal(canRead && stored())

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

export const isAloud = (): boolean => reads.value

export function readAloud(on: boolean): void {
  reads.value = on
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // It is asked for again.
  }
}

/** Each text once; what comes next does not wait for its end. */
export function useAloud(text: string): void {
  const on = reads.value && text !== ''
  useEffect(() => {
    if (!on) return
    const said = new SpeechSynthesisUtterance(text)
    said.lang = language.peek()
    speechSynthesis.speak(said)
    return () => speechSynthesis.cancel()
  }, [on, text])
}
