// The rules of assistants (recruiting, using, upgrading, borrowing, exchanging) and of idol slots.

import { add, all, type Effect, type Frame, find, from, idOf, look, nothing, pile, type Seat } from '@wayfare/kernel'
import { ASSISTANT_IDS, assistantOf } from '../board/assistants.ts'
import { SLOT_EFFECT_IDS, SLOTS, slotEffectOf } from '../board/idols.ts'
import { priced } from '../effects.ts'
import { empty, fill, firstEmpty, isFilled, isFull, NO_IDOLS } from '../idol-slots.ts'
import { type AssistantSide, effect } from '../ops.ts'
import { showTop } from '../setup.ts'
import { type ArnakState, explorer, RESCUE_STACK, SUPPLY } from '../state.ts'
import type { ArnakAsking } from '../words.ts'
import { type ArnakRules, actions, type FixedMove } from './common.ts'
import { turnHelper } from './gains.ts'

/** The effect of one side of an assistant, after its cost; `first` happens together with the payment. */
function help(id: string, side: AssistantSide, first: readonly Effect[]): Effect {
  const { cost, effect: what } = assistantOf(id)[side]
  return from(id, priced(cost ?? {}, all([...first, what])))
}

/** True while a payment caused by this thing is open, which must be finished before the thing is used again. */
function isBeingPaid(s: ArnakState, id: string): boolean {
  const { stack } = s.core
  for (let i = stack.length - 1; i >= 0; i--) {
    const { op, from: cause } = stack[i] as Frame
    if (cause === id && (op === 'pay' || op === 'collect')) return true
  }
  return false
}
const PAYING = { op: 'pay' }
const USE = {
  silver: actions(
    ASSISTANT_IDS,
    (id) => `use ${id}`,
    (id) => help(id, 'silver', [effect('exhaust', id)]),
  ),
  gold: actions(
    ASSISTANT_IDS,
    (id) => `use ${id}`,
    (id) => help(id, 'gold', [effect('exhaust', id)]),
  ),
}

/** Offers the use of ready assistants as free actions (ARN-FREE-05, ARN-ASSIST-06). */
export function offerAssistants(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  const { staff } = explorer(s, by)
  for (let i = 0; i < staff.length; i++) {
    const { id, gold, ready } = staff[i] as (typeof staff)[number]
    const { move, then, on } = (gold ? USE.gold : USE.silver).get(id) as FixedMove
    if (assistantOf(id).main) asking.refuse(move, 'ARN-ASSIST-16', {}, on)
    else if (ready && then.op === 'pay' && isBeingPaid(s, id)) asking.refuse(move, 'KER-FIRST', PAYING, on)
    else asking.offer(move, then, on)
  }
}

function isReady(s: ArnakState, by: Seat, id: string): boolean {
  for (const helper of explorer(s, by).staff) if (helper.id === id) return helper.ready
  return false
}

const SLOT: readonly FixedMove[] = SLOT_EFFECT_IDS.map((id) => {
  const { cost, effect: what } = slotEffectOf(id)
  return { move: `slot ${id}`, then: from('idol', priced(cost ?? {}, all([effect('slot'), what]))), on: ['idol', id] }
})

/** Offers putting an idol into the leftmost empty slot, if there is an idol and a slot (ARN-IDOL-02, ARN-IDOL-09). */
export function offerSlots(s: ArnakState, by: Seat, asking: ArnakAsking): void {
  const { crates, slots } = explorer(s, by)
  if (crates === 0 || isFull(slots)) {
    asking.refuseAll(SLOT, 'ARN-IDOL-09')
    return
  }
  for (const { move, then, on } of SLOT) {
    if (then.op === 'pay' && isBeingPaid(s, 'idol')) asking.refuse(move, 'KER-FIRST', PAYING, on)
    else asking.offer(move, then, on)
  }
}

/** Returns the visible assistants of the supply, with their stacks. */
function open(s: ArnakState): { id: string; stack: string }[] {
  const found: { id: string; stack: string }[] = []
  for (const stack of SUPPLY) {
    const cards = pile(s, stack)
    const top = cards[cards.length - 1]
    if (top) found.push({ id: idOf(top), stack })
  }
  return found
}

export const assistantRules = {
  exhaust: {
    can: (s, by, id, inquiry) => isReady(s, by, id) || inquiry.no('ARN-ASSIST-06'),
    run(s, by, id, tell) {
      turnHelper(s, by, id, { ready: false })
      tell({ k: 'used', seat: by, assistant: id })
      return undefined
    },
  },

  // Recruiting is compulsory if any assistant is left (ARN-ASSIST-01, -04).
  recruit: {
    run: (s) => (open(s).length > 0 ? effect('choose-recruit') : undefined),
  },

  'choose-recruit': {
    ask(s, _by, _, asking) {
      for (const { id, stack } of open(s)) asking.offer(`recruit ${id}`, effect('recruited', { id, stack }), [id])
    },
  },

  // A recruited assistant is silver and ready, and the next one of its stack becomes visible (ARN-ASSIST-02, -03).
  recruited: {
    run(s, by, { id, stack }, tell) {
      pile(s, stack).pop()
      explorer(s, by).staff.push({ id, gold: false, ready: true })
      tell({ k: 'recruited', seat: by, assistant: id })
      showTop(s, stack)
      return undefined
    },
  },

  // The player looks through the rescue stack in secret (ARN-SNAKE-06).
  rescue: {
    run(s, by, _, tell) {
      const { length } = pile(s, RESCUE_STACK)
      if (length === 0) return undefined
      for (let i = 0; i < length; i++) look(s, RESCUE_STACK, i, by)
      tell({ k: 'rescue-looked', seat: by })
      return effect('choose-rescue')
    },
  },

  'choose-rescue': {
    ask(s, _by, _, asking) {
      for (const [id] of pile(s, RESCUE_STACK)) asking.offer(`rescue ${id}`, effect('rescued', id), [id])
    },
  },

  // A rescued assistant is silver and exhausted, and everybody sees the one now on top (ARN-SNAKE-07, -20).
  rescued: {
    run(s, by, id, tell) {
      const stack = pile(s, RESCUE_STACK)
      const at = find(s, RESCUE_STACK, id)
      look(s, RESCUE_STACK, at, 'all')
      stack.splice(at, 1)
      explorer(s, by).staff.push({ id, gold: false, ready: false })
      tell({ k: 'rescued', seat: by, assistant: id })
      showTop(s, RESCUE_STACK)
      return undefined
    },
  },

  // One silver assistant is turned to gold, if there is any (ARN-ASSIST-09 to -11).
  gild: {
    run: (s, by) => (explorer(s, by).staff.some(({ gold }) => !gold) ? effect('choose-gild') : undefined),
  },

  'choose-gild': {
    ask(s, by, _, asking) {
      for (const { id, gold } of explorer(s, by).staff) {
        if (gold) asking.refuse(`upgrade ${id}`, 'ARN-ASSIST-11', {}, [id])
        else asking.offer(`upgrade ${id}`, effect('gilded', id), [id])
      }
    },
  },

  gilded: {
    run(s, by, id, tell) {
      turnHelper(s, by, id, { gold: true, ready: true })
      tell({ k: 'gilded', seat: by, assistant: id })
      return undefined
    },
  },

  // Uses a visible assistant of the supply, which stays there and is not exhausted (ARN-CARD-13 to -16, -43).
  borrow: {
    run: (s, _by, side) => (open(s).length > 0 ? effect('choose-borrow', side) : undefined),
  },

  'choose-borrow': {
    ask(s, _by, side, asking) {
      for (const { id } of open(s)) asking.offer(`borrow ${id}`, help(id, side, []), [id])
      asking.offer('skip', nothing)
      for (const [id] of pile(s, RESCUE_STACK).slice(-1)) asking.refuse(`borrow ${id}`, 'ARN-SNAKE-15', {}, [id])
    },
  },

  // Exchanges an own assistant for a visible one of the supply, which arrives ready and on the same side (ARN-CARD-21
  // to -23).
  swap: {
    run: (s, by) => (open(s).length > 0 && explorer(s, by).staff.length > 0 ? effect('choose-swap') : undefined),
  },

  'choose-swap': {
    ask(s, by, _, asking) {
      for (const { id: own } of explorer(s, by).staff) {
        for (const { id, stack } of open(s)) {
          asking.offer(`swap ${own} ${id}`, effect('swapped', { own, id, stack }), [own, id])
        }
      }
      asking.offer('skip', nothing)
    },
  },

  // The assistant given away covers the stack from which the other came, so nothing below it is revealed.
  swapped: {
    run(s, by, { own, id, stack }, tell) {
      const { staff } = explorer(s, by)
      const at = staff.findIndex((one) => one.id === own)
      pile(s, stack).pop()
      add(s, stack, own)
      staff[at] = { id, gold: staff[at]?.gold ?? false, ready: true }
      tell({ k: 'swapped', seat: by, own, assistant: id })
      return undefined
    },
  },

  // An idol goes into the leftmost empty slot (ARN-IDOL-03).
  slot: {
    // Checked again after the payment, because free actions meanwhile may have used the last idol or slot.
    can: (s, by, _, inquiry) =>
      (explorer(s, by).crates > 0 && !isFull(explorer(s, by).slots)) || inquiry.no('ARN-IDOL-09'),
    run(s, by, _, tell) {
      const one = explorer(s, by)
      const slot = firstEmpty(one.slots) as number
      one.crates -= 1
      one.slots = fill(one.slots, slot)
      tell({ k: 'slotted', seat: by, slot: slot + 1 })
      return undefined
    },
  },

  // Returns an idol from any slot of the player's choice to the crates (ARN-CARD-41).
  unslot: {
    run: (s, by) => (explorer(s, by).slots !== NO_IDOLS ? effect('choose-slot') : undefined),
  },

  'choose-slot': {
    ask(s, by, _, asking) {
      const { slots } = explorer(s, by)
      for (let slot = 0; slot < SLOTS; slot++)
        if (isFilled(slots, slot)) asking.offer(`unslot ${slot + 1}`, effect('unslotted', slot))
      asking.offer('skip', nothing)
    },
  },

  unslotted: {
    run(s, by, slot, tell) {
      const one = explorer(s, by)
      one.slots = empty(one.slots, slot)
      one.crates += 1
      tell({ k: 'unslotted', seat: by, slot: slot + 1 })
      return undefined
    },
  },
} satisfies Partial<ArnakRules>
