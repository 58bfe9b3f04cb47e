// The offers on the island: key caps, outlines, and the invisible areas that take the pointer.

import { GUARDIANS, SITES, type Site, SPACES } from '@wayfare/arnak/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { areaShownAs, delegated, nameOf, refused, stateOf } from '../../board-kit/pointable.ts'
import type { Box, Point } from '../../board-kit/use-viewport.ts'
import { type Form, guardianRoom, isPlace, LAYOUTS, middleOf, roomOf, SILENT } from './geometry.ts'
import { boxAttributes } from './island-site.tsx'
import type { Props } from './props.ts'

export type Layer = Props & { readonly form: Form; readonly tabbed: string | null }
type IslandState = Pick<Props, 'view'> & { readonly form: Form }

const siteWith = (lying: readonly (string | null)[], id: string): Site | undefined => SITES[lying.indexOf(id)]

/** The box of a space, a site, a guardian, or a discovered tile. */
export function whereIs({ view, form }: IslandState, id: string): Box | undefined {
  if (isPlace(id)) return roomOf(form, id)
  const guarded = siteWith(view.guards, id)
  if (guarded) return guardianRoom(form, guarded)
  const found = siteWith(view.tiles, id)
  return found && roomOf(form, found.id)
}

export const isOnIsland = (props: IslandState, id: string): boolean => isPlace(id) || props.view.guards.includes(id)

/** True if every move at this site is about its guardian. Then the guardian glows. */
export function onlyGuardian({ pointing, view }: Pick<Props, 'pointing' | 'view'>, { id, index }: Site): boolean {
  const guard = view.guards[index]
  const options = pointing.offered.value.get(id) ?? []
  return Boolean(guard) && options.length > 0 && options.every(({ on = [] }) => on.includes(guard as string))
}

export function Keys(props: Props & { readonly form: Form }) {
  const { pointing, view, form } = props
  const { badge } = LAYOUTS[form]
  const hidden = new Set<string>()
  const badges = new Map<string, Point>()
  for (const site of SITES) {
    const guard = view.guards[site.index]
    if (!guard || !onlyGuardian(props, site)) continue
    // The site and its guardian share one move, so only one letter is shown, with the key of the site.
    hidden.add(guard)
    badges.set(site.id, keyOnGuardian(props, site))
  }
  return (
    <g class="arn-isl-keys" {...SILENT}>
      {[...pointing.keys.value].map(([id, key]) => {
        const at = hidden.has(id) ? undefined : (badges.get(id) ?? keyPlace(props, id))
        if (!at) return null
        return (
          <g
            key={id}
            {...standsFor({ kind: 'key-cap' })}
            class={pointing.hovered.value === id ? 'hot' : ''}
            transform={`translate(${at.x} ${at.y})`}
          >
            <circle r={badge.r} />
            <text y={badge.letter * 0.35} font-size={badge.letter}>
              {key}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function keyPlace(here: IslandState, id: string): Point | undefined {
  const { view, form } = here
  const { r } = LAYOUTS[form].badge
  const guarded = siteWith(view.guards, id)
  if (guarded) return keyOnGuardian(here, guarded)
  const room = isPlace(id) ? roomOf(form, id) : undefined
  if (!room) return undefined
  // The badge is at the edge of the clearing; on the beach it is above the left shoulder of a figure.
  if (id.startsWith('camp')) return { x: room.x + r + 1, y: room.y + r }
  const found = view.tiles[SITES.find((site) => site.id === id)?.index ?? -1]
  // Next to the travel cost, where the picture of a site shows only sky.
  if (form === 'narrow') return found ? { x: room.x + 38, y: room.y + 13 } : { x: room.x + r, y: room.y + r - 1 }
  if (form === 'low') return { x: room.x + 5, y: room.y + 11 }
  return { x: room.x + (found ? 5 : 14), y: room.y + (found ? 13 : 20) }
}

function keyOnGuardian({ form }: IslandState, site: Site): Point {
  const { x, y, h } = guardianRoom(form, site)
  const { r } = LAYOUTS[form].badge
  return form !== 'narrow' ? { x: x + 3, y: y + 4 } : { x: x + r - 4, y: y + h * 0.2 }
}

/** Outlines the thing that the log or a chip highlights, and the one just refused. */
export function Echo(props: Props & { readonly form: Form }) {
  const { pointing } = props
  const hovered = pointing.hovered.value
  const told = hovered !== null && !pointing.offered.value.has(hovered) ? whereIs(props, hovered) : undefined
  const no = refused.value === null ? undefined : whereIs(props, refused.value)
  return (
    <g class="arn-isl-echo" {...SILENT}>
      {told && <rect {...boxAttributes(told)} rx="12" />}
      {no && (
        <g class="no" transform={`translate(${middleOf(no).x} ${middleOf(no).y})`}>
          <circle r="15" />
          <path d="M-6-6 6 6M6-6-6 6" />
        </g>
      )}
    </g>
  )
}

const CAMP_SITES = SITES.filter(({ row }) => row === 0).map(({ id }) => id)
const PLACES: readonly string[] = [...CAMP_SITES, ...SPACES.map(({ id }) => id)]

/**
 * The areas that take the pointer, on top of everything: camps below, spaces over them, guardians on top, and offered
 * things over others.
 */
export function Areas(props: Layer) {
  const { view, form, pointing, speaker, tabbed } = props
  const ids = [...PLACES, ...view.guards.flatMap((id) => id ?? [])]
  const offered = (id: string): number => Number(pointing.offered.value.has(id))
  return (
    <g class="arn-isl-areas" {...delegated(props)}>
      {ids
        .sort((a, b) => offered(a) - offered(b) || rank(a) - rank(b))
        .map((id) => {
          const room = whereIs({ view, form }, id)
          if (!room) return null
          const { offered, pointed, options } = stateOf(props, id)
          const [only, more] = options
          return (
            <Area
              key={id}
              id={id}
              {...room}
              label={offered ? nameOf({ speaker, view }, id, options) : pointed ? speaker.sayThing(id) : null}
              move={only && !more ? only.move : null}
              chosen={pointed}
              tabbed={tabbed === id}
            />
          )
        })}
    </g>
  )
}

const rank = (id: string): number => (id in GUARDIANS ? 2 : CAMP_SITES.includes(id) ? 0 : 1)

type AreaProps = Box & {
  readonly id: string
  /** The accessible name; null if the thing cannot be pointed at. */
  readonly label: string | null
  /** The move that a press makes, if there is only one. */
  readonly move: string | null
  readonly chosen: boolean
  readonly tabbed: boolean
}

const Area = memo(({ id, label, move, chosen, tabbed, ...room }: AreaProps) => (
  <rect
    {...boxAttributes(room)}
    rx="10"
    class={label === null ? '' : 'able'}
    {...areaShownAs(id, move, label)}
    {...(label === null
      ? { 'aria-hidden': true as const }
      : { role: 'button' as const, tabindex: tabbed ? 0 : -1, 'aria-label': label, 'aria-pressed': chosen })}
  />
))
