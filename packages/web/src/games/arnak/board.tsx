// The island: camp, sites, guardians, idols, and the archaeologists on them.

import { BLOCKED, SITES, SPACES } from '@wayfare/arnak/tables'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../base/ui/icon.tsx'
import { Deferred } from '../../board-kit/deferred.tsx'
import { stateOf } from '../../board-kit/pointable.ts'
import { useArrowKeys } from '../../board-kit/use-arrow-keys.ts'
import { type Box, useViewport } from '../../board-kit/use-viewport.ts'
import { type Form, formFor, LAYOUTS, middleOf, SILENT } from './geometry.ts'
import { CampDrawn } from './island-camp.tsx'
import { Figures, Ghost } from './island-figures.tsx'
import { Areas, Echo, isOnIsland, Keys, onlyGuardian, whereIs } from './island-offers.tsx'
import { paidPlace } from './island-paid.ts'
import { Scene } from './island-scene.tsx'
import { SiteDrawn } from './island-site.tsx'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'
import '../../board-kit/map-zoom.css'
import './island.css'
import './island-places.css'
import './island-offers.css'

export function Board(props: Props) {
  const { view, speaker } = props
  const cell = useRef<HTMLElement>(null)
  const form = useForm(cell)
  return (
    <section ref={cell} class={`arn-board ${view.temple}`} aria-label={wordsOf(speaker).say('island.title')}>
      {form && <Island key={form} {...props} form={form} />}
    </section>
  )
}

/** Returns the form of the island that fits the cell; null before it has been measured. */
function useForm(cell: { readonly current: HTMLElement | null }): Form | null {
  const [form, setForm] = useState<Form | null>(null)
  useLayoutEffect(() => {
    const node = cell.current
    if (!node) return
    const measure = ({ width, height }: DOMRectReadOnly) => width > 0 && height > 0 && setForm(formFor(width, height))
    measure(node.getBoundingClientRect())
    const watch = new ResizeObserver(([entry]) => entry && measure(entry.contentRect))
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  return form
}

const NEVER = () => false
type Viewport = ReturnType<typeof useViewport>

function Island(props: Props & { readonly form: Form }) {
  const { view, pointing, speaker, form } = props
  const words = wordsOf(speaker)
  const svg = useRef<SVGSVGElement>(null)
  const viewport = useViewport(svg, LAYOUTS[form].box, NEVER)
  const offered = [...pointing.offered.value.keys()].filter((id) => isOnIsland(props, id))
  const paid = paidPlace(props)
  const now = paid === null ? offered : [paid]
  useCloser(
    form,
    now.flatMap((id) => whereIs(props, id) ?? []),
    viewport,
  )
  const { tabbed, onKeyDown } = useArrowKeys(svg, props, offered, (id) => {
    const room = whereIs(props, id)
    return room && middleOf(room)
  })
  const { x, y, w, h } = viewport.box
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer; the section has the name */}
      <svg ref={svg} class="arn-island" viewBox={`${x} ${y} ${w} ${h}`} onKeyDown={onKeyDown}>
        <Scene temple={view.temple} form={form} />
        <Places {...props} paid={paid} />
        <Figures {...props} />
        <Ghost {...props} paid={paid} />
        <Echo {...props} />
        <Keys {...props} />
        <Deferred of={Areas} with={{ ...props, tabbed, pointing: props.following }} />
      </svg>
      <div class={`map-zoom arn-zoom ${w < LAYOUTS[form].box.w ? 'near' : ''}`}>
        <Zoom name="minus" label={words.say('island.farther')} act={() => viewport.zoom(1 / 0.7)} />
        <Zoom name="fit" label={words.say('island.fit')} act={viewport.fit} />
        <Zoom name="plus" label={words.say('island.closer')} act={() => viewport.zoom(0.7)} />
      </div>
    </>
  )
}

/** Each place is memoised and rendered again only if something of its own has changed. */
function Places(props: Props & { readonly form: Form; readonly paid: string | null }) {
  const { view, form, paid } = props
  const flagsOf = (id: string): string => `${stateOf(props, id).flags} ${paid === id ? 'paid' : ''}`
  return (
    <g {...SILENT}>
      {SITES.map((site) => {
        const { id, index, row, spaces } = site
        const guard = view.guards[index] ?? null
        const toGuardian = onlyGuardian(props, site)
        const flags = toGuardian ? '' : flagsOf(id)
        const guardFlags = guard === null ? '' : `${flagsOf(guard)} ${toGuardian ? flagsOf(id) : ''}`
        if (row > 0) {
          const lying = { tile: view.tiles[index] ?? null, idol: view.idols[index] ?? null, guard }
          return <SiteDrawn key={id} temple={view.temple} {...{ site, form, flags, guardFlags, ...lying }} />
        }
        const [first = 0, second = 0] = spaces
        return (
          <CampDrawn
            key={id}
            {...{ site, form, flags, guard, guardFlags }}
            shutFirst={view.men[first] === BLOCKED}
            shutSecond={view.men[second] === BLOCKED}
            flagsFirst={flagsOf(SPACES[first]?.id ?? '')}
            flagsSecond={flagsOf(SPACES[second]?.id ?? '')}
          />
        )
      })}
    </g>
  )
}

function Zoom({ name, label, act }: { name: 'plus' | 'fit' | 'minus'; label: string; act: () => void }) {
  return (
    <button type="button" class={name} onClick={act} aria-label={label} title={label}>
      <Icon name={name} size={16} />
    </button>
  )
}

/**
 * Zooms to the width of the cell if the whole island would be too small to touch, provided that everything that matters
 * now stays visible.
 */
function useCloser(form: Form, rooms: readonly Box[], { size: { width, height }, goTo, lookAt }: Viewport): void {
  const { box } = LAYOUTS[form]
  const h = width > 0 ? (box.w * height) / width : box.h
  const [top, bottom] = [Math.min(...rooms.map(({ y }) => y)), Math.max(...rooms.map(({ y, h }) => y + h))]
  const closer = form === 'narrow' && h < box.h && rooms.length > 0 && bottom - top <= h
  // only a new question or another cell moves the island
  useEffect(() => {
    if (closer) goTo({ x: box.x, y: (top + bottom - h) / 2, w: box.w, h })
    else lookAt(box)
  }, [closer, top, bottom, h])
}
