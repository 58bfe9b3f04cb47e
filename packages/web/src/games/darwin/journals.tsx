// The journals: worker spaces with their requirements, prices and effects.

import { type Page, partsFor, penaltyAt, type SpaceId, spaceOf } from '@wayfare/darwin/tables'
import { useMemo, useRef } from 'preact/hooks'
import { findShown } from '../../base/ui/element-meanings.ts'
import { keepIfEqual } from '../../base/ui/memo.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { useAutoTab } from '../../board-kit/auto-tab.ts'
import { useArrowKeys } from '../../board-kit/use-arrow-keys.ts'
import { partFor, useInSight } from './auto-tab.ts'
import { Bits, Coin } from './bits.tsx'
import { Icon } from './icon.tsx'
import { BADGES, type JournalLook, lookOf, rulingsOf, spacesOn } from './journal-look.ts'
import { WorkerSpace } from './journal-space.tsx'
import type { Props } from './props.ts'
import { containerHandlers } from './replace-pointed.ts'
import { type Words, wordsOf } from './words.ts'
import './journals.css'
import './journals-close.css'
import './journals-phone.css'

type SpreadOf = { readonly name: string; readonly pages: readonly Page[] }

/** The pages of each open book, as on the table. */
const SPREADS: readonly SpreadOf[] = [
  { name: 'fieldwork', pages: ['explore', 'navigate'] },
  { name: 'study', pages: ['letters', 'academy'] },
  { name: 'special', pages: ['special-left', 'special-right'] },
  { name: 'small', pages: ['small'] },
  { name: 'open', pages: ['open'] },
]
const HEADS: Readonly<Record<Page, Parameters<Words['say']>[0] | null>> = {
  explore: 'journals.explore',
  navigate: 'journals.navigate',
  letters: 'journals.letters',
  academy: 'journals.academy',
  'special-left': 'journals.special',
  'special-right': null,
  small: 'journals.small',
  open: 'journals.open',
}

export function Board(props: Props) {
  const { view, pointing, speaker, picture, info } = props
  const words = wordsOf(speaker)
  const box = useRef<HTMLElement>(null)
  const part = partFor(props)
  useAutoTab(props, part === 'none' ? null : part)
  const rulings = useMemo(() => rulingsOf({ info }), [info])
  const before = useRef<ReadonlyMap<string, JournalLook>>(new Map())
  const looks = useMemo(() => {
    const pages = SPREADS.flatMap(({ pages }) => pages)
    const spaces = pages.flatMap((page) => spacesOn(page, rulings))
    return new Map(
      spaces.map(({ id }) => [id as string, keepIfEqual(before.current.get(id), lookOf(view, rulings, id))]),
    )
  }, [view.tiles, view.lenses, view.boards, rulings])
  before.current = looks
  const offered = [...pointing.offered.value.keys()].filter((id) => looks.has(id))
  useInSight(box, offered, picture.question)
  const { tabbed, onKeyDown } = useArrowKeys(box, props, offered, (id) => middleOf(box.current, id))
  const page = (name: Page) => (
    <section key={name} class={`dar-page ${name}`}>
      <h3>{HEADS[name] ? words.say(HEADS[name]) : '\u00a0'}</h3>
      {spacesOn(name, rulings).map(({ id }) => (
        <WorkerSpace key={id} {...{ props, rulings }} look={looks.get(id) as JournalLook} tabbed={tabbed === id} />
      ))}
      <Foot page={name} words={words} />
    </section>
  )
  return (
    <section
      ref={box}
      class={`dar-journals ${picture.question ? '' : 'quiet'}`}
      aria-label={words.say('journals.title')}
      {...containerHandlers(props)}
      onKeyDown={onKeyDown}
    >
      <div class="dar-desk1">
        {SPREADS.map(({ name, pages }) => (
          <div key={name} class={`dar-journal ${name}`}>
            <div class="dar-spread">{pages.map(page)}</div>
            <Bookmarks props={props} pages={pages} words={words} />
          </div>
        ))}
      </div>
    </section>
  )
}

const thingIn = (box: HTMLElement | null, wanted: string): Element | undefined =>
  findShown(({ id }, element) => id === wanted && box?.contains(element))[0]

function middleOf(box: HTMLElement | null, id: string) {
  const rect = thingIn(box, id)?.getBoundingClientRect()
  return rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}

type BookmarksProps = { readonly props: Props; readonly pages: readonly Page[]; readonly words: Words }

/** The number of letters in the headings of these pages. If they need the room, a bookmark is only its coin. */
function headsOf(pages: readonly Page[], words: Words): number {
  const heads = pages.map((page) => HEADS[page]).filter((head) => head !== null)
  return heads.reduce((letters, head) => letters + words.say(head).length, 0)
}

/** One bookmark for each part: it says whether the next worker pays for those who are there. */
function Bookmarks({ props: { view, seat, shownSeat }, pages, words }: BookmarksProps) {
  const players = view.alfred ? 1 : view.boards.length
  const parts = partsFor(players).filter(([first]) => first !== undefined && pages.includes(first))
  const each = parts.length === pages.length
  return (
    <span class={`dar-bookmarks ${each ? 'each' : ''}`}>
      {parts.map(([first]) => {
        const page = first as Page
        const penalty = penaltyAt(view, seat ?? shownSeat, FIRST[page] as SpaceId)
        const word = words.say(penalty > 0 ? 'journals.used' : 'journals.empty')
        const letters = headsOf(each ? [page] : pages, words) + word.length
        const room = letters > (each ? 16 : 28) ? 'short' : letters > 22 ? 'long' : ''
        return (
          <span
            key={page}
            class={`dar-bookmark ${penalty === 0 ? 'free' : ''} ${room}`}
            title={penalty > 0 ? words.say('journals.used-tip', { n: penalty }) : words.say('journals.empty-tip')}
          >
            <Coin n={penalty} size={18} plus={penalty > 0} />
            <span>{word}</span>
          </span>
        )
      })}
    </span>
  )
}

/** A space of each part, since any of them will do. */
const FIRST: Readonly<Partial<Record<Page, SpaceId>>> = {
  explore: 'explore-1',
  navigate: 'navigate-1',
  letters: 'letters-1',
  academy: 'academy-1',
  'special-left': 'special-slot-top-left',
  'special-right': 'special-slot-top-right',
  small: 'small-left',
}

const LENS_COST = spaceOf('explore-2').unlockCost

function Foot({ page, words }: { readonly page: Page; readonly words: Words }) {
  if (page === 'small')
    return (
      <p class="dar-hint">
        <Coin n={LENS_COST} size={17} /> {words.say('journals.hint')}
      </p>
    )
  const badges = BADGES[page]
  if (!badges) return null
  return (
    <p class="dar-badges">
      {(['silver', 'gold'] as const).map((metal) => {
        const badge = badges[metal]
        if (!badge) return null
        const text = words.say(`badges.${metal}`, { what: words.say(`badges.${badge.what}`) })
        return (
          <Tooltip key={metal} text={text} tapped>
            <span class="dar-badge">
              <Icon name={metal === 'silver' ? 'badges' : 'badgeg'} size={16} /> <Bits of={badge.bits} size={16} />
            </span>
          </Tooltip>
        )
      })}
    </p>
  )
}
