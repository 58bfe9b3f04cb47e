import { useState } from 'preact/hooks'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Drawer } from '../../base/ui/drawer.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { Part, Row } from '../../board-kit/gallery-part.tsx'

const nothing = () => {}

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'left' | 'right' | 'bottom' | null>(null)
  const close = () => setOpen(null)
  return (
    <Part name="Overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('left')}>Drawer, left</Button>
        <Button onClick={() => setOpen('right')}>Drawer, right</Button>
        <Button onClick={() => setOpen('bottom')}>Sheet</Button>
        <Tooltip text="Rolled by Lucie at the start of the round.">
          <IconButton icon="dice" label="Dice" />
        </Tooltip>
        <MenuButton
          label="More"
          iconOnly
          items={[
            { label: 'Report a problem', icon: 'bug', onPick: nothing },
            { label: 'Copy the link', icon: 'link', onPick: nothing },
            { label: 'Rematch', icon: 'repeat', disabled: true, onPick: nothing },
            { label: 'Give up', icon: 'flag', danger: true, onPick: nothing },
          ]}
        />
      </Row>
      <Row>
        <Button onClick={() => showToast({ text: 'Lucie has finished her route.' })}>Toast, news</Button>
        <Button onClick={() => showToast({ text: 'Link copied.', kind: 'good' })}>Toast, good</Button>
        <Button
          onClick={() =>
            showToast({ text: 'That did not arrive. Your move is kept and sent again.', kind: 'bad', lasts: 0 })
          }
        >
          Toast, bad
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        heading="Give the seat to a bot?"
        closeLabel="Close"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button kind="primary" onClick={close}>
              Give the seat away
            </Button>
          </>
        }
      >
        <p>Owl plays on for you. You can take the seat back at any time.</p>
      </Dialog>
      <Drawer
        open={open === 'left' || open === 'right' || open === 'bottom'}
        side={open === 'left' || open === 'bottom' ? open : 'right'}
        heading="Log"
        closeLabel="Close"
        onClose={close}
      >
        <p>Lucie kept 5 and 2.</p>
      </Drawer>
    </Part>
  )
}
