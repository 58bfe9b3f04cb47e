// The emblems of which a club has one.

import { EMBLEMS, type Emblem } from '@wayfare/protocol'
import { type Key, say } from '../../base/i18n/index.ts'
import { EmblemPicture } from '../passport/emblem.tsx'
import './clubs.css'

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

type Props = { readonly current: Emblem; readonly onPick: (emblem: Emblem) => void }

export const EmblemChoice = ({ current, onPick }: Props) => (
  <fieldset class="club-emblems">
    <legend>{say('clubs.emblem')}</legend>
    {EMBLEMS.map((emblem) => (
      <button
        key={emblem}
        type="button"
        aria-label={say(NAMES[emblem])}
        aria-pressed={emblem === current}
        onClick={() => onPick(emblem)}
      >
        <EmblemPicture emblem={emblem} />
      </button>
    ))}
  </fieldset>
)
