// Measures in the browser how readable texts are: their place, size and background.

import type { Page } from 'playwright-core'

/** Finds texts outside of their boxes, or in boxes that cut them off. Each of `boxes` must contain all of its text. */
export function outside(page: Page, boxes: string): Promise<string[]> {
  return page.evaluate((boxes) => {
    /** Letters are measured in fractions of a pixel, and their boxes are a little higher than their lines. */
    const [ACROSS, ALONG] = [1, 3]
    const found: string[] = []
    for (const thing of document.querySelectorAll<HTMLElement>(boxes)) {
      const { dataset } = thing.closest<HTMLElement>('[data-card]') ?? thing
      const name = `${dataset.card ?? dataset.thing ?? dataset.id ?? thing.className} ${dataset.size ?? ''}`
      const box = thing.getBoundingClientRect()
      const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.nodeValue?.trim() || node.parentElement?.closest('.visually-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const line of range.getClientRects()) {
          const beside = Math.max(box.left - line.left, line.right - box.right)
          const beyond = Math.max(box.top - line.top, line.bottom - box.bottom)
          if (line.width > 0 && (beside > ACROSS || beyond > ALONG))
            found.push(`${name}: '${node.nodeValue}' is ${Math.max(beside, beyond).toFixed(1)} px outside`)
        }
      }
      for (const one of thing.querySelectorAll('*')) {
        if (!(one instanceof HTMLElement) || one.clientWidth === 0 || one.closest('.visually-hidden')) continue
        const [over, under] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
        const cuts = /hidden|clip/.test(getComputedStyle(one).overflow)
        if (cuts && (over > ACROSS || under > ALONG))
          found.push(`${name}: .${one.className} cuts off ${over} × ${under} px of '${one.textContent}'`)
      }
    }
    return [...new Set(found)]
  }, boxes)
}

/** Finds texts smaller than 12 px. Drawings are left out, because they are enlarged as a whole. */
export function tiny(page: Page, within: string): Promise<string[]> {
  return page.evaluate((within) => {
    const LEAST = 12
    const found = new Set<string>()
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!node.nodeValue?.trim() || !parent || parent.closest('svg, .visually-hidden')) continue
        const size = Number.parseFloat(getComputedStyle(parent).fontSize)
        if (size < LEAST) found.add(`.${parent.className} '${node.nodeValue}': ${size} px`)
      }
    }
    return [...found]
  }, within)
}

/**
 * Finds texts with less contrast than WCAG requires. Computed colours are laid over each other from the page upwards.
 */
export function faint(page: Page, within: string): Promise<string[]> {
  return page.evaluate((within) => {
    type Rgba = readonly [number, number, number, number]
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D
    const known = new Map<string, Rgba>()
    function parsed(css: string): Rgba {
      let colour = known.get(css)
      if (!colour) {
        brush.clearRect(0, 0, 1, 1)
        brush.fillStyle = css
        brush.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data
        colour = [r, g, b, a / 255]
        known.set(css, colour)
      }
      return colour
    }
    function over([r, g, b, a]: Rgba, [x, y, z, under]: Rgba): Rgba {
      const both = a + under * (1 - a)
      const mixed = (top: number, low: number) => (both === 0 ? 0 : (top * a + low * under * (1 - a)) / both)
      return [mixed(r, x), mixed(g, y), mixed(b, z), both]
    }
    const light = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const luminance = ([r, g, b]: Rgba) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
    function ratio(a: Rgba, b: Rgba): number {
      const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
      return (high + 0.05) / (low + 0.05)
    }
    const WHITE: Rgba = [255, 255, 255, 1]
    const NONE: Rgba = [0, 0, 0, 0]
    type Seen = { readonly ink: Rgba; readonly ground: Rgba }
    /** The colours from the letters down to the page. A gradient gives several backgrounds. */
    function seenIn(one: Element | null, on: readonly Seen[]): readonly Seen[] {
      if (!one) return on.map(({ ink, ground }) => ({ ink: over(ink, WHITE), ground: over(ground, WHITE) }))
      const { grounds, opacity } = sheetOf(one)
      const thin = ([r, g, b, a]: Rgba): Rgba => [r, g, b, a * opacity]
      const laid = grounds.flatMap((low) =>
        on.map(({ ink, ground }) => ({ ink: thin(over(ink, low)), ground: thin(over(ground, low)) })),
      )
      return seenIn(one.parentElement, laid)
    }
    type Sheet = { readonly grounds: readonly Rgba[]; readonly opacity: number }
    const sheets = new Map<Element, Sheet>()
    function sheetOf(one: Element): Sheet {
      let sheet = sheets.get(one)
      if (!sheet) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
        const under = parsed(backgroundColor)
        // a shade along an edge ends before the letters begin
        const stops = /\dpx/.test(backgroundImage) ? [] : (backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? [])
        const grounds = stops.length > 0 ? stops.map((stop) => over(parsed(stop), under)) : [under]
        sheet = { grounds, opacity: Number(opacity) }
        sheets.set(one, sheet)
      }
      return sheet
    }
    const found = new Set<string>()
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!node.nodeValue?.trim() || !parent || parent.closest('svg, .visually-hidden')) continue
        const { color, fontSize, fontWeight } = getComputedStyle(parent)
        const size = Number.parseFloat(fontSize)
        const asked = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
        const seen = seenIn(parent, [{ ink: parsed(color), ground: NONE }])
        const least = Math.min(...seen.map(({ ink, ground }) => ratio(ink, ground)))
        if (least < asked) found.add(`.${parent.className} '${node.nodeValue}': ${least.toFixed(1)}`)
      }
    }
    return [...found]
  }, within)
}
