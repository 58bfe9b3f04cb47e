// Everything that is drawn on the table, in groups, with names and meanings: searched by typing, printed on one page. Whoever rests on a
// row sees the things on the table that it stands for.

import { useSignal } from '@preact/signals'
import type { Language } from '@wayfare/text'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import { hasBackButton } from '../../base/browser/media.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { gameOf } from '../../games/index.ts'
import { BoardRings, idsInSight } from './board-rings.tsx'
import { commonGroups } from './common-groups.tsx'
import { LegendLine } from './legend-line.tsx'
import { filterGroups, type GameLegend, groupsOf, type LegendRow, loadLegend, type RowGroup } from './legend-rows.ts'
import './legend.css'

type Props = {
  readonly moment: PlayMoment
  /** The list of keys, which is the last group. */
  readonly keys: ComponentChildren
}

export function LegendSheet({ moment, keys }: Props) {
  const { shown, speaker, names } = moment
  const found = useLegend(shown.info.game, language.value)
  const groups = useMemo(
    () => (found ? [...groupsOf(found, speaker, moment.props.view), ...commonGroups(moment)] : null),
    [found, speaker, names],
  )
  const typed = useSignal('')
  const inSight = useMemo(() => [...idsInSight()], [])
  const pointed = useSignal<LegendRow | null>(null)
  if (!groups) return <Skeleton label={say('legend.title')} kind="rows" count={8} />
  const filtered = filterGroups(groups, typed.value)
  const { matches } = pointed.value ?? {}
  return (
    <div class="legend" data-pointing={matches !== undefined}>
      <Head
        game={gameOf(shown.info.game).title[speaker.language]}
        count={countRows(groups)}
        found={typed.value.trim() === '' ? null : countRows(filtered)}
        typed={typed.value}
        onTyped={(text) => {
          typed.value = text
        }}
      />
      <div class="legend-groups">
        {filtered.map(({ title, rows }) => (
          <Group key={title} title={title}>
            {rows.map((row) => (
              <LegendLine
                key={row.id}
                row={row}
                seat={moment.props.shownSeat}
                isShown={row.matches !== undefined && inSight.some(row.matches)}
                pointed={pointed}
              />
            ))}
          </Group>
        ))}
        {keys}
      </div>
      {matches && <BoardRings matches={matches} />}
    </div>
  )
}

const countRows = (groups: readonly RowGroup[]): number => groups.reduce((sum, { rows }) => sum + rows.length, 0)

type HeadProps = {
  readonly game: string
  readonly count: number
  /** How many rows fit what is typed; null while nothing is typed. */
  readonly found: number | null
  readonly typed: string
  onTyped(text: string): void
}

function Head({ game, count, found, typed, onTyped }: HeadProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On a phone its keyboard would cover half of the sheet.
    if (!hasBackButton.peek()) input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div class="legend-head">
      <p class="legend-lead">
        {say('legend.lead', { game, count })}{' '}
        <span class="no-print">{say(hasBackButton.value ? 'legend.ringTouch' : 'legend.ring')}</span>
      </p>
      <TextField
        class="legend-search no-print"
        label={<span class="visually-hidden">{say('legend.search')}</span>}
        placeholder={say('legend.search')}
        input={input}
        type="search"
        icon="search"
        autocomplete="off"
        value={typed}
        onInput={onTyped}
      />
      <Button class="no-print" icon="sheet" onClick={() => print()}>
        {say('legend.print')}
      </Button>
      <p class={found === 0 ? 'legend-none' : 'visually-hidden'} role="status">
        {found === 0
          ? say('legend.none', { typed: typed.trim() })
          : found === null
            ? ''
            : say('legend.found', { count: found })}
      </p>
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId()
  return (
    <section class="legend-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

/** While another language is loaded, the old one stays. */
function useLegend(game: string, wished: Language): GameLegend | null {
  const [legend, setLegend] = useState<GameLegend | null>(null)
  useEffect(() => {
    let stale = false
    loadLegend(game, wished).then(
      (found) => !stale && setLegend(found),
      // The keys are told all the same.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, wished])
  return legend
}
