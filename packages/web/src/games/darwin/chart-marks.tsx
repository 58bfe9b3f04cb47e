// The marks along the routes: golden ribbons, points for the first arrivals, the Beagle's goals, and the penalties for
// lagging behind it.

import {
  BEAGLE,
  END_POINTS,
  goalTile,
  LAG,
  ROUTES,
  STOPS,
  type Stop,
  type StopId,
  stopOf,
} from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { endOf, GOAL_SIZE, goalAt, LAG_SIZE, lagAt, MIDDLE, ribbonOf, SILENT } from './geometry.ts'
import { Icon, type IconName, SealIcon } from './icon.tsx'
import type { Props } from './props.ts'

type View = Props['view']

const RIBBONS = STOPS.filter(({ ribbon }) => ribbon > 0)

export const Ribbons = memo(({ crossed, ends }: { readonly crossed: View['ribbons']; readonly ends: View['ends'] }) => (
  <g class="ribbons" {...SILENT}>
    {RIBBONS.filter(({ id }) => !crossed.includes(id)).map(({ id, ribbon }) => {
      const { x, y } = ribbonOf(id)
      return <Ribbon key={id} id={id} x={x} y={y} n={ribbon} />
    })}
    {ROUTES.filter(({ id }) => !ends.includes(id)).map(({ id }) => {
      const { x, y } = endOf(id)
      return <Ribbon key={id} id={id} x={x} y={y} n={END_POINTS} />
    })}
  </g>
))

function Ribbon({ id, x, y, n }: { readonly id: string; readonly x: number; readonly y: number; readonly n: number }) {
  return (
    <g class="ribbon" {...standsFor({ about: `ribbon:${id}` })} transform={`translate(${x} ${y})`}>
      <path d="M0 2V-30H18.5L14.5-23 18.5-16H0" />
      <text class="figure" x="7.5" y="-22.8" dy={MIDDLE}>
        {n}
      </text>
    </g>
  )
}

type GoalsProps = {
  readonly goals: View['goals']
  readonly scored: number
  readonly round: number
  readonly per: string
}

export const Goals = memo(({ goals, scored, round, per }: GoalsProps) => (
  <g class="goals" {...SILENT}>
    {goals.map((id, i) => {
      const { x, y } = goalAt(i)
      const look = i < scored ? 'done' : i + 1 === round ? 'now' : ''
      const { w, h } = GOAL_SIZE
      return (
        <g key={id} class={`goal ${look}`} transform={`translate(${x} ${y})`} {...standsFor({ place: id })}>
          <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="4" />
          <Icon class="wreath" name="wreath" size={21} x={-35} y={-11.5} />
          <text class="figure" x="-24.5" y="-.3" dy={MIDDLE}>
            {goalTile(id).points}
          </text>
          <text class="per" y="-.3" dy={MIDDLE}>
            {per}
          </text>
          <Counted of={id} />
        </g>
      )
    })}
  </g>
))

const COUNTED: Readonly<Record<string, IconName>> = {
  stacks: 'stack',
  lenses: 'lens',
  objectives: 'objs',
  tents: 'camp',
}

function Counted({ of }: { readonly of: View['goals'][number] }) {
  const goal = goalTile(of)
  if (goal.count === 'seals') return <SealIcon of={goal.colour} size={19} x={15} y={-9.5} />
  const icon = goal.count === 'studied' ? goal.kind : (COUNTED[goal.count] ?? 'vp')
  return <Icon name={icon} size={18} x={15.5} y={-9} />
}

type LagsProps = { readonly ship: StopId; readonly then: StopId; readonly round: number }

/**
 * The penalties. Those that the ship has passed have no plaque, and the one that applies now is red, unless the ship
 * would go as far as `then`.
 */
export const Lags = memo(({ ship, then, round }: LagsProps) => (
  <g class="lags" {...SILENT}>
    {LAG.map((penalty, i) => {
      const { x, y } = lagAt(i)
      const beagle = stopOf(BEAGLE[i] as StopId)
      const look = isPassed(beagle, ship) ? 'passed' : i < round && !isPassed(beagle, then) ? 'due' : ''
      return (
        <g key={penalty} class={`lag ${look}`} transform={`translate(${x} ${y})`}>
          <rect x={-LAG_SIZE.w / 2} y={-LAG_SIZE.h / 2} width={LAG_SIZE.w} height={LAG_SIZE.h} rx={LAG_SIZE.h / 2} />
          <Icon name="lag" size={14} x={-15.5} y={-7} />
          <text class="figure" x="8" dy={MIDDLE}>
            −{penalty}
          </text>
        </g>
      )
    })}
  </g>
))

const isPassed = ({ place }: Stop, ship: StopId): boolean => stopOf(ship).place >= place
