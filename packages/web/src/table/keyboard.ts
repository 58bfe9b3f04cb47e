// Every move by keyboard. Keys are taken by their place, so that a Cyrillic layout works.

import { useEffect } from 'preact/hooks'
import type { Pointing } from './contract.ts'

export type Shortcuts = {
  undo(): void
  log(): void
  help(): void
  fit(): void
}

export function useKeyboard(pointing: Pointing, shortcuts: Shortcuts): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('dialog[open]')
      )
        return
      if (act(event, pointing, shortcuts)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [pointing, shortcuts])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

function act(event: KeyboardEvent, pointing: Pointing, shortcuts: Shortcuts): boolean {
  const { code, key } = event
  if (key === '?') return done(shortcuts.help)
  if (key === '/' || code === 'Slash') return done(shortcuts.log)
  if (code === 'Digit0') return done(shortcuts.fit)
  if (code === 'KeyU') return done(shortcuts.undo)
  if (code === 'Escape') {
    if (pointing.pointed.value.length === 0) return false
    return done(pointing.back)
  }
  if (code === 'Enter' && (event.target === document.body || (event.target as Element).matches('main'))) {
    const [only, ...others] = pointing.left.value
    if (!only || others.length > 0) return false
    return done(() => pointing.take(only))
  }
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (!letter) return false
  const bare = pointing.bare.value.find(({ move }) => pointing.bareKeys.value.get(move) === letter)
  if (bare) return done(() => pointing.take(bare))
  const id = [...pointing.keys.value].find(([, shown]) => shown === letter)?.[0]
  if (id === undefined) return false
  return done(() => pointing.point(id))
}

function done(work: () => void): true {
  work()
  return true
}
