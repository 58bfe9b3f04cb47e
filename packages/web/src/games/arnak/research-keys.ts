// Arrows move through what is offered in the panel, drawing and buttons alike: to the nearest on that side.

const SIDES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isArrow = (key: string): boolean => key in SIDES

export function nextToward(key: string, from: Element, panel: Element): (HTMLElement | SVGElement) | undefined {
  const [sx, sy] = SIDES[key] ?? [0, 0]
  const here = middleOf(from)
  let best: { one: HTMLElement; far: number } | undefined
  for (const one of panel.querySelectorAll<HTMLElement>('[data-id]:is([role=button], button):not([aria-hidden])')) {
    if (one === from) continue
    const there = middleOf(one)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * sx + dy * sy
    if (ahead <= 1) continue
    const far = ahead + (Math.abs(dx * sy) + Math.abs(dy * sx)) * 2.2
    if (!best || far < best.far) best = { one, far }
  }
  return best?.one
}

function middleOf(one: Element): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
