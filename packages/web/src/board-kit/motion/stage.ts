// What gestures are painted with: animations of elements, and copies in a layer above the table.

import type { Id } from '@wayfare/kernel'
import type { ComponentType } from 'preact'
import { partOf } from '../../base/ui/screen-parts.ts'
import type { Box } from '../element-boxes.ts'
import type { Place } from './gesture.ts'
import type { Before } from './table-before.ts'

export type Painter = {
  /** Above the table; takes no presses. */
  readonly layer: HTMLElement
  /** The small picture of a thing. */
  readonly Glyph: ComponentType<{ readonly id: Id }> | undefined
}

export type Stage = {
  readonly was: Before
  readonly painter: Painter
  /** Who is seen to act: copies have their colour. */
  seat: number | undefined
  play(animation: Animation): void
  /** A box of its own in the layer; null where too much is in the air. */
  copy(box: Pick<Box, 'width' | 'height'>): HTMLElement | null
  drop(copy: HTMLElement): void
  /** Work that goes on while something is shown; it ends with the show. Returns what ends it before. */
  every(ms: number, work: () => void): () => void
  /** Numbers over which an older text stands. */
  readonly counted: Map<Place, HeldNumber>
}
/** A number over which stands what it was before. */
export type HeldNumber = {
  readonly cover: HTMLElement
  /** What the cover shows, or counts to. */
  value: number
  /** So many changes are still to come. */
  changes: number
  /** Ends the counting. */
  stop(): void
  /** Takes the cover away. */
  show(): void
}

export type Time = { readonly delay: number; readonly duration: number }

export const EASE = {
  out: 'cubic-bezier(.2,.7,.2,1)',
  walk: 'cubic-bezier(.45,.05,.4,1)',
  arc: 'cubic-bezier(.35,0,.2,1)',
} as const
/** The size of a picture in the air. */
export const PICTURE = 30

/** Something comes down on its place. */
export const PRESSED = [
  { scale: '1.5', opacity: 0 },
  { scale: '.92', opacity: 1, offset: 0.35 },
  { scale: '1.05', opacity: 1, offset: 0.7 },
  { scale: '1', opacity: 1 },
] as const

export const isOnBoard = (element: Element): boolean => partOf('board')?.contains(element) === true

/** Scaled about its own middle, also in a drawing, where `transform` places an element and would be scaled with it. */
export function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const { e, f } = new DOMMatrix(element instanceof SVGElement ? getComputedStyle(element).transform : 'none')
  const transformOrigin = `calc(50% + ${e}px) calc(50% + ${f}px)`
  const centred =
    element instanceof SVGElement
      ? frames.map((frame) => ({ transformBox: 'fill-box', transformOrigin, ...frame }))
      : frames
  return element.animate(centred, { fill: 'backwards', ...timing })
}

/** A copy of a thing that is to be this large wherever it lies. */
export function sized(thing: HTMLElement, { width, height }: Pick<Box, 'width' | 'height'>): HTMLElement {
  Object.assign(thing.style, { position: 'static', width: `${width}px`, height: `${height}px`, margin: '0' })
  return thing
}
