// Conditional moves of a seat: what becomes of them follows from the log alone, so that every process comes to the same result,
// and a move that is stored already is not made again.

import { declines, type Id, offers, readMove, type Seat } from '@wayfare/kernel'
import { type Branch, branchesAfter, type PlanState } from '@wayfare/protocol'
import type { Entry } from './entry.ts'
import { type Item, matchOf, type Table, turn } from './table.ts'

export type Plan = {
  readonly id: string
  readonly seat: Seat
  /** The number of rows that the story had when the plan was made. */
  readonly since: number
  readonly evenIfRevealed: boolean
  readonly branches: readonly Branch[]
}

/** `due`: the entry is to be written now. */
export type PlanStanding = PlanState | { readonly state: 'due'; readonly entry: Entry }

const dropped = (why: Extract<PlanState, { state: 'dropped' }>['why']): PlanStanding => ({ state: 'dropped', why })

export function planStanding(table: Table, plan: Plan): PlanStanding {
  const { seat } = plan
  let { branches } = plan
  let path: readonly number[] = []
  let hasLearned = false
  for (const item of table.story.slice(plan.since)) {
    const step = pathOf(plan, item)
    if (step) {
      path = step
      branches = branchesAlong(plan.branches, step)
      if (branches.length === 0) return { state: 'played' }
    } else if (item.kind === 'rewind') return dropped('went-back')
    else if (item.seat === seat) return dropped('own-move')
    if ((item.learned & (1 << seat)) !== 0) hasLearned = true
  }
  if (table.status !== 'running') return dropped('over')
  if (table.seats[seat]?.gone || !table.seats[seat]?.person) return dropped('away')
  if (hasLearned && !plan.evenIfRevealed) return dropped('revealed')
  if (!turn(table).includes(seat)) return { state: 'waiting' }
  const chosen = chooseBranch(table, seat, branches)
  if (!chosen) return dropped('no-branch')
  const id = `${prefixOf(plan)}${[...path, chosen.index].join('-')}`
  return { state: 'due', entry: { k: 'moved', seat, texts: [chosen.move], id, planned: true } }
}

const prefixOf = ({ id }: Plan): string => `plan-${id}-`

/** The branches that led to this row, if the plan did. */
function pathOf(plan: Plan, { planned }: Item): readonly number[] | undefined {
  const prefix = prefixOf(plan)
  return planned?.startsWith(prefix) ? planned.slice(prefix.length).split('-').map(Number) : undefined
}

function branchesAlong(branches: readonly Branch[], path: readonly number[]): readonly Branch[] {
  let after = branches
  for (const index of path) {
    const branch = after[index]
    after = branch ? branchesAfter(branch) : []
  }
  return after
}

function chooseBranch(
  table: Table,
  seat: Seat,
  branches: readonly Branch[],
): { readonly index: number; readonly move: string } | undefined {
  const { engine } = table
  const match = matchOf(table)
  const offered = offers(match, seat)
  const question = engine.question(match.state, seat)
  for (const [index, branch] of branches.entries()) {
    if (branch.when === 'nothing-else') {
      const { words } = engine.game
      const [only, ...others] = offered
      if (only && others.length === 0 && words && declines(words, readMove(only.move)))
        return { index, move: only.move }
      continue
    }
    if (branch.when === 'asked' && !(question && isAsked(branch, question))) continue
    const option = engine.meant(match.state, seat, offered, branch.move)
    if (option) return { index, move: option.move }
  }
  return undefined
}

const isAsked = (branch: Extract<Branch, { when: 'asked' }>, question: { op: string; from: Id | null }): boolean =>
  branch.op === question.op && branch.from === question.from
