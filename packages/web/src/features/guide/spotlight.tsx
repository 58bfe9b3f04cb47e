// The lantern: what the guide speaks of stands in its light, with its number, and the rest of the table under a veil. Clicks pass
// through all of it.

import type { Id } from '@wayfare/kernel'
import type { Fits } from '../../base/ui/element-meanings.ts'
import { partOf, partsOf } from '../../base/ui/screen-parts.ts'
import { type Box, opener, useMeasured, visibleBox, visibleBoxes } from '../../board-kit/element-boxes.ts'

type Light = { readonly number: number; readonly box: Box }
type Scene = {
  readonly lights: readonly Light[]
  readonly veils: readonly Box[]
  readonly sheet: Box | null
  readonly size: string
}

/** The meanings of an id: a thing, else the button of a move, else a tool of the bar, else a piece that is only looked at. */
const waysTo = (wanted: Id): readonly Fits[] => [
  ({ id }) => id === wanted,
  ({ move }) => move === wanted,
  ({ tool }) => tool === wanted,
  ({ place }) => place === wanted,
]
/** Its disc, and how far that stands out. */
const DISC = 24
const OUT = 16
const ROOM = 5

type Props = {
  readonly lit: readonly (readonly Id[])[]
  /** Whoever looks elsewhere meanwhile looks through no veil. */
  readonly veiled: boolean
  /** The guide lies over the table. */
  readonly isSheet: boolean
}

export function Spotlight({ lit, veiled, isSheet }: Props) {
  const scene = useMeasured(() => sceneOf(lit, isSheet))
  if (!scene || scene.lights.length === 0) return null
  return (
    <>
      {veiled && <Veil {...scene} />}
      <div class="guide-lantern" aria-hidden="true">
        {scene.lights.map(({ box, number }, i) => (
          <span
            key={`${number} ${i}`}
            class="guide-light"
            data-light={number}
            style={{
              left: `${box.x - ROOM}px`,
              top: `${box.y - ROOM}px`,
              width: `${box.width + 2 * ROOM}px`,
              height: `${box.height + 2 * ROOM}px`,
            }}
          >
            {scene.lights.findIndex((one) => one.number === number) === i && (
              <b class="guide-number" style={discAt(box, scene.sheet, discsBefore(scene.lights, i))}>
                {number}
              </b>
            )}
          </span>
        ))}
      </div>
    </>
  )
}

function Veil({ lights, veils }: Scene) {
  return (
    <svg class="guide-veil" aria-hidden="true" width="100%" height="100%">
      <mask id="guide-lit">
        <rect width="100%" height="100%" fill="#fff" />
        {lights.map(({ box }, i) => (
          <Area key={`${i}`} box={box} room={ROOM} fill="#000" />
        ))}
      </mask>
      <g mask="url(#guide-lit)">
        {veils.map((box) => (
          <Area key={`${box.x} ${box.y}`} box={box} room={0} />
        ))}
      </g>
    </svg>
  )
}

function sceneOf(lit: readonly (readonly Id[])[], isSheet: boolean): Scene {
  const lights = lightsOf(lit)
  const veils = partsOf('aside', 'market', 'board', 'mine').flatMap((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return width > 0 && height > 0 ? { x, y, width, height } : []
  })
  const sheet = isSheet ? partOf('guide')?.getBoundingClientRect() : undefined
  return { lights, veils, sheet: sheet ? boxIn(sheet) : null, size: `${innerWidth} ${innerHeight}` }
}

const boxIn = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height })

/** What is folded away is lit where it can be opened, and that once. */
export function lightsOf(lit: readonly (readonly Id[])[]): Light[] {
  const lights = lit.flatMap((ids, i) => ids.flatMap((id) => boxesOf(id).map((box) => ({ number: i + 1, box }))))
  return lights.filter((light, i) => lights.findIndex((one) => JSON.stringify(one) === JSON.stringify(light)) === i)
}

/** Of a kind of places, such as gates, all of them. */
function boxesOf(id: Id): Box[] {
  for (const way of waysTo(id)) {
    const boxes = visibleBox(way)
    if (boxes.length > 0) return boxes
  }
  const places = visibleBoxes(({ kind }) => kind === id)
  return places.length > 0 ? places : opener((one) => one.id === id || one.kind === id)
}

/** If several numbers mean one thing, such as the tab of a drawer, their discs stand side by side. */
export function discsBefore(lights: readonly Light[], at: number): number {
  const { box, number: own } = lights[at] as Light
  const same = lights
    .slice(0, at)
    .filter((one) => one.number !== own && JSON.stringify(one.box) === JSON.stringify(box))
  return new Set(same.map(({ number }) => number)).size
}

/** At the upper left corner, but never beyond the screen or under the sheet. */
function discAt(box: Box, sheet: Box | null, before: number) {
  const [x, y] = [Math.max(2, box.x - ROOM - OUT) + before * (DISC + 4), Math.max(2, box.y - ROOM - OUT)]
  const isUnder = sheet !== null && meets({ x, y, width: DISC, height: DISC }, sheet)
  const top = isUnder ? sheet.y + sheet.height + 2 : y
  return { left: `${x - box.x + ROOM}px`, top: `${top - box.y + ROOM}px` }
}

const meets = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x && a.x < b.x + b.width && a.y + a.height > b.y && a.y < b.y + b.height

function Area({ box, room, fill }: { readonly box: Box; readonly room: number; readonly fill?: string }) {
  return (
    <rect
      x={box.x - room}
      y={box.y - room}
      width={box.width + 2 * room}
      height={box.height + 2 * room}
      rx="12"
      fill={fill}
    />
  )
}
