import './dialog.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useModal } from './modal.ts'

/** Drawers are modal as well. */
export { useModal }

type Props = {
  readonly open: boolean
  readonly heading: ComponentChildren
  readonly closeLabel: string
  readonly onClose: () => void
  /** The buttons below, the prominent one last. */
  readonly actions?: ComponentChildren
  readonly wide?: boolean | undefined
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

export const Dialog = ({ open, ...props }: Props) => (open ? <OpenDialog {...props} /> : null)

function OpenDialog({ heading, closeLabel, onClose, actions, wide, class: given, children }: Omit<Props, 'open'>) {
  const id = useId()
  return (
    <dialog class={classNames('dialog', wide && 'dialog-wide', given)} aria-labelledby={id} {...useModal(onClose)}>
      <div class="dialog-sheet">
        <header class="dialog-bar">
          <h2 id={id}>{heading}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div class="dialog-body scroll">{children}</div>
        {actions !== undefined && <footer class="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
