// Notices when the player comes back: after a reload, a lost connection, a look at another tab, or a long wait. The row
// at which they left is stored on this device.

import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { number, recordOf } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'
import type { Link, Shown } from '../../client/table/table-source.ts'

const lastSeen = stored('wayfare left', recordOf(number), {})
const KEPT = 30
const LONG_WAIT_MS = 60_000

export type Absence = {
  /** The number of the last log row before they left. */
  readonly leftAt: ReadonlySignal<number>
  readonly isBack: ReadonlySignal<boolean>
  dismiss(): void
}

export function useAbsence({ info, seat, n, told, picture }: Shown, link: Link): Absence {
  const name = `${info.id} ${seat}`
  const lastOwn = told.findLast((one) => one.seat === seat && !one.undoes)
  const left = useSignal(leftTableAt(name) ?? lastOwn?.n ?? 0)
  const isBack = useSignal(seat !== null)
  const now = useRef(n)
  now.current = n
  const isAsked = useRef(false)
  isAsked.current = Boolean(picture?.question)

  const leave = () => {
    left.value = now.current
    keepLeft(name, now.current)
  }
  useEffect(() => {
    const looked = () => {
      if (document.visibilityState === 'hidden') leave()
      else if (now.current > left.value) isBack.value = true
    }
    document.addEventListener('visibilitychange', looked)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [name])
  const lost = link === 'lost'
  useEffect(() => {
    if (!lost) return
    leave()
    isBack.value = true
  }, [lost])
  // The player has just moved, so nothing has been missed from here on, unless the others take long.
  useEffect(() => {
    if (!lastOwn || lastOwn.n !== now.current) return
    isBack.value = false
    left.value = lastOwn.n
    // A player who has to decide by then was not waiting, but thinking.
    const timer = setTimeout(() => {
      isBack.value ||= !isAsked.current
    }, LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [lastOwn?.n])
  return {
    leftAt: left,
    isBack,
    dismiss() {
      isBack.value = false
    },
  }
}

export const leftTableAt = (name: string): number | undefined => lastSeen.peek()[name]

export function keepLeft(name: string, n: number): void {
  const { [name]: _, ...others } = lastSeen.peek()
  lastSeen.value = Object.fromEntries([...Object.entries(others), [name, n] as const].slice(-KEPT))
}
