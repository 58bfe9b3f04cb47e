import type { Signal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const SHOWN_MS = 9000

/** Why something that was pointed at is not offered, with the rule that says so. */
export function RefusalNote({
  refused,
  voice,
}: {
  readonly refused: Signal<readonly Refusal[]>
  readonly voice: GameSpeaker
}) {
  const reasons = refused.value
  useEffect(() => {
    if (reasons.length === 0) return
    const timer = setTimeout(() => {
      refused.value = []
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [reasons])
  const told = [
    ...new Map(reasons.map((reason) => [`${reason.rule} ${voice.sayRefusal(reason)}`, reason])).values(),
  ].slice(0, 3)
  return (
    <div class="play-refusal" role="status" aria-live="assertive" data-empty={told.length === 0}>
      {told.length > 0 && (
        <>
          <Icon name="cross" size={20} />
          <ul>
            {told.map((reason) => (
              <li key={`${reason.rule} ${reason.move}`}>
                {voice.sayRefusal(reason)}{' '}
                <a href={`#rule-${reason.rule}`}>{say('table.rule', { rule: reason.rule })}</a>
              </li>
            ))}
          </ul>
          <IconButton icon="close" size="small" label={say('app.close')} onClick={() => (refused.value = [])} />
        </>
      )}
    </div>
  )
}
