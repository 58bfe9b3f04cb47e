// Reading aloud, where the browser can: off until somebody asks for it, and then on until they ask again.

import { useEffect } from 'preact/hooks'
import { storedText } from '../../base/browser/storage.ts'
import { language } from '../../base/i18n/index.ts'

const reads = storedText('wayfare aloud')

export const canRead = 'speechSynthesis' in globalThis
export const isAloud = (): boolean => canRead && reads.value === 'on'
export function readAloud(on: boolean): void {
  reads.value = on ? 'on' : 'off'
}

/** Each text once; what comes next does not wait for its end. */
export function useAloud(text: string): void {
  const on = isAloud() && text !== ''
  useEffect(() => {
    if (!on) return
    const said = new SpeechSynthesisUtterance(text)
    said.lang = language.peek()
    speechSynthesis.speak(said)
    return () => speechSynthesis.cancel()
  }, [on, text])
}
