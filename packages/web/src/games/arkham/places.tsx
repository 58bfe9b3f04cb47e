// Crossings, shops, gates, horror places, and the flags of a task that only its owner sees.

import {
  ANCIENTS,
  type AncientId,
  exists,
  GATES,
  isShop,
  TASKS,
  type TaskId,
  VERTEX_IDS,
  type VertexId,
} from '@wayfare/arkham/tables'
import type { ComponentChildren } from 'preact'
import { placeOf } from './geometry.ts'
import { Icon } from './icons.tsx'
import type { BoardView } from './props.ts'

export type Walked = { readonly vertices: ReadonlySet<string>; readonly gates: ReadonlySet<string> }

type PlacesProps = {
  readonly ancient: AncientId
  readonly board: BoardView
  /** What the route that is shown touches, and the gates it links. */
  readonly walked: Walked
  readonly task: string | null
}

const isGate = (id: string): boolean => (GATES as readonly string[]).includes(id)

export function Places({ ancient, board, walked, task }: PlacesProps) {
  const horrors: readonly string[] = ANCIENTS[ancient].horrors
  return (
    <g class="nodes">
      {VERTEX_IDS.filter((id) => exists(id, ancient)).map((id) => {
        const gate = isGate(id)
        const shop = isShop(id)
        const horror = horrors.includes(id)
        return (
          <At key={id} id={id}>
            {!gate && !shop && !horror && <circle class="x" r="3.2" />}
            {horror && <Horror on={walked.vertices.has(id)} aside={gate || shop} />}
            {shop && <Shop visited={board.circled.includes(id)} reached={board.reached.includes(id)} />}
            {gate && <Gate on={walked.gates.has(id)} />}
          </At>
        )
      })}
      {task && <Flags task={task as TaskId} board={board} walked={walked} />}
    </g>
  )
}

function At({ id, children }: { id: VertexId; children: ComponentChildren }) {
  const { x, y } = placeOf(id)
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

function Shop({ visited, reached }: { visited: boolean; reached: boolean }) {
  return (
    <g class={`shop ${reached && !visited ? 'now' : ''}`}>
      <circle r="11.5" />
      <Icon name="shop" x={-8} y={-8} size={16} />
      {visited && <path class="loop" d="M-13 5C-19-8-6-18 5-15.5 19-12 19 8 8 14-4 20-19 11-14-6" />}
    </g>
  )
}

function Gate({ on }: { on: boolean }) {
  return (
    <g class={`gate ${on ? 'on' : ''}`}>
      <circle r="12.5" />
      <Icon name="gate" x={-9} y={-9.5} size={18} />
    </g>
  )
}

function Horror({ on, aside = false }: { on: boolean; aside?: boolean }) {
  return (
    <g class={`horror ${on ? 'on' : ''}`} {...(aside ? { transform: 'translate(13 13)' } : {})}>
      <path d="M0-12 3-6.5 9-9 7-3 12.5 0 7 3 9 9 3 6.5 0 12-3 6.5-9 9-7 3-12.5 0-7-3-9-9-3-6.5Z" />
      <Icon name="horror" x={-8} y={-8.5} size={16} />
    </g>
  )
}

/** A flag flies to the east, unless it would hide tourists there and fewer in the west. */
function flagWay(id: VertexId, { tourists }: BoardView): 1 | -1 {
  const [i, j] = [Number(id[1]), Number(id[2])]
  const crowd = (quarter: string): number => (tourists[quarter] ?? []).reduce((sum, count) => sum + count, 0)
  const [east, west] = [crowd(`q${i + 1}${j}`), crowd(`q${i}${j}`)]
  return east > 0 && i > 0 && west < 4 ? -1 : 1
}

function Flags({ task, board, walked }: { task: TaskId; board: BoardView; walked: Walked }) {
  return (
    <>
      {TASKS[task].map((id) => {
        const { x, y } = placeOf(id)
        const way = flagWay(id, board)
        const beside = isShop(id) ? 7 : 0
        return (
          <g
            key={id}
            class={`flag ${walked.vertices.has(id) ? 'on' : ''}`}
            transform={`translate(${x + beside * way} ${y - beside}) scale(${way} 1)`}
          >
            <path class="pole" d="M0 0V-29" />
            <path class="cloth" d="M0-30c7-4 12 3 21-.5v13c-9 3.5-14-3.5-21 .5Z" />
            <circle class="pip" cx="10" cy="-23.5" r="2.6" />
          </g>
        )
      })}
    </>
  )
}
