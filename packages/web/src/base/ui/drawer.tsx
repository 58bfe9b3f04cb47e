import './dialog.css'
import './drawer.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useModal } from './dialog.tsx'

type Props = {
  readonly open: boolean
  readonly heading: ComponentChildren
  readonly closeLabel: string
  readonly onClose: () => void
  /** `bottom` is a sheet at the bottom of a phone. */
  readonly side?: 'left' | 'right' | 'bottom' | undefined
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

export const Drawer = ({ open, ...props }: Props) => (open ? <OpenDrawer {...props} /> : null)

function OpenDrawer({ heading, closeLabel, onClose, side = 'right', class: given, children }: Omit<Props, 'open'>) {
  const id = useId()
  return (
    <dialog class={classNames('drawer', `drawer-${side}`, given)} aria-labelledby={id} {...useModal(onClose)}>
      <div class="drawer-sheet">
        <header class="drawer-bar">
          <h2 id={id}>{heading}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div class="drawer-body scroll">{children}</div>
      </div>
    </dialog>
  )
}
