// Allows every move by keyboard. Keys are read by their position, so that a Cyrillic layout works.

import type { Offered } from '@wayfare/protocol'
import { useEffect } from 'preact/hooks'
import { findShown } from '../../base/ui/element-meanings.ts'
import { isModalOpen } from '../../base/ui/modal.ts'
import { hasModifier, usePageKeys } from '../../base/ui/page-keys.ts'
import type { Pointing } from '../../board-kit/contract.ts'
import { followFocus, leavesEnter } from '../../board-kit/enter-key.ts'

export type Shortcuts = {
  undo(): void
  log(): void
  help(): void
  hint(): void
  fit(): void
  /** True if the table is drawn; otherwise lists show all options. */
  isDrawn(): boolean
  /** The move that Enter makes, if there is one. */
  usual(): Offered | undefined
  /** True if a move waits for confirmation. */
  armed(): boolean
  yes(): void
  no(): void
}

export function useKeyboard(pointing: Pointing, shortcuts: Shortcuts): void {
  useEffect(() => {
    const unfollow = followFocus()
    // This runs before the focused element gets the event: a click leaves the focus on the element that was pressed,
    // and Enter would press it again.
    const entered = (event: KeyboardEvent) => {
      if (event.code !== 'Enter' || event.repeat || hasModifier(event) || isModalOpen()) return
      if (!leavesEnter(event.target as Element) || !take(pointing, shortcuts)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', entered, true)
    return () => {
      unfollow()
      removeEventListener('keydown', entered, true)
    }
  }, [pointing, shortcuts])
  // The focused element has handled the key: one press of Enter must not both select a move and confirm it.
  usePageKeys((event) => (!event.repeat || isUndo(event)) && act(event, pointing, shortcuts), isUndo)
}

/** True for U and for the usual undo keys: Ctrl+Z and ⌘Z. */
function isUndo(event: KeyboardEvent): boolean {
  if (event.code === 'KeyU') return !hasModifier(event)
  return event.code === 'KeyZ' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
}

function act(event: KeyboardEvent, pointing: Pointing, shortcuts: Shortcuts): boolean {
  const { code, key } = event
  if (key === '?') return done(shortcuts.help)
  if (key === '/' || code === 'Slash') return done(shortcuts.log)
  if (code === 'Digit0') return done(shortcuts.fit)
  if (isUndo(event)) return done(shortcuts.undo)
  // With Shift, the I key opens the inspector instead.
  if (code === 'KeyI') return !event.shiftKey && done(shortcuts.hint)
  if (shortcuts.armed() && code === 'Escape') return done(shortcuts.no)
  if (code === 'Escape') {
    if (pointing.pointed.value.length === 0) return false
    return done(pointing.back)
  }
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (!letter) return false
  const bare = pointing.bare.value.find(({ move }) => pointing.bareKeys.value.get(move) === letter)
  if (bare) return isOpen(bare) && done(() => pointing.take(bare))
  const id = [...pointing.keys.value].find(([, shown]) => shown === letter)?.[0]
  if (id === undefined || (shortcuts.isDrawn() && !isInSight(id, pointing))) return false
  return done(() => pointing.point(id))
}

/** Makes the move beside which Enter is shown. Returns true if there was one. */
function take(pointing: Pointing, shortcuts: Shortcuts): boolean {
  if (shortcuts.armed()) return done(shortcuts.yes)
  const usual = shortcuts.usual()
  return usual ? done(() => pointing.take(usual)) : false
}

/** True if the table shows the move. Moves for things on a closed sheet are left out. */
const isOpen = ({ move, on = [] }: Offered): boolean =>
  on.length === 0 || findShown((one) => one.move === move).length > 0

/** True if the thing is visible: a key must not choose a thing that is drawn only after another has been pointed at. */
function isInSight(id: string, { offered }: Pointing): boolean {
  const moves = (offered.value.get(id) ?? []).map(({ move }) => move)
  return findShown((one) => (one.id === id && one.offered) || moves.includes(one.move ?? '')).length > 0
}

function done(work: () => void): true {
  work()
  return true
}
