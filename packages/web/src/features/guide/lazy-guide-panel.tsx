// The guide of a guided table: what it is made of is loaded there, and nowhere else.

import { type Signal, useSignal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { language, withWords } from '../../base/i18n/index.ts'
import type { Drawer, Pointing } from '../../board-kit/contract.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { partsOf } from '../../games/index.ts'
import type { GuideProps } from './guide-panel.tsx'

type Props = {
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly pointing: Pointing
  readonly drawer: Signal<Drawer>
  read(rule: string): void
}
type Loaded = Pick<GuideProps, 'guide' | 'texts'> & { readonly Panel: ComponentType<GuideProps> }

async function load(game: string): Promise<Loaded | null> {
  const { lessons } = await partsOf(game)
  if (!lessons) return null
  const [guide, { GuidePanel }] = await withWords(
    import('./text/index.ts'),
    Promise.all([lessons(), import('./guide-panel.tsx')]),
  )
  return { guide, texts: await guide.texts[language.peek()](), Panel: GuidePanel }
}

export function LazyGuidePanel(props: Props) {
  const loaded = useSignal<Loaded | null>(null)
  const { game } = props.shown.info
  useEffect(() => {
    let stale = false
    load(game).then(
      (found) => {
        if (!stale) loaded.value = found
      },
      // The table is played without it.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, language.value])
  const { seat } = props.shown
  if (!loaded.value || seat === null) return null
  const { Panel, guide, texts } = loaded.value
  return <Panel {...props} {...{ guide, texts, seat }} />
}
