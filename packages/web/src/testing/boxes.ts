// Measures in the browser what can be seen and reached.

import type { Offered } from '@wayfare/protocol'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Finds texts that are partly cut off, by a box that does not scroll or by the edge of the screen. */
export function cutOff(page: Page, within: string): Promise<string[]> {
  return page.evaluate((within) => {
    /** The box of a letter is a little higher than its line. */
    const SLACK = 3
    /** Boxes this small are hidden on purpose and only for screen readers. */
    const UNSEEN = 2
    type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    const overhang = (inner: Edges, outer: Edges): number =>
      Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom)
    const screen: Edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    /** How much of a line is cut off, and by which box. Boxes that scroll or can be moved do not count. */
    function cutBy(line: Edges, parent: Element | null): [number, string] | null {
      for (let box = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, touchAction } = getComputedStyle(box)
        if (touchAction === 'none' || /auto|scroll/.test(overflowX + overflowY)) return null
        if (/hidden|clip/.test(overflowX + overflowY)) {
          const edges = box.getBoundingClientRect()
          if (Math.min(edges.width, edges.height) < UNSEEN) return null
          const out = overhang(line, edges)
          if (out > SLACK) return [out, box.getAttribute('class') ?? box.tagName]
        }
      }
      const out = overhang(line, screen)
      return out > SLACK ? [out, 'the screen'] : null
    }
    const found = new Set<string>()
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue
        // A link that appears only for the keyboard waits above the screen.
        if (getComputedStyle(parent).position === 'fixed' && parent.getBoundingClientRect().bottom <= 0) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const line of range.getClientRects()) {
          const cut = line.width > 0 ? cutBy(line, parent) : null
          if (cut) found.add(`'${node.nodeValue.trim()}' is cut off by ${cut[1]}: ${cut[0].toFixed(1)} px`)
        }
      }
    }
    return [...found]
  }, within)
}

/**
 * Returns the offered moves that nothing on the screen leads to: neither a button for the move nor any of its things.
 */
export async function outOfReach(page: Page, options: readonly Offered[]): Promise<string[]> {
  const met = new Set<string>()
  const look = async () => {
    for (const name of await page.evaluate(whatIsMet)) met.add(name)
  }
  await inEachDrawer(page, look)
  return options.filter(({ move, on = [] }) => ![move, ...on].some((name) => met.has(name))).map(({ move }) => move)
}

/** Runs `look` once for each drawer on a narrow screen, each opened in turn, and otherwise once. */
export async function inEachDrawer(page: Page, look: () => Promise<void>): Promise<void> {
  const tabs = page.locator('button[data-tab]').filter({ visible: true })
  await look()
  for (const tab of (await tabs.all()).slice(1)) {
    // The tab that a question is about is open already, and pressing it would close it.
    if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.click()
    await expect.poll(() => tab.getAttribute('aria-pressed')).toBe('true')
    await look()
  }
  if (await tabs.count()) await tabs.first().click()
}

/**
 * Runs in the page: returns the moves and things that a pointer can reach, if necessary after scrolling or moving the
 * map.
 */
function whatIsMet(): string[] {
  type Point = { readonly x: number; readonly y: number }
  const PARTS = [1 / 2, 1 / 8, 7 / 8]
  /**
   * Points in its box and on its line: a curve fills little of its box, and the outline of an area also belongs to its
   * neighbours.
   */
  const pointsOf = (one: Element): Point[] => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const inBox = PARTS.flatMap((across) => PARTS.map((down) => ({ x: x + width * across, y: y + height * down })))
    const toScreen = one instanceof SVGGeometryElement ? one.getScreenCTM() : null
    if (!(one instanceof SVGGeometryElement) || !toScreen) return inBox
    const length = one.getTotalLength()
    return [...inBox, ...PARTS.map((part) => one.getPointAtLength(length * part).matrixTransform(toScreen))]
  }
  /** True if the point is beyond the edge of a movable map, or below one of the map's own buttons. */
  const isDraggedTo = (one: Element, { x, y }: Point): boolean => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).touchAction !== 'none') continue
      const map = at.getBoundingClientRect()
      if (x < map.left || x > map.right || y < map.top || y > map.bottom) return true
      const tool = document.elementFromPoint(x, y)?.closest('button')
      return tool ? at.parentElement?.contains(tool) === true : false
    }
    return false
  }
  const all = document.querySelectorAll('[data-move], main [data-id]:is(button, [role=button])')
  return [...all].flatMap((one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const isMet = pointsOf(one).some(
      (point) => one.contains(document.elementFromPoint(point.x, point.y)) || isDraggedTo(one, point),
    )
    return isMet ? [one.getAttribute('data-move') ?? [], one.getAttribute('data-id') ?? []].flat() : []
  })
}
