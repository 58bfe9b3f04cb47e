// Finds the part of the table that a question is about, so that a phone opens its tab.

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
 * Returns the tab with the things that are asked for, or else the one the question comes from. Free actions ask for
 * nothing, and neither does a question without a place: a player who has just sailed keeps the chart (undefined).
 */
export function partFor(props: Pick<Props, 'view' | 'seat' | 'picture'>): TabPlace | undefined {
  const asked = props.picture.options.flatMap(({ on = [], aside }) => (aside ? [] : on))
  const isShown = (id: string): boolean => props.view.shown.some((one) => one === id)
  if (asked.some((id) => IN_JOURNALS.has(id))) return 'none'
  // Some specimens are on the chart as well, but only the museum has all of them together.
  const specimens = asked.filter((id) => isSpecimen(id))
  if (!specimens.every((id) => isOnChart(props, id))) return 'market'
  const from = props.picture.question?.from ?? ''
  if (asked.some((id) => isOnChart(props, id)) || (asked.length === 0 && isStop(from))) return 'aside'
  return asked.some((id) => ON_DESK.has(id) || isShown(id)) ? 'market' : undefined
}

/** The part of a space, in pixels, that must be visible to count as seen. */
const SEEN = 24

/**
 * Scrolls the journals to their top for a new question. If everything that is offered is further down, it scrolls to
 * that.
 */
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

/** Scrolls to the offers, unless one of them is visible already. */
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

/**
 * Scrolls the desk to its top for a new question, where the things to choose are. The desk may become visible only
 * after the question.
 */
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

/**
 * An element under another drawer cannot be scrolled, so this waits until it is visible. Returns a function that
 * cancels it.
 */
function whenShown(one: HTMLElement, act: () => void): () => void {
  const watch = new ResizeObserver(() => {
    if (one.clientHeight === 0) return
    watch.disconnect()
    act()
  })
  watch.observe(one)
  return () => watch.disconnect()
}
