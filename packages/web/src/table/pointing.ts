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
    return options?.length === 1 ? (options[0] as Offered) : null
  })

  function point(id: Id): void {
    const options = offered.value.get(id)
    if (options) {
      const [only] = options
      pointed.value = [...pointed.value, id]
      if (options.length === 1 && only) take(only)
      return
    }
    const last = pointed.value.at(-1)
    if (last === id) back()
    else actions.refused(id)
  }
  function take(option: Offered): void {
    pointed.value = []
    hovered.value = null
    actions.take(option)
  }
  function back(): void {
    pointed.value = pointed.value.slice(0, -1)
  }
  // A new question: whatever was pointed at belongs to the old one.
  const dispose = effect(() => {
    void options.value
    pointed.value = []
    hovered.value = null
  })
  return {
    offered,
    pointed,
    left,
    keys,
    bare,
    bareKeys,
    hovered,
    preview,
    hover(id) {
      hovered.value = id
    },
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
