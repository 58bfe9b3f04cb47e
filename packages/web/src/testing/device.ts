import { vi } from 'vitest'

/** Replaces the device's storage with an empty one; `vi.unstubAllGlobals` removes it. */
export function emptyDevice(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return kept
}
