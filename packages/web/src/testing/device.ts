import { vi } from 'vitest'

/** What this device keeps from here on, empty at first; `vi.unstubAllGlobals` takes it away. */
export function emptyDevice(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return kept
}
