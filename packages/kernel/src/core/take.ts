// Carries out a move: pushes its effect onto the stack and runs all automatic steps until somebody has to decide.

import { deciders, inquiryFor, options, ruleOf } from './ask.ts'
import { type Event, type Fact, silence, type Tell } from './events.ts'
import { closeLanes, openLanes } from './lanes.ts'
import type { Seat } from './names.ts'
import type { Option, Playable } from './rule.ts'
import { push } from './stack.ts'
import type { Effect, Frame, HeldEvent, Lanes, State } from './state.ts'

/** Applies an option of this state and returns who learned something, one bit per seat. `events` may be null. */
export function apply(game: Playable, s: State, seat: Seat, option: Option, events: Event[] | null): number {
  const { core } = s
  core.seq++
  const { lanes } = core
  const stack = lanes ? (lanes.stacks[seat] as Frame[]) : core.stack
  const frame = stack[stack.length - 1] as Frame
  if (lanes) (lanes.moves[seat] as string[]).push(option.move)
  updateQuestion(stack, frame, option)
  push(stack, option.then, seat, option.aside ? null : frame.from)
  if (events) tellMove(s, seat, option, events)
  run(game, s, seat, events)
  if (!lanes && (core.lanes || core.stack.length === 0 || (core.stack[core.stack.length - 1] as Frame).by !== seat)) {
    core.barrier = core.seq
  }
  const { learned } = core
  core.learned = 0
  return learned
}

/**
 * Updates the question that was answered: it is removed, or it stays to be asked again once the effect is done. If the
 * answer has a price, the question stays until that is paid, because a withdrawn payment means that nothing was chosen.
 */
function updateQuestion(stack: Frame[], frame: Frame, { stays, then }: Option): void {
  const askedAgain = stays ? true : then.op === 'pay' ? 'unpaid' : false
  if (askedAgain) {
    if (frame.asked !== askedAgain) stack[stack.length - 1] = waiting(frame, askedAgain)
    return
  }
  stack.pop()
  if (then.op === 'spend' && stack[stack.length - 1]?.asked === 'unpaid') stack.pop()
}

function waiting({ op, arg, by, from }: Frame, asked: Frame['asked']): Frame {
  return { op, arg, by, from, asked }
}

/**
 * Runs a new game, or a state whose lanes begin again, up to its next decision. The events go to nobody unless the
 * caller passes a list, but those inside lanes are still recorded, so that the other seats receive them later as they
 * did the first time.
 */
export function resume(game: Playable, s: State, events: Event[] = []): void {
  settle(game, s, s.core.stack, events)
  s.core.learned = 0
}

function run(game: Playable, s: State, seat: Seat, events: Event[] | null): void {
  const { core } = s
  if (!core.lanes) {
    settle(game, s, core.stack, events)
    return
  }
  const stack = core.lanes.stacks[seat] as Frame[]
  settle(game, s, stack, events, seat)
  if (stack.length > 0) return
  events?.push({ fact: { k: 'ready', seat } })
  if (deciders(s).length > 0) return
  closeLanes(s, events)
  core.barrier = core.seq
  settle(game, s, core.stack, events)
}

/** Runs automatic steps, on the main stack or in one seat's lane, until a question is on top or the stack is empty. */
function settle(game: Playable, s: State, stack: Frame[], events: Event[] | null, lane?: Seat): void {
  const tell = events ? teller(s, events, lane) : silence
  const inquiry = inquiryFor(game, s, lane ?? 0)
  while (stack.length > 0) {
    const frame = stack[stack.length - 1] as Frame
    const { op, arg } = frame
    if (lane !== undefined && frame.by !== lane) throw new Error(`'${op}' asks seat ${frame.by} in the lane of ${lane}`)
    if (op === 'all') {
      stack.pop()
      const parts = arg as readonly Effect[]
      for (let i = parts.length - 1; i >= 0; i--) push(stack, parts[i] as Effect, frame.by, frame.from)
      continue
    }
    if (op === 'lanes') {
      if (lane !== undefined) throw new Error(`lanes within the lane of ${lane} (seq ${s.core.seq})`)
      openLanes(game, s)
      for (let seat = 0; seat < s.core.players; seat++) {
        settle(game, s, (s.core.lanes as Lanes).stacks[seat] as Frame[], events, seat)
      }
      if (deciders(s).length > 0) return
      closeLanes(s, events)
      continue
    }
    const rule = ruleOf(game, op)
    if (rule.ask) {
      const only = frame.asked && rule.lapses ? onlyOption(game, s, frame.by) : undefined
      if (!only) return
      stack.pop()
      push(stack, only.then, frame.by, frame.from)
      continue
    }
    stack.pop()
    const next = rule.run?.(s, frame.by, arg, tell, inquiry.turnTo(frame.by))
    if (next) push(stack, next, frame.by, frame.from)
  }
}

/** Returns the only answer to a question, if there is exactly one and it ends the question. */
function onlyOption(game: Playable, s: State, seat: Seat): Option | undefined {
  const [first, ...others] = options(game, s, seat)
  return others.length === 0 && first && !first.stays ? first : undefined
}

function teller(s: State, events: Event[], lane: Seat | undefined): Tell {
  return (fact, own) => {
    const event: HeldEvent = own ? { fact, own } : { fact }
    if (lane === undefined) {
      events.push(event)
      return
    }
    ;((s.core.lanes as Lanes).held[lane] as HeldEvent[]).push(event)
    events.push({ ...event, to: lane })
  }
}

/** Reports the move itself before anything that it causes. */
function tellMove(s: State, seat: Seat, option: Option, events: Event[]): void {
  const full: Fact = { k: 'move', seat, move: option.move }
  const event: HeldEvent = option.secret ? { fact: { k: 'move', seat }, own: { [seat]: full } } : { fact: full }
  if (!s.core.lanes) {
    events.push(event)
    return
  }
  ;(s.core.lanes.held[seat] as HeldEvent[]).push(event)
  events.push({ ...event, to: seat })
}
