// Crossings, shops, gates, places of horror, and the flags of a task that only its owner sees.

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
import { Fragment } from 'preact'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { placeOf } from './geometry.ts'
import { Icon } from './icons.tsx'
import type { BoardView } from './props.ts'

export type Walked = { readonly vertices: ReadonlySet<string>; readonly gates: ReadonlySet<string> }

type PlacesProps = {
  readonly ancient: AncientId
  readonly board: BoardView
  readonly seat: number
  /** The things that the shown route touches, and the gates it links. */
  readonly walked: Walked
  readonly task: string | null
}

const isGate = (id: string): boolean => (GATES as readonly string[]).includes(id)

export function Places({ ancient, board, seat, walked, task }: PlacesProps) {
  const horrors: readonly string[] = ANCIENTS[ancient].horrors
  return (
    <g class="nodes">
      {VERTEX_IDS.filter((id) => exists(id, ancient)).map((id) => {
        const gate = isGate(id)
        const shop = isShop(id)
        const horror = horrors.includes(id)
        const { x, y } = placeOf(id)
        return (
          <Fragment key={id}>
            {!gate && !shop && !horror && <Crossing x={x} y={y} />}
            {horror && <Horror x={x} y={y} on={walked.vertices.has(id)} aside={gate || shop} />}
            {shop && (
              <Shop
                {...{ x, y }}
                place={ofSeat(seat, id)}
                visited={board.circled.includes(id)}
                reached={board.reached.includes(id)}
              />
            )}
            {gate && <Gate x={x} y={y} on={walked.gates.has(id)} />}
          </Fragment>
        )
      })}
      {task && <Flags task={task as TaskId} board={board} walked={walked} />}
    </g>
  )
}

type Spot = { readonly x: number; readonly y: number }

const Crossing = memo(({ x, y }: Spot) => <circle class="x" cx={x} cy={y} r="3.2" />)

type ShopProps = Spot & { readonly place: string; readonly visited: boolean; readonly reached: boolean }

const Shop = memo(({ x, y, place, visited, reached }: ShopProps) => {
  return (
    <g class={`shop ${reached && !visited ? 'now' : ''}`}>
      <circle cx={x} cy={y} r="11.5" />
      <Icon name="shop" x={x - 8} y={y - 8} size={16} />
      {visited && (
        <path
          {...standsFor({ place })}
          class="loop"
          d={`M${x - 13} ${y + 5}c-6-13 7-23 18-20.5 14 3.5 14 23.5 3 29.5-12 6-27-3-22-20`}
        />
      )}
    </g>
  )
})

const Gate = memo(({ x, y, on }: Spot & { readonly on: boolean }) => {
  return (
    <g class={`gate ${on ? 'on' : ''}`} {...standsFor({ kind: 'gate' })}>
      <circle cx={x} cy={y} r="12.5" />
      <Icon name="gate" x={x - 9} y={y - 9.5} size={18} />
    </g>
  )
})

const Horror = memo(({ x, y, on, aside }: Spot & { readonly on: boolean; readonly aside: boolean }) => {
  const by = aside ? 13 : 0
  return (
    <g
      class={`horror ${on ? 'on' : ''}`}
      {...standsFor({ kind: 'horror' })}
      transform={`translate(${x + by} ${y + by})`}
    >
      <path d="M0-12 3-6.5 9-9 7-3 12.5 0 7 3 9 9 3 6.5 0 12-3 6.5-9 9-7 3-12.5 0-7-3-9-9-3-6.5Z" />
      <Icon name="horror" x={-8} y={-8.5} size={16} />
    </g>
  )
})

/** The direction of a flag: to the east, unless it would hide tourists there and fewer in the west. */
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
