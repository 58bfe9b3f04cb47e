// Plugs conditional moves into tables of the server at which other people play: what one plans while they decide.

import { path } from '../../base/browser/router.ts'
import { say, withWords } from '../../base/i18n/index.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { usePlan } from './use-plan.ts'

const PLANS = 'plans'

export const conditionalMoves: PlayAddOn = {
  id: PLANS,
  when({ shown: { info, seat }, picture }) {
    const isOnline = path.value === `/table/${info.id}`
    const plays = ({ kind, gone }: (typeof info.seats)[number]) => kind === 'person' && !gone
    const own = seat === null ? undefined : info.seats[seat]
    const hasCompany = info.seats.some((one, index) => index !== seat && plays(one))
    return isOnline && !picture.over && own !== undefined && plays(own) && hasCompany
  },
  tool: { id: 'plans', icon: 'branch', label: () => say('table.planMoves') },
  Panel: PlansAtTable,
}

const loadPanel = async () => (await withWords(import('./text/index.ts'), import('./plan-panel.tsx'))).PlanPanel

function PlansAtTable({ panel, shown, picture, speaker }: PlayMoment) {
  const seat = shown.seat as number
  const isMyTurn = picture.turn.includes(seat)
  const planning = usePlan({ table: shown.info.id, seat, at: shown.n, isMyTurn })
  const close = () => {
    panel.value = null
  }
  const isOpen = panel.value === PLANS
  const Panel = useLoaded(isOpen, loadPanel, close)
  return isOpen && Panel ? <Panel {...{ planning, speaker, isMyTurn, close }} view={picture.view} /> : null
}
