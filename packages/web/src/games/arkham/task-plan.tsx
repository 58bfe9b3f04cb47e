// A task as a plan of the city with its four places; those on the route are filled.

import { type Route, TASKS, type TaskId, type VertexId } from '@wayfare/arkham/tables'
import { placeOf } from './geometry.ts'
import { isLink, legsOf, walkedBy } from './walk.ts'

const LINES = [6, 17, 28, 39, 50, 61, 72]
const scaled = (at: number): number => Math.round((6 + ((at - 57) / 101) * 11) * 10) / 10

export function TaskPlan({ task, route, size }: { task: TaskId; route: Route | null; size: number }) {
  const { vertices } = walkedBy(route)
  return (
    <svg class="ark-plan" viewBox="0 0 78 78" width={size} height={size} aria-hidden="true">
      <path class="street" d={LINES.map((at) => `M6 ${at}H72M${at} 6V72`).join('')} />
      <path class="water" d="M2 48H36Q38 48 38 44V36Q38 30 46 30H76" />
      {route && <path class="walked" d={walkPath(route)} />}
      {TASKS[task].map((id) => (
        <circle
          key={id}
          class={vertices.has(id) ? 'on' : ''}
          cx={scaled(placeOf(id).x)}
          cy={scaled(placeOf(id).y)}
          r="5"
        />
      ))}
    </svg>
  )
}

function walkPath(route: Route): string {
  const at = (id: VertexId): string => `${scaled(placeOf(id).x)} ${scaled(placeOf(id).y)}`
  return `M${at(route.start)}${legsOf(route)
    .map(({ step, to }) => (isLink(step) ? 'M' : 'L') + at(to))
    .join('')}`
}
