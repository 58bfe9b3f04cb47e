// Follows the state of a plan on the server. It is read when the table opens and whenever something has happened that may concern it.

import type { Branch, MovesAhead, PlannedMoves } from '@wayfare/protocol'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { withWords } from '../../base/i18n/index.ts'
import { call } from '../../client/online/api.ts'

type ShownPlan = PlannedMoves['plan']

export type Planning = {
  readonly plan: ShownPlan
  /** Changes with each plan and each decision, so that what was found for an older one is looked for again. */
  readonly moment: string
  /** Stores the plan, or withdraws it if nothing is left of it. Resolves to false if that failed. */
  save(branches: readonly Branch[], evenIfRevealed: boolean): Promise<boolean>
  /** Finds what the seat may be asked once it has made these moves; null if that failed. */
  ahead(after: readonly string[]): Promise<MovesAhead['questions'] | null>
}

type Place = { readonly table: string; readonly seat: number; readonly at: number; readonly isMyTurn: boolean }

export function usePlan({ table, seat, at, isMyTurn }: Place): Planning {
  const [plan, setPlan] = useState<ShownPlan>(null)
  const path = { id: table }
  const isWaiting = useRef(false)
  const read = useRef('')
  /** A plan that was seen waiting is reported when something has become of it; one found dropped on opening the table, too. */
  const received = (next: ShownPlan): void => {
    setPlan(next)
    if (next && next.state !== 'waiting' && (isWaiting.current || next.state === 'dropped'))
      void report(next, path, seat)
    isWaiting.current = next?.state === 'waiting'
  }
  useEffect(() => {
    const place = `${table} ${seat}`
    // While nothing waits, nothing can have become of it.
    if (read.current === place && !isWaiting.current) return
    let isGone = false
    const answered = (next?: PlannedMoves): void => {
      if (isGone) return
      read.current = place
      if (next) received(next.plan)
    }
    call('GET /tables/:id/conditional-moves', { path, query: { seat } }).then(answered, () => answered())
    return () => {
      isGone = true
    }
  }, [table, seat, at, isMyTurn])
  return useMemo(
    () => ({
      plan,
      moment: `${table} ${seat} ${at}`,
      async save(branches, evenIfRevealed) {
        isWaiting.current = false
        try {
          const answer =
            branches.length === 0
              ? await call('DELETE /tables/:id/conditional-moves', { path, body: { seat } })
              : await call('POST /tables/:id/conditional-moves', {
                  path,
                  body: { seat, at, evenIfRevealed, branches: branches as Branch[] },
                })
          received(answer.plan)
          return true
        } catch {
          return false
        }
      },
      ahead: (after) =>
        call('POST /tables/:id/moves-ahead', { path, body: { seat, after: [...after] } }).then(
          ({ questions }) => questions,
          () => null,
        ),
    }),
    [plan, table, seat, at],
  )
}

/** Says what has become of a plan. A dropped one is then forgotten by the server, so that this is said once. */
async function report(plan: NonNullable<ShownPlan>, path: { readonly id: string }, seat: number): Promise<void> {
  const { showPlanNews } = await withWords(import('./text/index.ts'), import('./plan-news.ts'))
  showPlanNews(plan)
  if (plan.state === 'dropped')
    await call('DELETE /tables/:id/conditional-moves', { path, body: { seat } }).catch(() => {})
}
