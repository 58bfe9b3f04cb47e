// Parts beside the board are rendered later: a move is shown on the board, in the prompt and in the log with the next
// frame, and panels follow. Rendering all together would keep a slow processor from showing anything for twice as long.

import { batch, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { differ } from '../base/ui/memo.ts'
import type { Pointing } from './contract.ts'

/** The longest delay, for pages that are not painted and for changes that follow each other closely. */
const LATEST_MS = 250

const waiting = new Set<() => void>()
let newest = 0
let latest: ReturnType<typeof setTimeout> | undefined

/** Runs the work once, together with everything else that waits, when the newest change is on the screen. */
function settle(work: () => void): void {
  waiting.add(work)
  latest ??= setTimeout(follow, LATEST_MS)
  const mine = ++newest
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (mine === newest) follow()
    }),
  )
}

function follow(): void {
  clearTimeout(latest)
  latest = undefined
  const all = [...waiting]
  waiting.clear()
  batch(() => {
    for (const one of all) one()
  })
}

type Props<P extends object> = { readonly of: ComponentType<P>; readonly with: P }

/**
 * Renders a part of the table that may be a frame behind. Give it another key if its previous content must never be
 * shown again.
 */
export function Deferred<P extends object>({ of: Part, with: next }: Props<P>) {
  const [shown, setShown] = useState(next)
  const coming = useRef(next)
  const follow = useMemo(() => () => setShown(coming.current), [])
  if (differ(coming.current, next)) {
    coming.current = next
    settle(follow)
  }
  return useMemo(() => <Part {...shown} />, [Part, shown])
}

/** Copies the pointing state with a delay for these parts. Actions on the copy take effect at once. */
export function deferredPointing(pointing: Pointing): Pointing & { dispose(): void } {
  const copies: { readonly source: ReadonlySignal<unknown>; readonly follow: () => void }[] = []
  function deferred<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
    const copy = signal(source.peek())
    const follow = () => {
      copy.value = source.peek()
    }
    copies.push({ source, follow })
    return copy
  }
  const shown = {
    offered: deferred(pointing.offered),
    pointed: deferred(pointing.pointed),
    left: deferred(pointing.left),
    keys: deferred(pointing.keys),
    bare: deferred(pointing.bare),
    bareKeys: deferred(pointing.bareKeys),
    hovered: deferred(pointing.hovered),
    preview: deferred(pointing.preview),
  }
  const follow = () => {
    for (const copy of copies) copy.follow()
  }
  const dispose = effect(() => {
    for (const { source } of copies) void source.value
    settle(follow)
  })
  return { ...pointing, ...shown, dispose }
}
