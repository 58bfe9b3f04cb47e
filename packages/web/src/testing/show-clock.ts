// A page whose clock is moved by hand, so that what is seen at each moment of a show does not depend on how busy the machine is.

import type { Page } from 'playwright-core'

export type ShowClock = {
  /** Timers, frames and animations of the page go on by this much. */
  advance(ms: number): Promise<void>
  /** Time flows by itself again. */
  resume(): Promise<void>
}

/** The clock goes on while it is read, and can only be stopped in the future. */
const AHEAD_MS = 500

/** Stops the clock of a page on which `page.clock.install()` was called before it was opened. */
export async function stopClock(page: Page): Promise<ShowClock> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
  await page.evaluate(moveAnimations, 0)
  return {
    async advance(ms) {
      await page.clock.runFor(ms)
      await page.evaluate(moveAnimations, ms)
    },
    async resume() {
      await page.evaluate(() => {
        for (const one of document.getAnimations()) if (one.playState === 'paused') one.play()
      })
      await page.clock.resume()
    },
  }
}

/** In the page: the browser's own clock moves animations, and cannot be stopped. Those of style sheets, such as water, are left alone. */
function moveAnimations(ms: number): void {
  for (const one of document.getAnimations()) {
    // One that fills its end is still listed.
    if ('animationName' in one || one.playState === 'finished') continue
    const end = Number(one.effect?.getComputedTiming().endTime ?? 0)
    // One that has just been made begins now.
    const at = one.playState === 'paused' ? Number(one.currentTime) + ms : 0
    if (at >= end) one.finish()
    else {
      one.pause()
      one.currentTime = at
    }
  }
}
