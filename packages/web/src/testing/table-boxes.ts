// Measures in the browser how a table uses a small screen.

import type { Page } from 'playwright-core'

/** Returns the faults in words. The board must have at least this share of the height. */
export function measureTable(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    /** Allows for borders and fractions of a pixel. */
    const SLACK = 2
    const SMALLEST_TARGET = 24
    const wrong: string[] = []
    const boxOf = (selector: string): DOMRect | null => {
      const node = document.querySelector(selector)
      const box = node?.checkVisibility() ? node.getBoundingClientRect() : null
      return box && box.width > 0 && box.height > 0 ? box : null
    }
    const size = document.documentElement
    if (size.scrollWidth > innerWidth) wrong.push(`the page is ${size.scrollWidth} px wide on ${innerWidth}`)
    if (size.scrollHeight > innerHeight) wrong.push(`the page is ${size.scrollHeight} px high on ${innerHeight}`)

    // In Darwin's Journey on a tablet the chart and the journals scroll together below the prompt, above the player
    // area.
    const table = boxOf('.play-table') as DOMRect
    const mine = boxOf('.play-mine')
    const isScrolling = /auto|scroll/.test(getComputedStyle(document.querySelector('.play-table') as Element).overflowY)
    // On a phone the tab of the question is open in place of the chart.
    const isOtherInFront = !isScrolling && boxOf('.play-board') === null
    const parts = isScrolling || isOtherInFront ? ['.play-aside', '.play-board', '.play-market'] : ['.play-board']
    const lowest = isScrolling && mine ? Math.min(mine.top, table.bottom) : innerHeight
    const seen = parts
      .map(boxOf)
      .filter((box) => box !== null)
      .reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom, lowest) - Math.max(box.top, table.top, 0)), 0)
    if (seen + SLACK < innerHeight * least) wrong.push(`the board has ${Math.round(seen)} px of ${innerHeight}`)
    const board = boxOf('.play-board')
    if (board && board.width < 280) wrong.push(`the board is ${Math.round(board.width)} px wide`)

    const apart = ['.play-bar', '.play-prompt', ...(isScrolling ? [] : ['.play-board']), '.play-mine', '.phone-tabs']
    const boxes = apart.flatMap((name) => {
      const box = boxOf(name)
      return box ? [{ name, box }] : []
    })
    for (const [i, { name, box }] of boxes.entries()) {
      const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight)
      if (out > SLACK) wrong.push(`${name} is ${Math.round(out)} px off the screen`)
      for (const { name: other, box: second } of boxes.slice(i + 1)) {
        const across = Math.min(box.right, second.right) - Math.max(box.left, second.left)
        const down = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top)
        if (across > SLACK && down > SLACK) wrong.push(`${name} and ${other} overlap by ${Math.round(down)} px`)
      }
      // Content that does not fit must scroll, or it would cover something else.
      const node = document.querySelector(name) as HTMLElement
      const inner = [node, ...node.children].some(
        (one) =>
          one.scrollHeight - one.clientHeight > SLACK &&
          one.clientHeight > 0 &&
          getComputedStyle(one).display !== 'contents' &&
          getComputedStyle(one).overflowY === 'visible',
      )
      if (inner && name === '.play-mine') wrong.push(`${name} is higher than its room`)
      if (node.scrollWidth - node.clientWidth > SLACK && name === '.play-mine')
        wrong.push(`${name} is wider than its room`)
    }

    // Controls must be large enough for a finger or a mouse. Drawn places can be zoomed, and terms in a text have the
    // height of their line.
    for (const one of document.querySelectorAll<HTMLElement>('.play :is(button, a[href], input, [role="button"])')) {
      if (
        one instanceof SVGElement ||
        one.closest('svg, p, li, .play-refusal') ||
        !one.checkVisibility({ opacityProperty: true })
      )
        continue
      const { width, height, bottom } = one.getBoundingClientRect()
      if (bottom <= 0 || getComputedStyle(one).display === 'inline' || one.matches('.visually-hidden, .skip-link'))
        continue
      if (Math.min(width, height) + 0.5 < SMALLEST_TARGET)
        wrong.push(
          `${one.className} “${one.textContent?.slice(0, 20)}” is ${Math.round(width)} × ${Math.round(height)} px`,
        )
    }
    for (const one of document.querySelectorAll('svg *'))
      for (const { name, value } of one.attributes)
        if (value.includes('NaN')) wrong.push(`${one.tagName} has ${name} ${value}`)
    return [...new Set(wrong)]
  }, least)
}
