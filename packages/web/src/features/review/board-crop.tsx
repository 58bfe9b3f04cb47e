// A detail of the board as it was, around the subject of a move. A thing that is not on the board, such as a card in a
// hand, is shown by its small picture.

import type { Id } from '@wayfare/kernel'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { findShown } from '../../base/ui/element-meanings.ts'
import type { GameTableProps } from '../../board-kit/contract.ts'

type Props = {
  readonly Board: ComponentType<GameTableProps>
  readonly props: GameTableProps
  /** The things to show; the first that is on the board counts. */
  readonly ids: readonly Id[]
  /** Shown until the thing is found, and if none is on the board. */
  readonly children: ComponentChildren
}

/** The size at which the board is drawn, and the width of the detail. */
const [WIDTH, HEIGHT, PIECE] = [960, 640, 300] as const

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Cut = { readonly scale: number; readonly left: number; readonly top: number; readonly mark: Place }

export function BoardCrop({ Board, props, ids, children }: Props) {
  const room = useRef<HTMLSpanElement>(null)
  const [cut, setCut] = useState<Cut | 'none' | null>(null)
  useEffect(() => {
    // A board draws itself once it knows its size, a frame later.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => room.current && setCut(cutOf(room.current, ids))),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  if (cut === 'none') return <>{children}</>
  const size = { width: `${WIDTH}px`, height: `${HEIGHT}px` }
  const moved = cut && { transform: `translate(${cut.left}px, ${cut.top}px) scale(${cut.scale})` }
  return (
    <span class="review-crop" ref={room} data-found={cut !== null} inert>
      <span class="play-board" style={{ ...size, ...moved }}>
        <Board {...props} />
      </span>
      {cut && <i style={markStyle(cut.mark)} />}
    </span>
  )
}

function cutOf(room: HTMLElement, ids: readonly Id[]): Cut | 'none' {
  const board = room.firstElementChild as HTMLElement
  const [target] = ids.flatMap((wanted) => findShown(({ id }, element) => id === wanted && board.contains(element)))
  if (!target) return 'none'
  const [frame, from, it] = [room, board, target].map((one) => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const scale = frame.width / PIECE
  const [x, y] = [it.x + it.width / 2 - from.x, it.y + it.height / 2 - from.y]
  const left = within(frame.width / 2 - x * scale, frame.width - WIDTH * scale)
  const top = within(frame.height / 2 - y * scale, frame.height - HEIGHT * scale)
  const mark = { x: x * scale + left, y: y * scale + top, width: it.width * scale, height: it.height * scale }
  return { scale, left, top, mark }
}

/** Keeps the detail inside the edges of the board. */
const within = (moved: number, least: number): number => Math.min(0, Math.max(least, moved))

const markStyle = ({ x, y, width, height }: Place) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width + 8}px`,
  height: `${height + 8}px`,
})
