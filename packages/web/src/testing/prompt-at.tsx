// The prompt of a table, as its screen draws it.

import type { Picture } from '@wayfare/protocol'
import type { Shown } from '../client/table/table-source.ts'
import { Prompt } from '../features/play/prompt.tsx'
import { ADD_ONS } from '../shell/add-ons.ts'
import { shownAt } from './dealt-table.ts'
import { AtTable, type Seated } from './seated.tsx'

type Props = {
  readonly seated: Seated
  /** The differences from the table's real state. */
  readonly shown?: Partial<Omit<Shown, 'info' | 'picture'>> & {
    readonly info?: Partial<Shown['info']>
    readonly picture?: Partial<Picture>
  }
  /** True if the options are in a separate list. */
  readonly plain?: boolean
}

export function PromptAt({ seated, shown: changed = {}, plain = false }: Props) {
  const { source, speaker, names, pointing, confirming, table, trouble, sheet, toShow, busy } = seated
  return (
    <AtTable source={source}>
      {() => {
        const now = shownAt(source)
        const picture: Picture = { ...now.picture, ...changed.picture }
        const shown = { ...now, ...changed, info: { ...now.info, ...changed.info }, picture }
        return (
          <Prompt
            {...{ source, shown, picture, speaker, names, pointing, confirming, trouble, sheet, toShow, busy, plain }}
            takeAll={(moves) => void source.move(moves)}
            since={null}
            addOns={ADD_ONS}
            table={plain ? null : table}
            Glyph={plain ? undefined : table?.Glyph}
            props={{ ...seated.props(), picture }}
          />
        )
      }}
    </AtTable>
  )
}
