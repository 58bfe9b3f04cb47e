import { useState } from 'preact/hooks'
import { RadioGroup } from '../../base/ui/radio-group.tsx'
import { SelectField } from '../../base/ui/select-field.tsx'
import { Stepper } from '../../base/ui/stepper.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { Part } from '../../board-kit/gallery-part.tsx'

type Pace = 'live' | 'slow' | 'none'

export function Forms() {
  const [name, setName] = useState('Thursday')
  const [ancient, setAncient] = useState('dagon')
  const [pace, setPace] = useState<Pace>('live')
  const [sound, setSound] = useState(true)
  const [players, setPlayers] = useState(3)
  return (
    <Part name="Fields">
      <div class="gallery-columns">
        <TextField label="Name of the table" hint="Shown to whoever has the link." value={name} onInput={setName} />
        <TextField label="Search" type="search" icon="search" placeholder="A rule, a word" value="" onInput={setName} />
        <TextField label="E-mail" value="vera@" error="The part after the @ is missing." onInput={setName} />
        <SelectField
          label="Ancient One"
          value={ancient}
          onChange={setAncient}
          options={[
            { value: 'dagon', label: 'Dagon' },
            { value: 'cthulhu', label: 'Cthulhu' },
          ]}
        />
        <RadioGroup<Pace>
          label="Pace"
          value={pace}
          onChange={setPace}
          options={[
            { value: 'live', label: 'Live', hint: '10 minutes each' },
            { value: 'slow', label: 'A move a day' },
            { value: 'none', label: 'No clock', disabled: true },
          ]}
        />
        <div class="gallery-form">
          <Stepper
            label="Seats"
            value={players}
            min={1}
            max={4}
            lessLabel="Fewer seats"
            moreLabel="More seats"
            onChange={setPlayers}
          />
          <Switch label="Sound" hint="A few quiet sounds when it is your turn." on={sound} onChange={setSound} />
          <Switch label="Stronger patterns" on={!sound} onChange={(on) => setSound(!on)} />
          <Switch label="Push notices" on={false} disabled onChange={setSound} />
        </div>
        <TextField label="Message" long value="Good game!" onInput={setName} />
      </div>
    </Part>
  )
}
