// Choosing by pointing: see contract.ts. An option's `on` is walked from its beginning; options that touch nothing are taken by their
// chips alone.

import type { ReadonlySignal } from '@preact/signals'
import { computed, effect, signal } from '@preact/signals'
import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import type { Pointing } from './contract.ts'

/** By place on the keyboard, so that every layout works; shown as the keys of the Latin one. */
const KEYS = [
  'F',
  'D',
  'S',
  'A',
  'G',
  'R',
  'E',
  'W',
  'Q',
  'T',
  'V',
  'C',
  'X',
  'Z',
  'B',
  'H',
  'J',
  'K',
  'L',
  'N',
] as const

export type PointingActions = {
  take(option: Offered): void
  /** Something was pointed at that is not offered. */
  refused(id: Id): void
}

export function makePointing(
  options: ReadonlySignal<readonly Offered[]>,
  actions: PointingActions,
): Pointing & { dispose(): void } {
  const pointed = signal<readonly Id[]>([])
  const hovered = signal<Id | null>(null)
  const left = computed(() => options.value.filter((option) => fits(option, pointed.value)))
  const offered = computed(() => {
    const next = new Map<Id, Offered[]>()
    for (const option of left.value) {
      for (const id of nextOf(option, pointed.value)) next.set(id, [...(next.get(id) ?? []), option])
    }
    return next
  })
  const bare = computed(() => left.value.filter((option) => nextOf(option, pointed.value).length === 0))
  const bareKeys = computed(
    () => new Map(bare.value.slice(0, KEYS.length).map(({ move }, i) => [move, KEYS[i] as string])),
  )
  const keys = computed(() => {
    const ids = [...offered.value.keys()]
    const first = bareKeys.value.size
    return new Map(first + ids.length <= KEYS.length ? ids.map((id, i) => [id, KEYS[first + i] as string]) : [])
  })
  const preview = computed(() => {
    const options = hovered.value === null ? undefined : offered.value.get(hovered.value)
    if (options) return options.length === 1 ? (options[0] as Offered) : null
    // A button that touches nothing is hovered by its move.
    return bare.value.find(({ move }) => move === hovered.value) ?? null
  })

  function point(id: Id): void {
    const [only, more] = offered.value.get(id) ?? []
    if (only && !more) take(only)
    else if (only) pointed.value = [...pointed.value, id]
    else if (pointed.value.at(-1) === id) back()
    else actions.refused(id)
  }
  /** What is hovered stays in sight until there is an answer: to take it away first would draw the table once more for nothing. */
  function take(option: Offered): void {
    startAnew()
    actions.take(option)
  }
  function back(): void {
    pointed.value = pointed.value.slice(0, -1)
  }
  function startAnew(): void {
    if (pointed.peek().length > 0) pointed.value = []
  }

  // In the next turn of the event loop: from one thing to the next is one change, and a table that has moved under a pointer at rest
  // is painted before what lies there now is looked at.
  let coming: Id | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  function hover(id: Id | null): void {
    coming = id
    timer ??= setTimeout(() => {
      timer = undefined
      hovered.value = coming
    })
  }
  function leave(id: Id): void {
    if ((timer ? coming : hovered.peek()) === id) hover(null)
  }
  function forget(): void {
    clearTimeout(timer)
    timer = undefined
    hovered.value = null
  }

  // A new question: whatever was pointed at belongs to the old one.
  const stop = effect(() => {
    void options.value
    startAnew()
    forget()
  })
  function dispose(): void {
    stop()
    clearTimeout(timer)
  }
  return {
    offered,
    pointed,
    left,
    keys,
    bare,
    bareKeys,
    hovered,
    preview,
    hover,
    leave,
    point,
    take,
    back,
    dispose,
  }
}

/** In any order: a pair of streets is the same pair from either side. */
function fits({ on = [] }: Offered, pointed: readonly Id[]): boolean {
  return pointed.every((id) => on.includes(id))
}

function nextOf({ on = [] }: Offered, pointed: readonly Id[]): Id[] {
  return on.filter((id) => !pointed.includes(id))
}

/** The key that takes this option, if one does. */
export function keyOf({ pointed, bareKeys, offered, keys }: Pointing, option: Offered): string | undefined {
  const [id] = nextOf(option, pointed.value)
  if (id === undefined) return bareKeys.value.get(option.move)
  return offered.value.get(id)?.length === 1 ? keys.value.get(id) : undefined
}
