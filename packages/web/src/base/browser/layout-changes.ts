// Reports when something on the page may have moved or changed its size, so that nothing is measured while nothing
// happens.

const EVENTS = ['scroll', 'resize', 'load', 'toggle', 'transitionrun', 'animationstart', 'pointerover', 'focusin']

const looks = new Set<() => void>()
let frame = 0
let unwatch = () => {}

/**
 * Calls `look` in the frames after such a change, and in every frame during an animation. Returns a function that stops
 * it.
 */
export function onLayoutChange(look: () => void): () => void {
  looks.add(look)
  if (looks.size === 1) unwatch = watch()
  lookAgain()
  return () => {
    if (looks.delete(look) && looks.size === 0) unwatch()
  }
}

export function lookAgain(): void {
  if (frame > 0) return
  frame = requestAnimationFrame(() => {
    frame = 0
    for (const look of looks) look()
    if (looks.size > 0 && isGliding()) lookAgain()
  })
}

function watch(): () => void {
  const mutations = new MutationObserver(lookAgain)
  mutations.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const sizes = new ResizeObserver(lookAgain)
  sizes.observe(document.body)
  for (const event of EVENTS) addEventListener(event, lookAgain, { capture: true, passive: true })
  document.fonts?.addEventListener('loadingdone', lookAgain)
  return () => {
    mutations.disconnect()
    sizes.disconnect()
    for (const event of EVENTS) removeEventListener(event, lookAgain, { capture: true })
    document.fonts?.removeEventListener('loadingdone', lookAgain)
  }
}

/** Endless animations are ignored: they pulse in place and move nothing. */
const isGliding = (): boolean =>
  document
    .getAnimations?.()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity) ??
  false
