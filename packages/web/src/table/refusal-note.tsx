import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { RuleDrawer } from '../rulebook/rule-drawer.tsx'
import { hasRulebook } from '../rulebook/which.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { areaOf, besideThing } from './beside.ts'
import './refusal-note.css'

const SHOWN_MS = 9000
const MOST = 3

type Props = {
  readonly refused: Signal<readonly Refusal[]>
  readonly speaker: GameSpeaker
  readonly game: string
  /** The thing that was asked about. */
  readonly about: ReadonlySignal<string | null>
}

/** Why something that was pointed at is not offered, with the rule that says so, which can be read over the table. */
export function RefusalNote({ refused, speaker, game, about }: Props) {
  const reasons = refused.value
  const reading = useSignal<string | null>(null)
  const open = reading.value !== null
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reasons.length === 0 || open) return
    const shut = () => {
      refused.value = []
    }
    const elsewhere = ({ target }: Event) => !note.current?.contains(target as Node) && shut()
    const timer = setTimeout(shut, SHOWN_MS)
    document.addEventListener('pointerdown', elsewhere)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', elsewhere)
    }
  }, [reasons, open])
  useLayoutEffect(() => {
    if (note.current && reasons.length > 0) stand(note.current, about.peek())
  }, [reasons])
  const told = [
    ...new Map(reasons.map((reason) => [`${reason.rule} ${speaker.sayRefusal(reason)}`, reason])).values(),
  ].slice(0, MOST)
  return (
    <>
      <div ref={note} class="play-refusal" role="status" aria-live="assertive" data-empty={told.length === 0}>
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

/** Beside what it is about; without a place, where the style says. */
function stand(note: HTMLElement, id: string | null): void {
  note.removeAttribute('style')
  const area = id === null ? null : areaOf(id)
  note.dataset.beside = String(area !== null)
  if (!area) return
  const { left, top } = besideThing(area, note.getBoundingClientRect(), {
    width: window.innerWidth,
    height: window.innerHeight,
  })
  note.style.inset = `${top}px auto auto ${left}px`
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
