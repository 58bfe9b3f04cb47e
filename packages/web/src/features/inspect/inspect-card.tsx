// One card for everything on the table: its picture, what it is, what it does, what it means now, why it cannot be done and how it could,
// and the rule. A line with nothing to say is absent.

import type { Refusal } from '@wayfare/kernel'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Icon, type IconName } from '../../base/ui/icon.tsx'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { CardBox } from './card-box.tsx'
import { type CardLines, type DescribedThing, describeThing, fitLines } from './card-text.ts'
import type { GameInspection } from './game-inspection.ts'
import { HowButton } from './how-button.tsx'
import { reasonsThatSay, waysOf } from './thing-moves.ts'
import type { Asked } from './thing-watch.ts'

type Props = {
  readonly asked: Asked
  readonly moment: PlayMoment
  readonly inspection: GameInspection
  close(): void
}

export function InspectCard({ asked, moment, inspection, close }: Props) {
  const { id, manner } = asked
  const thing = describeThing(id, moment.props, inspection)
  const reasons = useReasons(id, moment, thing?.counted === false)
  if (!thing) return null
  const [reason] = reasons
  const ways = waysOf(id, moment)
  const why = reason ? moment.speaker.sayRefusal(reason) : null
  const texts = ways.map(({ text }) => text)
  return (
    <CardBox asked={asked} label={say('inspect.about', { name: thing.name })} close={close}>
      <Head {...{ id, thing }} Glyph={moment.table?.Glyph} />
      <Lines {...fitLines(thing, why, texts)} keys={new Map(ways.map(({ text, key }) => [text, key]))} />
      {manner === 'passing' ? (
        <p class="inspect-foot">
          <KeyCap>I</KeyCap> {say('inspect.keep')}
        </p>
      ) : (
        <>
          {reason && <HowButton {...{ id, moment, reasons, close }} />}
          <Foot {...{ thing, close, moment, manner }} rule={ruleOf(reason) ?? thing.rule} />
        </>
      )}
    </CardBox>
  )
}

/** The rulebook does not tell the kernel’s own reasons. */
const ruleOf = (reason: Refusal | undefined): string | undefined =>
  reason?.rule.startsWith('KER-') ? undefined : reason?.rule

type HeadProps = {
  readonly id: string
  readonly thing: DescribedThing
  readonly Glyph: NonNullable<PlayMoment['table']>['Glyph'] | undefined
}

function Head({ id, thing: { kind, name, pictured, Picture }, Glyph }: HeadProps) {
  return (
    <div class="inspect-head">
      <span class="inspect-picture" aria-hidden="true">
        {Picture ? <Picture /> : Glyph && <Glyph id={pictured ?? id} />}
      </span>
      <div>
        {kind && <p class="inspect-kind">{kind}</p>}
        <h2 class="inspect-name">{name}</h2>
      </div>
    </div>
  )
}

function Lines({ does, now, why, how, keys }: CardLines & { readonly keys: ReadonlyMap<string, string | undefined> }) {
  return (
    <>
      {does && <p class="inspect-does">{does}</p>}
      {now.length > 0 && (
        <ul class="inspect-now">
          {now.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {why && (
        <p class="inspect-why">
          <Icon name="refuse" size={16} />
          <span>{why}</span>
        </p>
      )}
      {how.map((text) => (
        <p key={text} class="inspect-how">
          <KeyOrArrow of={keys.get(text)} />
          <span>{text}</span>
        </p>
      ))}
    </>
  )
}

const KeyOrArrow = ({ of: key }: { readonly of: string | undefined }) =>
  key === undefined ? <Icon name="next" size={16} /> : <KeyCap kind="offer">{key}</KeyCap>

type FootProps = {
  readonly thing: DescribedThing
  readonly rule: string | null
  readonly manner: Asked['manner']
  readonly moment: PlayMoment
  close(): void
}

function Foot({ thing: { open }, rule, manner, moment: { read, openHelp }, close }: FootProps) {
  return (
    <p class="inspect-foot">
      {rule !== null && <Link icon="rulebook" label={say('table.readRule')} go={() => read(rule)} close={close} />}
      {open && <Link icon="eye" label={say('inspect.whole')} go={open} close={close} />}
      {manner === 'by key' && <span>{say('inspect.around')}</span>}
      <Link icon="help" label={say('inspect.signs')} go={openHelp} close={close} />
    </p>
  )
}

type LinkProps = { readonly icon: IconName; readonly label: string; go(): void; close(): void }

const Link = ({ icon, label, go, close }: LinkProps) => (
  <button
    type="button"
    class="inspect-link"
    onClick={() => {
      close()
      go()
    }}
  >
    <Icon name={icon} size={16} />
    {label}
  </button>
)

const NO_REASONS: readonly Refusal[] = []

/** Why it cannot be done now, for whoever could do something: asked of the table. */
function useReasons(
  id: string,
  { source, shown, picture, pointing }: PlayMoment,
  hasMoves: boolean,
): readonly Refusal[] {
  const [reasons, setReasons] = useState(NO_REASONS)
  const isAsked = hasMoves && shown.seat !== null && picture.question !== null && !pointing.offered.value.has(id)
  useEffect(() => {
    let stale = false
    setReasons(NO_REASONS)
    if (isAsked)
      source.explain(id).then(
        (found) => !stale && setReasons(reasonsThatSay(found)),
        () => {},
      )
    return () => {
      stale = true
    }
  }, [id, isAsked, shown.n])
  return reasons
}
