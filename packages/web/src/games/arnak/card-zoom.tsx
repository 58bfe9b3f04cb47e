// The enlarged view of a thing: its picture, its effect in words, and the rulebook's notes on it.

import { ASSISTANTS, CARDS, GUARDIAN_POINTS, GUARDIANS, IDOL_POINTS, IDOLS, LEVEL1_TILES } from '@wayfare/arnak/tables'
import { say } from '../../base/i18n/index.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Icon as UiIcon } from '../../base/ui/icon.tsx'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import { GlossaryText } from '../../board-kit/glossary-text.tsx'
import { Assistant } from './assistant.tsx'
import { Bits } from './bits.tsx'
import { CardFace } from './card-face.tsx'
import { zoomedCards } from './card-zoom.ts'
import { Picture } from './picture.tsx'
import type { Props } from './props.ts'
import { thingBits } from './thing-bits.ts'
import { type Words, wordsOf } from './words.ts'
import './card-zoom.css'

const GAME = 'arnak'

/** The rulebook's notes are loaded when the first thing is enlarged. */
const loadNotes = () => import('./card-zoom-notes.tsx')

export function CardZoom({ ids, ...props }: Props & { readonly ids: readonly string[] }) {
  const { speaker } = props
  const [first] = ids
  const close = () => {
    zoomedCards.value = []
  }
  if (first === undefined) return null
  return (
    <Dialog
      open
      wide
      class="arn-reading"
      heading={speaker.sayThing(first)}
      closeLabel={say('app.close')}
      onClose={close}
    >
      {ids.map((id) => (
        <Entry key={id} {...props} id={id} named={id !== first} onRule={props.readRule} />
      ))}
      <a class="arn-reading-book" href={`/rules/${GAME}`} target="_blank" rel="noopener">
        <UiIcon name="rulebook" />
        {say('rulebook.whole')}
      </a>
    </Dialog>
  )
}

type One = Props & { readonly id: string; readonly named: boolean; readonly onRule: (rule: string) => void }

function Entry({ id, named, onRule, speaker }: One) {
  const isCard = CARDS.has(id)
  const notes = useLoaded(true, loadNotes)
  return (
    <article class="arn-reading-entry">
      {isCard ? (
        <CardFace id={id} size="large" speaker={speaker} />
      ) : (
        <span class="arn-reading-picture">
          <Picture id={id} />
          <ThingBits id={id} />
        </span>
      )}
      <div class="arn-reading-words">
        {named && <h3>{speaker.sayThing(id)}</h3>}
        {!isCard && <p class="arn-reading-kind">{kindOf(id, wordsOf(speaker))}</p>}
        {sentences(speaker.sayDetail([id])).map((one) => (
          <p key={one}>
            <GlossaryText text={one} />
          </p>
        ))}
        {notes && isCard && <notes.CardNotes game={GAME} name={speaker.sayThing(id)} />}
        {notes && <notes.Rules game={GAME} id={id} onRule={onRule} />}
      </div>
    </article>
  )
}

/** The kind of the thing, and its points at the end. */
function kindOf(id: string, words: Words): string {
  if (Object.hasOwn(GUARDIANS, id)) return words.say('reading.guardian', { points: GUARDIAN_POINTS })
  if (Object.hasOwn(IDOLS, id)) return words.say('reading.idol', { points: IDOL_POINTS })
  if (Object.hasOwn(ASSISTANTS, id)) return words.say('reading.assistant')
  return words.say(Object.hasOwn(LEVEL1_TILES, id) ? 'reading.level1' : 'reading.level2')
}

/** The printed icons; for an assistant those of both sides. */
function ThingBits({ id }: { readonly id: string }) {
  if (Object.hasOwn(ASSISTANTS, id)) {
    return (
      <span class="arn-reading-does" aria-hidden="true">
        <Assistant id={id} size={22} />
        <Assistant id={id} gold size={22} />
      </span>
    )
  }
  return (
    <span class="arn-reading-does">
      <Bits of={thingBits(id)} size={24} />
    </span>
  )
}

/** Splits the text, because the values in the corners are separate from the effect. */
const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
