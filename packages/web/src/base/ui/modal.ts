// Connects a native <dialog> to a component. The browser keeps the focus inside and everything else inert.

import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useDismiss } from '../browser/dismiss.ts'

type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: Event) => void
  readonly onClick: (event: MouseEvent) => void
}

let open = 0
export const isModalOpen = (): boolean => open > 0

export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  // This runs before the dialog is shown, while the focus is still on the element that opened it. A press on the
  // backdrop is one on the dialog itself: see below.
  useDismiss(true, onClose, { inside: () => [ref.current], outside: false, over: true })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    dialog.showModal()
    open++
    return () => {
      open--
      dialog.close()
    }
  }, [])
  return {
    ref,
    // A phone's own gesture for Back cancels the dialog.
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    // A click on the dialog itself and on nothing inside it is one on the backdrop.
    onClick: (event) => {
      if (event.target === ref.current) onClose()
    },
  }
}
