// The native <dialog> keeps the focus inside, gives it back afterwards and closes on Escape; this ties it to a component's life.

import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

type Modal = {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: Event) => void
  readonly onClick: (event: MouseEvent) => void
}

export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    // A click on the dialog itself, outside of what it holds, is one on the backdrop.
    onClick: (event) => {
      if (event.target === ref.current) onClose()
    },
  }
}
