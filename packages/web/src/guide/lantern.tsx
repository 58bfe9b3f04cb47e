// The lantern: what the guide speaks of stands in its light, with its number, and the rest of the table under a veil. Clicks pass
// through all of it.

import type { Id } from '@wayfare/kernel'
import { type Box, seen, useEveryFrame } from '../coach/on-table.ts'

type Light = { readonly number: number; readonly box: Box }
type Scene = { readonly lights: readonly Light[]; readonly veils: readonly Box[]; readonly size: string }

/** A thing, else the button of a move, else a tool of the bar. */
const WAYS = ['data-id', 'data-move', 'data-tool']
const VEILED = '.play-board, .play-mine, .play-market, .play-aside'
const ROOM = 5

export function Lantern({ lit }: { readonly lit: readonly (readonly Id[])[] }) {
  const scene = useEveryFrame(() => sceneOf(lit))
  if (!scene || scene.lights.length === 0) return null
  return (
    <div class="guide-lantern" aria-hidden="true">
      <svg class="guide-veil" aria-hidden="true" width="100%" height="100%">
        {scene.veils.map((box) => (
          <path key={`${box.x} ${box.y}`} fill-rule="evenodd" d={outline(box, 0) + holesIn(box, scene.lights)} />
        ))}
      </svg>
      {scene.lights.map(({ box, number }, i) => (
        <span
          key={`${number} ${i}`}
          class="guide-light"
          style={{
            left: `${box.x - ROOM}px`,
            top: `${box.y - ROOM}px`,
            width: `${box.width + 2 * ROOM}px`,
            height: `${box.height + 2 * ROOM}px`,
          }}
        >
          {scene.lights.findIndex((one) => one.number === number) === i && <b class="guide-number">{number}</b>}
        </span>
      ))}
    </div>
  )
}

function sceneOf(lit: readonly (readonly Id[])[]): Scene {
  const lights = lightsOf(lit)
  const veils = [...document.querySelectorAll(VEILED)].flatMap((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return width > 0 && height > 0 ? { x, y, width, height } : []
  })
  return { lights, veils, size: `${innerWidth} ${innerHeight}` }
}

export const lightsOf = (lit: readonly (readonly Id[])[]): Light[] =>
  lit.flatMap((ids, i) => ids.flatMap((id) => boxOf(id).map((box) => ({ number: i + 1, box }))))

function boxOf(id: Id): Box[] {
  for (const way of WAYS) {
    const [box] = seen(`[${way}="${CSS.escape(id)}"]`)
    if (box) return [box]
  }
  return []
}

/** Only holes in this very veil: elsewhere an outline would be filled. */
const holesIn = (veil: Box, lights: readonly Light[]): string =>
  lights.flatMap(({ box }) => (meets(box, veil) ? outline(box, ROOM) : [])).join('')

const meets = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x && a.x < b.x + b.width && a.y + a.height > b.y && a.y < b.y + b.height

function outline({ x, y, width, height }: Box, room: number): string {
  const [left, top, right, bottom] = [x - room, y - room, x + width + room, y + height + room]
  const r = 12
  return (
    `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}` +
    `H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`
  )
}
