import { useState } from 'preact/hooks'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { OptionChip } from '../../base/ui/option-chip.tsx'
import { PromptLine } from '../../base/ui/prompt-line.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { Tabs } from '../../base/ui/tabs.tsx'
import { Part, Row } from '../../board-kit/gallery-part.tsx'

const nothing = () => {}

export const Controls = () => (
  <>
    <Part name="Buttons">
      <Row>
        <Button kind="primary">Finish drawing</Button>
        <Button kind="mine" icon="pencil">
          Draw through 6;2
        </Button>
        <Button icon="undo" keyCap="U">
          Step back
        </Button>
        <Button kind="quiet">Whole log</Button>
        <Button kind="danger" icon="flag">
          Give up
        </Button>
      </Row>
      <Row>
        <Button disabled>Finish drawing</Button>
        <Button kind="primary" busy>
          Dealing
        </Button>
        <Button kind="quiet" disabled>
          Not now
        </Button>
        <Button size="small" icon="copy">
          Copy link
        </Button>
        <Button href="#" icon="rulebook" size="small" kind="quiet">
          Rulebook
        </Button>
      </Row>
      <Row>
        <Button kind="primary" size="large" icon="play">
          Play
        </Button>
        <IconButton icon="undo" label="Undo" />
        <IconButton icon="log" label="Log" count={3} />
        <IconButton icon="help" label="Help" />
        <IconButton icon="theme" label="Edition" />
        <IconButton icon="fit" label="Fit" kind="plain" />
        <IconButton icon="redo" label="Redo" disabled />
        <KeyCap>Esc</KeyCap>
        <KeyCap kind="offer">F</KeyCap>
      </Row>
    </Part>
    <Part name="Option chips">
      <Row>
        <OptionChip
          keyCap="F"
          glyph={<Icon name="pencil" size={16} />}
          label="Through 6;2"
          value="83"
          state="hovered"
          onPick={nothing}
        />
        <OptionChip
          keyCap="D"
          glyph={<Icon name="door" size={16} />}
          label="East to the gate"
          value="80"
          detail="The road between Fishmongers’ Corner and Ferry Sheds"
          onPick={nothing}
        />
        <OptionChip keyCap="S" label="South" state="chosen" value="80" onPick={nothing} />
        <OptionChip label="+10 on the map" state="more" onPick={nothing} />
      </Row>
    </Part>
    <Part name="Prompt line">
      <PromptLine
        icon={<Icon name="pencil" size={22} />}
        title="Draw your second segment"
        sub="Go on from either end of the first. Secret Alley: one of the two may cut through a quarter."
        chips={
          <>
            <OptionChip keyCap="F" label="Through 6;2" value="83" state="hovered" onPick={nothing} />
            <OptionChip keyCap="D" label="East to the gate" value="80" onPick={nothing} />
            <OptionChip label="+10" state="more" onPick={nothing} />
          </>
        }
        actions={
          <>
            <Button icon="undo">Esc</Button>
            <Button disabled>Finish</Button>
          </>
        }
      />
      <PromptLine
        icon={<Icon name="compass" size={22} />}
        title="Откройте место: куда отправится ваш археолог?"
        sub="Открытие первого уровня стоит 3 компаса и путешествие; у вас 4."
        below={
          <>
            <span>
              Оплата: <b>Исследование</b> + <b>3 компаса</b>, останется 1
            </span>
            <Button size="small" kind="quiet">
              Изменить
            </Button>
            <Button size="small" kind="primary" keyCap="Enter">
              Открыть
            </Button>
          </>
        }
      />
      <PromptLine
        state="waiting"
        icon={<Icon name="wait" size={22} />}
        title="Lucie is drawing"
        sub="You may change your mind until she has finished."
        actions={<Button icon="undo">Change my mind</Button>}
      />
    </Part>
    <MoveSelection />
  </>
)

function MoveSelection() {
  const [tab, setTab] = useState<'sheet' | 'round' | 'guides' | 'log'>('sheet')
  const [language, setLanguage] = useState<'en' | 'ru' | 'fr' | 'pl'>('en')
  const tabs = [
    { id: 'sheet', label: 'My sheet', icon: 'pencil' },
    { id: 'round', label: 'Round', icon: 'dice' },
    { id: 'guides', label: 'Guides', icon: 'friends', count: 1 },
    { id: 'log', label: 'Log', icon: 'log' },
  ] as const
  return (
    <Part name="Tabs, segments">
      <Tabs label="Parts of the table" tabs={tabs} current={tab} onSelect={setTab}>
        <p>What belongs to “{tab}”.</p>
      </Tabs>
      <Tabs label="Parts of the table, for the thumb" kind="bar" tabs={tabs} current={tab} onSelect={setTab} />
      <Row>
        <Segmented
          label="Language"
          labelHidden
          value={language}
          onChange={setLanguage}
          segments={[
            { value: 'en', label: 'EN', lang: 'en', title: 'English' },
            { value: 'ru', label: 'РУ', lang: 'ru', title: 'Русский' },
            { value: 'fr', label: 'FR', lang: 'fr', title: 'Français' },
            { value: 'pl', label: 'PL', lang: 'pl', title: 'Polski' },
          ]}
        />
      </Row>
    </Part>
  )
}
