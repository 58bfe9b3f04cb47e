// Which part of the table a question is about: on a phone it comes forward.

import { ENVELOPES, SCROLLS, SPACES, SPECIMENS } from '@wayfare/darwin/tables'
import { useEffect } from 'preact/hooks'
import { isPhone } from '../../base/browser/media.ts'
import { findShown } from '../../base/ui/element-meanings.ts'
import type { TabPlace } from '../../board-kit/auto-tab.ts'
import { isOnChart } from './chart-offers.tsx'
import { isStop } from './geometry.ts'
import type { Props } from './props.ts'

const IN_JOURNALS: ReadonlySet<string> = new Set(SPACES.map(({ id }) => id))
const ON_DESK: ReadonlySet<string> = new Set([...ENVELOPES, ...SPECIMENS, ...SCROLLS.flatMap(({ slots }) => slots)])

const isSpecimen = (id: string): boolean => SPECIMENS.some((one) => one === id)

/**
 * Where what is asked for lies, or else where the question comes from. What may be done at any time asks for nothing, and neither does a
 * question without a place: whoever has just sailed still looks at the chart (undefined).
 */
export function partFor(props: Pick<Props, 'view' | 'seat' | 'picture'>): TabPlace | undefined {
  const asked = props.picture.options.flatMap(({ on = [], aside }) => (aside ? [] : on))
  const isShown = (id: string): boolean => props.view.shown.some((one) => one === id)
  if (asked.some((id) => IN_JOURNALS.has(id))) return 'none'
  // Some of the museum's lie on the chart as well: all of them are together only in the museum.
  const specimens = asked.filter((id) => isSpecimen(id))
  if (!specimens.every((id) => isOnChart(props, id))) return 'market'
  const from = props.picture.question?.from ?? ''
  if (asked.some((id) => isOnChart(props, id)) || (asked.length === 0 && isStop(from))) return 'aside'
  return asked.some((id) => ON_DESK.has(id) || isShown(id)) ? 'market' : undefined
}

/** Less of a space could be overlooked. */
const SEEN = 24

/** A new question about the journals begins at their top; where all that is offered would have to be scrolled to, it comes into sight. */
export function useInSight(
  box: { readonly current: HTMLElement | null },
  offered: readonly string[],
  question: Props['picture']['question'],
): void {
  const asks = question && offered.length > 0 ? `${question.op} ${question.from}` : ''
  useEffect(() => {
    const scrolled = box.current?.parentElement
    if (asks === '' || !scrolled || !isPhone.peek()) return
    return whenShown(scrolled, () => {
      scrolled.scrollTop = 0
      bringIntoSight(box.current, offered)
    })
  }, [asks])
  useEffect(() => {
    if (isPhone.peek()) bringIntoSight(box.current, offered)
  }, [offered.join()])
}

/** Unless some of what is offered is in sight already. */
function bringIntoSight(box: HTMLElement | null, offered: readonly string[]): void {
  const [first, ...more] = findShown(({ id = '' }, element) => offered.includes(id) && box?.contains(element))
  const frame = box?.parentElement?.getBoundingClientRect()
  if (!first || !frame) return
  const isSeen = (one: Element): boolean => {
    const { top, bottom } = one.getBoundingClientRect()
    return top < frame.bottom - SEEN && bottom > frame.top + SEEN
  }
  if (![first, ...more].some(isSeen)) first.scrollIntoView({ block: 'center' })
}

/** A new question about the desk begins at its top, where what it asks for lies: the desk may come into sight only after it was asked. */
export function useFromTop(
  box: { readonly current: HTMLElement | null },
  question: Props['picture']['question'],
): void {
  const asks = question && question.op !== 'turn' ? `${question.op} ${question.from}` : ''
  useEffect(() => {
    const desk = box.current
    if (asks === '' || !desk || !isPhone.peek()) return
    return whenShown(desk, () => {
      desk.scrollTop = 0
    })
  }, [asks])
}

/** What lies under another drawer cannot be scrolled: it waits. Returns how to give up. */
function whenShown(one: HTMLElement, act: () => void): () => void {
  const watch = new ResizeObserver(() => {
    if (one.clientHeight === 0) return
    watch.disconnect()
    act()
  })
  watch.observe(one)
  return () => watch.disconnect()
}
