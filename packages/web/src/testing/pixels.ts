// Measures how different pictures are when a browser has drawn them.

import type { Page } from 'playwright-core'

/** The shapes of a symbol within its view box, and the colour of its background. */
export type Drawing = { readonly id: string; readonly box: string; readonly shapes: string; readonly ground: string }

/**
 * `colour` is the mean difference of red, green and blue over all pixels, out of 255. `shape` is the share of the
 * pixels covered by either that only one of them covers, from 0 to 1.
 */
export type Pair = { readonly a: string; readonly b: string; readonly colour: number; readonly shape: number }

/** Reads the symbols of a sheet. */
export function drawingsOf(sheet: string, ground: string): readonly Drawing[] {
  return [...sheet.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*)<\/symbol>/g)].map(
    ([, id = '', box = '', shapes = '']) => ({ id, box, shapes, ground }),
  )
}

/** Compares all pairs, each picture as large as it fits into the box. */
export function pairsOf(page: Page, drawings: readonly Drawing[], width: number, height: number): Promise<Pair[]> {
  return page.evaluate(
    async ({ drawings, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D

      async function draw({ id, box, shapes, ground }: (typeof drawings)[number]) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${shapes}</svg>`
        const image = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` })
        await image.decode()
        brush.clearRect(0, 0, width, height)
        brush.drawImage(image, 0, 0, width, height)
        const cover = brush.getImageData(0, 0, width, height).data.filter((_, at) => at % 4 === 3)
        brush.globalCompositeOperation = 'destination-over'
        brush.fillStyle = ground
        brush.fillRect(0, 0, width, height)
        brush.globalCompositeOperation = 'source-over'
        const colours = brush.getImageData(0, 0, width, height).data.filter((_, at) => at % 4 !== 3)
        return { id, cover, colours }
      }
      type Drawn = Awaited<ReturnType<typeof draw>>
      const drawn: Drawn[] = []
      for (const drawing of drawings) drawn.push(await draw(drawing))

      const colour = (a: Drawn, b: Drawn) => {
        let sum = 0
        for (let at = 0; at < a.colours.length; at++) sum += Math.abs((a.colours[at] ?? 0) - (b.colours[at] ?? 0))
        return sum / a.colours.length
      }
      const shape = (a: Drawn, b: Drawn) => {
        let either = 0
        let both = 0
        for (let at = 0; at < a.cover.length; at++) {
          const [inA, inB] = [(a.cover[at] ?? 0) > 127, (b.cover[at] ?? 0) > 127]
          if (inA || inB) either++
          if (inA && inB) both++
        }
        return 1 - both / either
      }
      return drawn.flatMap((a, at) =>
        drawn.slice(at + 1).map((b) => ({ a: a.id, b: b.id, colour: colour(a, b), shape: shape(a, b) })),
      )
    },
    { drawings, width, height },
  )
}
