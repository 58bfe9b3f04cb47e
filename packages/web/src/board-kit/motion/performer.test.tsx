import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import { render } from '../../testing/render.tsx'
import { before } from './before.ts'
import { count, draw, erase, fly, type Gesture, gather, glow, move, roll, shift } from './gesture.ts'
import { type Performance, perform } from './performer.ts'
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
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setInterval', 'clearInterval'],
  })
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
      get currentTime() {
        return performance.now()
      },
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

function Sheet({ points, isErased }: { readonly points: number; readonly isErased?: boolean }) {
  return (
    <>
      <div ref={partRef('board')}>
        <svg aria-hidden="true">
          {!isErased && <path {...standsFor({ place: 'first' })} />}
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

function show(gestures: readonly Gesture[], change = () => {}): Performance {
  const steps = timed([{ caption: null, gestures }], 1, 1)
  const was = before(steps)
  change()
  const performance = perform(steps, was, { layer, Glyph: ({ id }) => <i>{id}</i> })
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

/** All texts that stand in the layer one after another while so much time passes. */
function textsFor(ms: number): (string | null)[] {
  const seen: (string | null)[] = []
  for (let at = 0; at < ms; at += 10) {
    if (seen.at(-1) !== layer.textContent) seen.push(layer.textContent)
    vi.advanceTimersByTime(10)
  }
  return seen
}

test('a number that is worked out elsewhere says by how much it has changed when its time comes', () => {
  const again = render(<Sheet points={9} />)
  show([glow('first'), count('points', null)])
  expect(layer.textContent).toBe('9')
  again(<Sheet points={14} />)
  ended.at(-1)?.()
  vi.advanceTimersByTime(260)
  expect(layer.textContent).toBe('+5')
})

test('a number counts to what it is now, never past it, and no text stands for less than 20 milliseconds', () => {
  const again = render(<Sheet points={9} />)
  show([count('points', 5)])
  again(<Sheet points={14} />)
  ended.at(-1)?.()
  const texts = textsFor(240).map((text) => Number(text?.replace('+5', '')))
  expect(texts).toEqual([9, 10, 11, 12, 13, 14])
  vi.advanceTimersByTime(20)
  expect(layer.textContent).toBe('+5')
})

test('of two changes of a number the first leads to what it was between them', () => {
  const again = render(<Sheet points={9} />)
  show([count('points', -6), count('points', 2)])
  again(<Sheet points={5} />)
  const [one, other] = ended.filter((_, i) => i % 2 === 1)
  one?.()
  expect(
    textsFor(300)
      .at(-1)
      ?.replace(/[−+]\d/g, ''),
  ).toBe('3')
  other?.()
  textsFor(300)
  expect(layer.textContent).toBe('−6+2')
})

test('a line that is gone runs back in half the time in which it was drawn', () => {
  const again = render(<Sheet points={0} />)
  show([erase(['first'])], () => again(<Sheet points={0} isErased />))
  const [running] = played
  expect(running?.timing).toMatchObject({ delay: 0, duration: 210 })
  expect(running?.frames.map(({ strokeDashoffset }) => strokeDashoffset)).toEqual(['0', '60'])
  expect(layer.querySelectorAll('path')).toHaveLength(1)
  ended[0]?.()
  expect(layer.childElementCount).toBe(0)
})

test('the faces of a die that is thrown follow each other in the same way, whatever was thrown', () => {
  render(<Sheet points={0} />)
  const faces = (): (string | null)[] => {
    const performance = show([roll('points', ['1', '2', '3', '4', '5', '6'])])
    const texts = textsFor(360)
    performance.stop()
    return texts
  }
  const once = faces()
  expect(once.length).toBeGreaterThan(4)
  expect(faces()).toEqual(once)
  expect(played.filter(({ timing }) => timing.duration === 400)).toHaveLength(4)
  expect(layer.childElementCount).toBe(0)
})

/** Boxes by what is written on an element. */
const boxed = (lefts: Readonly<Record<string, number>>) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const left = lefts[this.textContent ?? '']
    return left === undefined ? new DOMRect(0, 0, 400, 100) : new DOMRect(left, 10, 40, 20)
  })

const Row = ({ cards }: { readonly cards: readonly string[] }) => (
  <section ref={partRef('market')}>
    <div {...standsFor({ place: 'row' })}>
      {cards.map((card) => (
        <b key={card} {...standsFor({ id: card })}>
          {card}
        </b>
      ))}
    </div>
  </section>
)

test('a row closes up: what lay elsewhere in it glides there, and what is new does not move', () => {
  boxed({ axe: 10, rope: 60, horse: 110 })
  const again = render(<Row cards={['axe', 'rope', 'horse']} />)
  show([shift('row')], () => {
    boxed({ rope: 10, horse: 60, torch: 110 })
    again(<Row cards={['rope', 'horse', 'torch']} />)
  })
  expect(played.map(({ element, frames }) => [element.textContent, frames[0]?.translate])).toEqual([
    ['rope', '50px 0px'],
    ['horse', '50px 0px'],
  ])
})

test('pieces that are gone from their places fly home, and those that are still there stay', () => {
  boxed({ one: 10, two: 60, home: 200 })
  const Board = ({ at }: { readonly at: readonly string[] }) => (
    <div ref={partRef('board')}>
      {at.map((name) => (
        <i key={name} {...standsFor({ place: `seat-1/standing/${name}` })}>
          {name}
        </i>
      ))}
      <b {...standsFor({ place: 'seat-1/workers' })}>home</b>
    </div>
  )
  const again = render(<Board at={['one', 'two']} />)
  show([gather('seat-1/standing', 'worker', 'seat-1/workers')], () => again(<Board at={['two']} />))
  expect(played.map(({ element }) => element.textContent)).toEqual(['worker'])
  expect([played[0]?.frames[0]?.transform, played[0]?.frames.at(-1)?.transform]).toEqual([
    expect.stringMatching(/^translate\(15px/),
    expect.stringMatching(/^translate\(205px/),
  ])
})

test('whoever ends a show leaves nothing of it', () => {
  render(<Sheet points={9} />)
  const performance = show([draw(['first'], 'pencil'), count('points', 2)])
  expect(layer.childElementCount).toBe(3)
  performance.stop()
  expect(layer.childElementCount).toBe(0)
})

function Market({ isTaken, isAway }: { readonly isTaken?: boolean; readonly isAway?: boolean }) {
  return (
    <>
      <div ref={partRef('board')}>
        {!isTaken && <p {...standsFor({ id: 'hat' })}>Hat</p>}
        {!isAway && <p {...standsFor({ place: 'seat-1/figure' })} />}
      </div>
      <aside ref={partRef('side')}>
        <p {...standsFor({ place: 'seat-1' })}>Ida</p>
      </aside>
    </>
  )
}

test('a card that is taken flies as it lay there, and its place lights up though it is gone', () => {
  const again = render(<Market />)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.textContent === 'Ida' ? new DOMRect(300, 10, 80, 40) : new DOMRect(10, 10, 100, 120)
  })
  show([glow('hat'), fly('hat', 'hat', 'seat-1')], () => again(<Market isTaken />))
  const [ring, card] = played
  expect(ring?.element.className).toContain('motion-ring')
  expect(card?.element.textContent).toBe('Hat')
  expect(card?.frames[0]).toMatchObject({ opacity: 1 })
  expect(card?.frames.at(-1)?.transform).toContain('scale(0.33')
})

test('a piece that was not on the board comes from its home', () => {
  const again = render(<Market isAway />)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.textContent === 'Ida' ? new DOMRect(300, 10, 80, 40) : new DOMRect(10, 10, 100, 120)
  })
  show([move('seat-1/figure', undefined, { place: 'seat-1', picture: 'figure' })], () => again(<Market />))
  expect(played[0]?.frames[0]?.translate).toBe('280px -40px')
})
