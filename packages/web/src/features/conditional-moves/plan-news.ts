// Says in words what has become of a plan.

import type { PlanState } from '@wayfare/protocol'
import { type Key, say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'

const DROPPED: Readonly<Record<Extract<PlanState, { state: 'dropped' }>['why'], Key>> = {
  'own-move': 'plans.ownMove',
  revealed: 'plans.revealed',
  'went-back': 'plans.wentBack',
  'no-branch': 'plans.noBranch',
  away: 'plans.away',
  over: 'plans.over',
}

export function sayState(plan: PlanState): string {
  if (plan.state === 'dropped') return say(DROPPED[plan.why])
  return say(plan.state === 'played' ? 'plans.played' : 'plans.waiting')
}

export const showPlanNews = (plan: PlanState): void =>
  void showToast({ text: sayState(plan), kind: plan.state === 'played' ? 'good' : 'news', lasts: 12_000 })
