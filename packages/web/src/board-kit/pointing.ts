// The state of choosing by pointing: see contract.ts. Pointing follows an option's `on` list from its beginning;
// options that touch nothing are taken by their chips.

import type { ReadonlySignal, Signal } from '@preact/signals'
import { computed, effect, signal } from '@preact/signals'
import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import type { Pointing } from './contract.ts'
import { giveKeys, type KeysGiven, MOST_KEYS } from './key-assignment.ts'
import { NOTHING_SELECTED, type Selection } from './selection.ts'

export type PointingActions = {
  take(option: Offered): void
  /** Called when the player points at something that is not offered. */
  refused(id: Id): void
}

export function makePointing(
  options: ReadonlySignal<readonly Offered[]>,
  actions: PointingActions,
  selection: Signal<Selection> = signal(NOTHING_SELECTED),
): Pointing & { dispose(): void } {
  const pointed = computed(() => selection.value.pointed)
  const hovered = signal<Id | null>(null)
  const left = computed(() => options.value.filter((option) => fits(option, pointed.value)))
  const offered = computed(() => {
    const next = new Map<Id, Offered[]>()
    // If all options touch the same things, pointing cannot tell them apart.
    if (touchAlike(options.value)) return next
    for (const option of left.value) {
      for (const id of nextOf(option, pointed.value)) next.set(id, [...(next.get(id) ?? []), option])
    }
    return next
  })
  const bare = computed(() => bareOf(options.value, pointed.value))
  // Keys are kept from question to question of a turn, and from the first step of a choice to the last.
  let kept: KeysGiven = new Map()
  const given = computed(() => {
    if (options.value.length === 0) kept = new Map()
    let things: readonly string[] = []
    for (let n = 0; n <= pointed.value.length; n++) {
      things = keyed(options.value, pointed.value.slice(0, n))
      kept = giveKeys(things, kept, onwardOf(options.value))
    }
    return pick(kept, things, (thing) => thing)
  })
  const keys = computed(() => pick(given.value, offered.value.keys(), (id) => id))
  const bareKeys = computed(() =>
    pick(
      given.value,
      bare.value.map(({ move }) => move),
      byMove,
    ),
  )
  const preview = computed(() => {
    if (hovered.value === null) return selection.value.armed
    const options = offered.value.get(hovered.value)
    if (options) return options.length === 1 ? (options[0] as Offered) : null
    // A button that touches nothing is hovered by its move.
    return bare.value.find(({ move }) => move === hovered.value) ?? null
  })

  function point(id: Id): void {
    const [only, more] = offered.value.get(id) ?? []
    if (only && !more) take(only)
    else if (only) select([...pointed.value, id])
    else if (pointed.value.at(-1) === id) select(pointed.value.slice(0, -1))
    else {
      select(pointed.value)
      actions.refused(id)
    }
  }
  /** Selects things. A move that waited for confirmation is dropped. */
  function select(ids: readonly Id[]): void {
    selection.value = { pointed: ids, armed: null }
  }
  /** The hovered thing stays until there is an answer, since removing it first would render the table once more. */
  function take(option: Offered): void {
    actions.take(option)
    // While the option waits for confirmation, the things that led to it stay selected.
    if (selection.peek().armed === null) startAnew()
  }
  function back(): void {
    select(selection.peek().pointed.slice(0, -1))
  }
  function startAnew(): void {
    if (selection.peek().armed || selection.peek().pointed.length > 0) selection.value = NOTHING_SELECTED
  }
  function cancelArmed(): void {
    if (selection.peek().armed) selection.value = NOTHING_SELECTED
  }

  // Hovering changes in the next turn of the event loop: moving from one thing to the next is then one change, and a
  // table that has moved under a pointer at rest is painted first.
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

  // A new question clears the selection. Keys are assigned before anybody reads them.
  const stop = effect(() => {
    void options.value
    void given.peek()
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
    cancelArmed,
    dispose,
  }
}

/** True if the option touches all these things, in any order: a pair of streets is the same from either side. */
function fits({ on = [] }: Offered, pointed: readonly Id[]): boolean {
  return pointed.every((id) => on.includes(id))
}

function nextOf({ on = [] }: Offered, pointed: readonly Id[]): Id[] {
  return on.filter((id) => !pointed.includes(id))
}

/**
 * The options with nothing left to point at, or that pointing cannot tell apart: all seals go to the same three
 * workers, in some order.
 */
function bareOf(options: readonly Offered[], pointed: readonly Id[]): readonly Offered[] {
  const left = options.filter((option) => fits(option, pointed))
  return touchAlike(options) ? left : left.filter((option) => nextOf(option, pointed).length === 0)
}

function touchAlike([first, ...others]: readonly Offered[]): boolean {
  const { on = [] } = first ?? {}
  const isSame = (option: Offered): boolean => option.on?.length === on.length && fits(option, on)
  return on.length > 1 && others.length > 0 && others.every(isSame)
}

/** The key name of a move. No thing has an id like this. */
const byMove = (move: string): string => `> ${move}`

/**
 * The things and moves that get a key, in the order of the keys: answers, moves that decline, free actions. If there
 * are more than keys, only options that cannot be pointed at get one.
 */
function keyed(options: readonly Offered[], pointed: readonly Id[]): readonly string[] {
  const bare = new Set(bareOf(options, pointed))
  const rank = (option: Offered): number => (option.aside ? 2 : bare.has(option) && option.declines ? 1 : 0)
  const left = options.filter((option) => fits(option, pointed)).sort((one, other) => rank(one) - rank(other))
  const things = left.flatMap((option) => (bare.has(option) ? byMove(option.move) : nextOf(option, pointed)))
  const all = [...new Set(things)]
  return all.length <= MOST_KEYS ? all : left.flatMap((option) => (bare.has(option) ? byMove(option.move) : []))
}

/** The move that ends the turn, if only free actions are left besides. It has the same key every time. */
function onwardOf(options: readonly Offered[]): string | undefined {
  const [only, more] = options.filter(({ aside }) => !aside)
  return only?.declines && !more && (only.on ?? []).length === 0 ? byMove(only.move) : undefined
}

function pick(given: KeysGiven, things: Iterable<string>, as: (thing: string) => string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const thing of things) {
    const key = given.get(as(thing))
    if (key !== undefined) found.set(thing, key)
  }
  return found
}

/** The key of this option, if it has one. */
export function keyOf({ pointed, bareKeys, offered, keys }: Pointing, option: Offered): string | undefined {
  const bare = bareKeys.value.get(option.move)
  const [id] = nextOf(option, pointed.value)
  if (bare !== undefined || id === undefined) return bare
  return offered.value.get(id)?.length === 1 ? keys.value.get(id) : undefined
}
