// The note beside a glossary term: one at a time, in the top layer, and never over the term itself.

import { type KnownWord, typeset } from '@wayfare/text'
import { createRef, type Ref, render } from 'preact'
import { openLayer } from '../../base/browser/dismiss.ts'
import { onLayoutChange } from '../../base/browser/layout-changes.ts'
import { language, say } from '../../base/i18n/index.ts'
import { withAncestors } from '../../base/ui/element-meanings.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { partOf } from '../../base/ui/screen-parts.ts'
import { placeBeside } from '../../base/ui/tooltip.tsx'
import type { GameTable } from '../../board-kit/contract.ts'

export type NoteParts = {
  readonly Glyph: GameTable['Glyph'] | undefined
  href(rule: string): string
  readonly read?: (rule: string) => void
}

/**
 * `passing`: open while the pointer rests on the term; `kept`: opened by a press; `by key`: opened by keyboard, where
 * the focus stays in the text.
 */
type OpenMode = 'passing' | 'kept' | 'by key'

let open: { readonly anchor: HTMLElement; readonly manner: OpenMode; close(): void } | null = null

export const isOpenAt = (anchor: HTMLElement): boolean => open?.anchor === anchor && open.manner !== 'passing'

/** Closes a note that was opened in passing. */
export function dropPassing(also?: 'kept'): void {
  if (open && (also || open.manner === 'passing')) open.close()
}

export function showNote(anchor: HTMLElement, word: KnownWord, parts: NoteParts, manner: OpenMode): void {
  open?.close()
  // While a dialog is open, everything outside of it is inert.
  const dialog = withAncestors(anchor).find((one) => one instanceof HTMLDialogElement)
  const place = dialog ?? partOf('screen') ?? document.body
  const box = document.createElement('div')
  box.className = 'word-note'
  box.popover = 'manual'
  box.dataset.manner = manner
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-label', word.name)
  place.append(box)
  let unfollow = () => {}
  const close = () => {
    if (open?.anchor !== anchor) return
    open = null
    unfollow()
    const hadFocus = box.contains(document.activeElement)
    left()
    render(null, box)
    box.remove()
    if (hadFocus) anchor.focus({ preventScroll: true })
  }
  open = { anchor, manner, close }
  const left = openLayer(close, { inside: () => [box, anchor], passing: manner === 'passing', over: true })
  const link = createRef<HTMLAnchorElement>()
  render(<Note {...{ word, parts, close, link }} />, box)
  box.showPopover()
  const follow = () => {
    if (!anchor.isConnected) return close()
    placeNote(box, anchor.getBoundingClientRect())
  }
  follow()
  unfollow = onLayoutChange(follow)
  if (manner === 'by key') link.current?.focus()
}

/** Places the note on the side with more room, and no higher than that room. */
function placeNote(box: HTMLElement, anchor: DOMRect): void {
  const [above, below] = [anchor.top, innerHeight - anchor.bottom]
  box.style.maxHeight = `${Math.max(80, Math.max(above, below) - 16)}px`
  placeBeside(box, anchor, below >= box.offsetHeight + 16 || below >= above ? 'below' : 'above')
}

type Props = {
  readonly word: KnownWord
  readonly parts: NoteParts
  readonly link: Ref<HTMLAnchorElement>
  close(): void
}

function Note({ word, parts: { Glyph, href, read }, link, close }: Props) {
  return (
    <>
      <p class="word-name">
        {Glyph && word.picture && (
          <span aria-hidden="true">
            <Glyph id={word.picture} />
          </span>
        )}
        <b>{typeset(language.value, word.name)}</b>
      </p>
      <p>{typeset(language.value, word.says)}</p>
      <a
        ref={link}
        class="word-rule"
        href={href(word.rule)}
        data-rule={word.rule}
        onClick={(event) => {
          close()
          if (!read) return
          event.preventDefault()
          read(word.rule)
        }}
      >
        <Icon name="rulebook" size={16} />
        {say('table.readRule')}
      </a>
    </>
  )
}
