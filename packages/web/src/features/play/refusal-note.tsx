import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useDismiss } from '../../base/browser/dismiss.ts'
import { isNarrow } from '../../base/browser/media.ts'
import { say } from '../../base/i18n/index.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { findShown } from '../../base/ui/element-meanings.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { positionBeside } from '../../base/ui/popover-position.ts'
import type { PlayAddOn, RefusalPanelProps } from '../../board-kit/add-on.ts'
import { GlossaryText } from '../../board-kit/glossary-text.tsx'
import { hasRulebook } from '../../games/index.ts'
import { levelOf } from '../help/level.ts'
import './refusal-note.css'

const SHOWN_MS = 9000
/**
 * The most reasons to show. On a phone the note covers buttons and never closes by itself: a finger about to close it
 * would press "End turn".
 */
const MOST = 3

type Props = {
  readonly refused: Signal<readonly Refusal[]>
  readonly speaker: GameSpeaker
  readonly game: string
  /** The thing that the player asked about. */
  readonly about: ReadonlySignal<string | null>
  readonly addOns: readonly PlayAddOn[]
  /** The id of the rule that is being read over the table. */
  readonly rule: Signal<string | null>
  /** Set if the player may ask how the move could become possible. `n` is the number of the decision. */
  readonly how:
    | (Pick<RefusalPanelProps, 'view' | 'Glyph' | 'ask' | 'play' | 'hover'> & {
        readonly n: number
        readonly question: string
      })
    | null
}

/**
 * Refusals without such a search: the move is on offer, the game is over, or the refusal itself says what comes first.
 */
const NOTHING_TO_ASK: ReadonlySet<string> = new Set([
  'KER-FIRST',
  'KER-PART',
  'KER-OVER',
  'KER-SEAT',
  'KER-TURN',
  'KER-DONE',
])

/** Says why a thing is not on offer, and names the rule, which can be read over the table. */
export function RefusalNote({ refused, speaker, game, about, how, addOns, rule }: Props) {
  const reasons = refused.value
  const open = rule.value !== null
  const note = useRef<HTMLDivElement>(null)
  const panel = useSignal<{ readonly Panel: ComponentType<RefusalPanelProps> } | null>(null)
  const wondering = useSignal(false)
  const place = () => note.current && reasons.length > 0 && placeNote(note.current, about.peek(), Panel !== undefined)
  const told = [
    ...new Map(reasons.map((reason) => [`${reason.rule} ${speaker.sayRefusal(reason)}`, reason])).values(),
  ].slice(0, MOST)
  const loadPanel = addOns.find(({ refusalPanel }) => refusalPanel)?.refusalPanel
  const askable = how && loadPanel && told.length > 0 && !reasons.some(({ rule }) => NOTHING_TO_ASK.has(rule))
  async function wonder(): Promise<void> {
    if (!loadPanel) return
    panel.value ??= { Panel: await loadPanel() }
    wondering.value = true
  }
  const shut = () => {
    refused.value = []
  }
  useDismiss(reasons.length > 0, shut, { inside: () => [note.current] })
  useEffect(() => {
    wondering.value = false
    // Beginners get the explanation without asking.
    if (askable && levelOf(game, how.question) === 'beginner') void wonder()
  }, [reasons, how?.n])
  useEffect(() => {
    if (reasons.length === 0 || open) return
    // A player who has asked for the explanation may read for as long as they like.
    const timer = wondering.value || isNarrow.peek() ? undefined : setTimeout(shut, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [reasons, open, wondering.value])
  useLayoutEffect(() => void place(), [reasons, wondering.value])
  const Panel = wondering.value && askable ? panel.value?.Panel : undefined
  return (
    <div
      ref={note}
      class="play-refusal"
      role="status"
      aria-live="assertive"
      aria-label={told.length > 0 ? say('table.refused') : undefined}
      data-empty={told.length === 0}
      data-how={Panel !== undefined}
    >
      {told.length > 0 && (
        <>
          <Icon name="cross" size={20} />
          <div class="refusal-said">
            <ul>
              {told.map((reason) => (
                <li key={`${reason.rule} ${reason.move}`}>
                  <span>
                    <GlossaryText text={speaker.sayRefusal(reason)} />
                  </span>
                  <Rule
                    rule={reason.rule}
                    onRead={
                      hasRulebook(game)
                        ? () => {
                            rule.value = reason.rule
                          }
                        : undefined
                    }
                  />
                </li>
              ))}
            </ul>
            {askable && !Panel && (
              <Button size="small" icon="help" onClick={() => void wonder()}>
                {say('table.how')}
              </Button>
            )}
            {Panel && how && (
              <Panel
                what={about.value ?? reasons[0]?.move ?? ''}
                {...{ game, reasons }}
                tooDear={reasons.some(({ params }) => 'missing' in params)}
                speaker={speaker}
                onGrown={() => void place()}
                {...how}
              />
            )}
          </div>
          <IconButton icon="close" size="small" label={say('app.close')} onClick={shut} />
        </>
      )}
    </div>
  )
}

/** Places the note beside the thing it is about, or where the style sheet says if there is none. */
function placeNote(note: HTMLElement, id: string | null, hasPanel: boolean): void {
  note.removeAttribute('style')
  // On a phone the style sheet places it.
  if (hasPanel && isNarrow.peek()) return
  const area = id === null ? null : areaOf(id)
  note.dataset.beside = String(area !== null)
  if (!area) return
  const screen = { width: innerWidth, height: innerHeight }
  const { left, top } = positionBeside(area, note.getBoundingClientRect(), screen, 'below', true)
  note.style.inset = `${top}px auto auto ${left}px`
}

/** The area in which a thing is drawn now, even in a closed drawer. */
function areaOf(id: string): DOMRect | null {
  for (const one of findShown((shown) => shown.id === id)) {
    const area = one.getBoundingClientRect()
    if (area.width > 0 && area.height > 0) return area
  }
  return null
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
