// The options that all commands of the coach share: the effort, the bot that plays games out, and a progress bar.

import type { Coaching } from '@wayfare/bots/coach'
import { botBy } from '../bots.ts'
import { type Common, Progress } from '../output.ts'

/** How much the coach thinks, and which bot plays its games out. */
export type Thoroughness = { readonly worlds: number; readonly nodes: number; readonly player?: string }
export type CoachOptions = Common & Thoroughness & { readonly seed: string }

export function coachingFor<C extends Coaching>(usual: C, { worlds, nodes, player }: Thoroughness): C {
  const effort = { ...usual.effort, nodes }
  return { ...usual, effort, player: player === undefined ? usual.player : botBy(player), worlds }
}

export function thought<T extends { readonly done: number }>(
  thinking: Generator<T, T>,
  what: string,
  options: CoachOptions,
): T {
  const progress = new Progress(what, options)
  let step = thinking.next()
  while (!step.done) {
    progress.at(step.value.done)
    step = thinking.next()
  }
  progress.done()
  return step.value
}
