import { EMBLEMS, type Emblem } from '@wayfare/protocol'
import { type Key, say } from '../../base/i18n/index.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { EmblemPicture } from '../../features/passport/emblem.tsx'

type Props = {
  readonly current: Emblem
  readonly onPick: (emblem: Emblem) => void
  readonly onClose: () => void
}

const NAMES: Readonly<Record<Emblem, Key>> = {
  owl: 'emblems.owl',
  wren: 'emblems.wren',
  fox: 'emblems.fox',
  turtle: 'emblems.turtle',
  ship: 'emblems.ship',
  compass: 'emblems.compass',
  lantern: 'emblems.lantern',
  mountain: 'emblems.mountain',
  leaf: 'emblems.leaf',
  moon: 'emblems.moon',
  key: 'emblems.key',
  feather: 'emblems.feather',
}

export const EmblemDialog = ({ current, onPick, onClose }: Props) => (
  <Dialog open heading={say('passport.emblems')} closeLabel={say('app.close')} onClose={onClose}>
    <div class="passport-emblems">
      {EMBLEMS.map((emblem) => (
        <button
          key={emblem}
          type="button"
          aria-label={say(NAMES[emblem])}
          aria-pressed={emblem === current}
          onClick={() => {
            onPick(emblem)
            onClose()
          }}
        >
          <EmblemPicture emblem={emblem} />
        </button>
      ))}
    </div>
  </Dialog>
)
