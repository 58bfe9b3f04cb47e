// A table for any game, made from its view, options and texts alone: the options, then the table as zones. It is also
// the table for screen readers.

import type { Id } from '@wayfare/kernel'
import type { Outline } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { meaningOf, withAncestors } from '../base/ui/element-meanings.ts'
import type { GameTableProps } from './contract.ts'
import { nearIds, zonesOf } from './general-view.ts'
import { OptionsPanel } from './options-panel.tsx'
import { ZonePanel } from './zone-panel.tsx'
import './general-table.css'

type Props = GameTableProps & {
  readonly Glyph?: ComponentType<{ readonly id: Id }> | undefined
  /** Without an outline the field names of the view are shown. */
  readonly outline: Outline | undefined
}

export function GeneralTable({ Glyph, outline, ...props }: Props) {
  const { picture, pointing, speaker, names, seat } = props
  const zones = useMemo(
    () => zonesOf(picture.view, outline, speaker, names, seat),
    [picture.view, outline, speaker, names, seat],
  )
  const near = useMemo(() => nearIds(zones, seat), [zones, seat])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A thing that is not offered is no button, but a tap on it says why.
    const tapped = ({ target }: MouseEvent) => {
      const thing = withAncestors(target).find((one) => meaningOf(one)?.id !== undefined)
      const id = thing && meaningOf(thing)?.id
      if (id !== undefined && !(thing instanceof HTMLButtonElement) && picture.question) pointing.point(id)
    }
    box.current?.addEventListener('click', tapped)
    return () => box.current?.removeEventListener('click', tapped)
  }, [pointing, picture.question])
  const people = zones.filter((zone) => zone.seat !== undefined)
  const shared = zones.filter((zone) => zone.seat === undefined)
  const renderZones = (list: typeof zones) =>
    list.map((zone) => (
      <ZonePanel
        key={zone.name}
        zone={zone}
        own={zone.seat !== undefined && zone.seat === seat}
        pointing={pointing}
        Glyph={Glyph}
        here={(id) => zone.seat === undefined || zone.seat === seat || !near.has(id)}
      />
    ))
  return (
    <div class="general" ref={box}>
      <OptionsPanel {...props} />
      <div class="general-people">{renderZones(people)}</div>
      <div class="general-shared">{renderZones(shared)}</div>
    </div>
  )
}
