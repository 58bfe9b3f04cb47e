import { type Signal, useSignal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { RuleDrawer } from '../rulebook/rule-drawer.tsx'
import { hasRulebook } from '../rulebook/which.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import './refusal-note.css'

const SHOWN_MS = 9000
const MOST = 3

type Props = {
  readonly refused: Signal<readonly Refusal[]>
  readonly speaker: GameSpeaker
  readonly game: string
}

/** Why something that was pointed at is not offered, with the rule that says so, which can be read over the table. */
export function RefusalNote({ refused, speaker, game }: Props) {
  const reasons = refused.value
  const reading = useSignal<string | null>(null)
  const open = reading.value !== null
  useEffect(() => {
    if (reasons.length === 0 || open) return
    const timer = setTimeout(() => {
      refused.value = []
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [reasons, open])
  const told = [
    ...new Map(reasons.map((reason) => [`${reason.rule} ${speaker.sayRefusal(reason)}`, reason])).values(),
  ].slice(0, MOST)
  return (
    <>
      <div class="play-refusal" role="status" aria-live="assertive" data-empty={told.length === 0}>
        {told.length > 0 && (
          <>
            <Icon name="cross" size={20} />
            <ul>
              {told.map((reason) => (
                <li key={`${reason.rule} ${reason.move}`}>
                  <span>{speaker.sayRefusal(reason)}</span>
                  <Rule
                    rule={reason.rule}
                    onRead={
                      hasRulebook(game)
                        ? () => {
                            reading.value = reason.rule
                          }
                        : undefined
                    }
                  />
                </li>
              ))}
            </ul>
            <IconButton icon="close" size="small" label={say('app.close')} onClick={() => (refused.value = [])} />
          </>
        )}
      </div>
      <RuleDrawer
        game={game}
        rule={reading.value}
        onClose={() => {
          reading.value = null
        }}
      />
    </>
  )
}

function Rule({ rule, onRead }: { readonly rule: string; readonly onRead: (() => void) | undefined }) {
  const name = say('table.rule', { rule })
  if (!onRead) return <small class="refusal-rule">{name}</small>
  return (
    <button type="button" class="refusal-rule" data-rule={rule} onClick={onRead}>
      <Icon name="rulebook" size={16} />
      <b>{say('table.readRule')}</b>
      <small>{name}</small>
    </button>
  )
}
