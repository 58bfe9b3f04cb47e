import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import { render } from '../../testing/render.tsx'
import { count, draw, type Gesture, glow } from './gesture.ts'
import { before, type Performance, perform } from './performer.ts'
import { timed } from './timing.ts'

/** What was animated, in order: happy-dom plays nothing itself. */
type Played = {
  readonly element: Element
  readonly frames: readonly Keyframe[]
  readonly timing: KeyframeAnimationOptions
}
const played: Played[] = []
const ended: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 20))
  const line = SVGGeometryElement.prototype
  vi.spyOn(line, 'getTotalLength').mockReturnValue(60)
  vi.spyOn(line, 'getPointAtLength').mockImplementation(
    (at = 0) => ({ matrixTransform: () => ({ x: at, y: 0 }) }) as unknown as DOMPoint,
  )
  vi.spyOn(line, 'getScreenCTM').mockReturnValue({} as DOMMatrix)
  Element.prototype.animate = function animate(this: Element, frames, timing) {
    played.push({ element: this, frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions })
    const animation = {
      cancel() {},
      finished: Promise.resolve(),
      set onfinish(then: () => void) {
        ended.push(then)
      },
    }
    return animation as unknown as Animation
  }
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  layer.replaceChildren()
  played.length = 0
  ended.length = 0
})

function Sheet({ points }: { readonly points: number }) {
  return (
    <>
      <div ref={partRef('board')}>
        <svg aria-hidden="true">
          <path {...standsFor({ place: 'first' })} />
          <path {...standsFor({ place: 'second' })} />
        </svg>
      </div>
      <aside ref={partRef('side')}>
        <b {...standsFor({ place: 'points' })}>{points}</b>
      </aside>
    </>
  )
}

const layer = document.createElement('div')

function show(gestures: readonly Gesture[]): Performance {
  const steps = timed([{ caption: null, gestures }], 1, 1)
  const performance = perform(steps, before(steps), { layer, Glyph: ({ id }) => <i>{id}</i> })
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  return performance
}

test('a line is drawn one piece after another, and the pen goes along all of it', () => {
  render(<Sheet points={0} />)
  show([draw(['first', 'second'], 'pencil')])
  const [one, other, pen] = played
  expect(one?.timing).toMatchObject({ delay: 0, duration: 210 })
  expect(other?.timing).toMatchObject({ delay: 210, duration: 210 })
  expect(pen?.element.textContent).toBe('pencil')
  expect(pen?.frames.at(-1)?.transform).toMatch(/^translate\(54px/)
  ended[0]?.()
  expect(layer.childElementCount).toBe(0)
})

test('a number that is worked out elsewhere says by how much it has changed when its time comes', () => {
  const again = render(<Sheet points={9} />)
  show([glow('first'), count('points', null)])
  expect(layer.textContent).toBe('9')
  again(<Sheet points={14} />)
  ended.at(-1)?.()
  expect(layer.textContent).toBe('+5')
})

test('whoever ends a show leaves nothing of it', () => {
  render(<Sheet points={9} />)
  const performance = show([draw(['first'], 'pencil'), count('points', 2)])
  expect(layer.childElementCount).toBe(3)
  performance.stop()
  expect(layer.childElementCount).toBe(0)
})
