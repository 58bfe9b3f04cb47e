// The decks beside the row, and the piles of exiled cards, which open as lists.

import { cardOf } from '@wayfare/arnak/tables'
import { useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { stateOf } from '../../board-kit/pointable.ts'
import { CardFace } from './card-face.tsx'
import { CardThing } from './card-thing.tsx'
import { openCardZoom } from './card-zoom.ts'
import { Icon } from './icon.tsx'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

type PileProps = Props & { readonly kind: 'item' | 'artifact' }

export function Stack({ view, speaker, kind }: PileProps) {
  const count = (kind === 'item' ? view.items : view.artifacts).length
  return (
    <span
      class={`arn-row-deck ${kind}`}
      {...standsFor({ about: `${kind}-deck` })}
      role="img"
      aria-label={wordsOf(speaker).say(`cards.${kind}s-left`, { count })}
    >
      <Icon name={kind} size={16} />
      <b>{count}</b>
    </span>
  )
}

/** Basic cards and Fear are exiled to the pile of the items. */
const isOf = (id: string, kind: PileProps['kind']): boolean =>
  (cardOf(id).kind === 'artifact') === (kind === 'artifact')

export function Exile(props: PileProps) {
  const { view, speaker, kind, pointing } = props
  const [open, setOpen] = useState(false)
  const cards = view.exiled.filter((id) => isOf(id, kind))
  const words = wordsOf(speaker)
  const offered = cards.some((id) => pointing.offered.value.has(id))
  const close = () => setOpen(false)
  const name = words.say(`cards.exiled-${kind}s`, { count: cards.length })
  return (
    <>
      <button
        type="button"
        class={`arn-row-exile ${offered ? 'offered' : ''}`}
        data-offers={offered}
        {...standsFor({ about: `exile:${kind}`, place: `exile/${kind}` })}
        aria-label={name}
        disabled={cards.length === 0}
        onClick={() => setOpen(true)}
      >
        <Icon name="exile" size={16} />
        <b>{cards.length}</b>
      </button>
      <Dialog
        open={open && cards.length > 0}
        wide
        class="arn-exile-list"
        heading={name}
        closeLabel={say('app.close')}
        onClose={close}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens for the cards inside */}
        <div class="arn-spread" onClick={() => offered && close()}>
          {cards.map((id, i) =>
            pointing.offered.value.has(id) ? (
              <CardThing key={i} {...props} id={id} size="hand" pointable={stateOf(props, id)} />
            ) : (
              <button
                key={i}
                type="button"
                class="arn-card-thing"
                aria-label={speaker.sayThing(id)}
                onClick={() => openCardZoom(id)}
              >
                <CardFace id={id} size="hand" speaker={speaker} />
              </button>
            ),
          )}
        </div>
      </Dialog>
    </>
  )
}
