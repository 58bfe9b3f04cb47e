// The frame of a card beside a thing: in the top layer, where it covers least, and closed like everything that opens over the table.

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { openLayer } from '../../base/browser/dismiss.ts'
import { onLayoutChange } from '../../base/browser/layout-changes.ts'
import { isPhone } from '../../base/browser/media.ts'
import { focus } from '../../base/ui/element-meanings.ts'
import { showBeside } from './show-beside.ts'
import type { Asked } from './thing-watch.ts'

type Props = {
  readonly asked: Asked
  readonly label: string
  readonly children: ComponentChildren
  close(): void
}

export function CardBox({ asked: { element, manner }, label, children, close }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLSpanElement>(null)
  const isPassing = manner === 'passing'
  useLayoutEffect(() => {
    const [card, around] = [box.current, ring.current]
    if (!card || !around) return
    card.showPopover()
    const place = () => (element.isConnected ? showBeside(card, around, element) : close())
    place()
    const unfollow = onLayoutChange(place)
    const left = openLayer(close, { inside: () => [card], passing: isPassing, over: !isPassing })
    if (!isPassing) card.focus({ preventScroll: true })
    return () => {
      const hadFocus = card.contains(document.activeElement)
      unfollow()
      left()
      card.hidePopover()
      if (hadFocus && manner === 'by key') focus(element, { preventScroll: true })
    }
  }, [])
  const role = isPassing ? { role: 'tooltip' as const } : { role: 'dialog' as const, 'aria-label': label }
  return (
    <>
      <span class="inspect-ring" ref={ring} />
      <div
        ref={box}
        class="inspect-card"
        popover="manual"
        tabIndex={-1}
        data-manner={manner}
        data-sheet={isPhone.value}
        {...role}
      >
        {children}
      </div>
    </>
  )
}
