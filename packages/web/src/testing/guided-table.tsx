// A guided first game of Arnak, dealt as for everybody, with its guide.

import { signal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import { withWords } from '../base/i18n/index.ts'
import type { Drawer } from '../board-kit/contract.ts'
import type { TableSource } from '../client/table/table-source.ts'
import { GuidePanel } from '../features/guide/guide-panel.tsx'
import { parts as arnak } from '../games/arnak/parts.ts'
import { dealTable, shownAt } from './dealt-table.ts'
import { render } from './render.tsx'
import { AtTable, type Seated, sitAt } from './seated.tsx'

export async function dealGuided(): Promise<TableSource> {
  const guide = await arnak.lessons()
  return dealTable('arnak', [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], { ...guide.table.options, first: 0 })
}

/** `above` is the part of the table's screen that is rendered before the guide. */
export async function besideGuide(source: TableSource, above: (seated: Seated) => ComponentChild = () => null) {
  const guide = await withWords(import('../features/guide/text/index.ts'), arnak.lessons())
  const texts = await guide.texts.en()
  const seated = await sitAt(source)
  const read: string[] = []
  const drawer = signal<Drawer>('none')
  render(
    <AtTable source={source}>
      {() => (
        <>
          {above(seated)}
          <GuidePanel
            {...seated}
            {...{ guide, texts }}
            seat={0}
            shown={shownAt(source)}
            picture={shownAt(source).picture}
            drawer={drawer}
            read={(rule) => void read.push(rule)}
            askForHint={() => void read.push('hint')}
          />
        </>
      )}
    </AtTable>,
  )
  return { ...seated, guide, texts, read, drawer }
}
