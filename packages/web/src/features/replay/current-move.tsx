// The line of a replay that tells the move just shown, and who acts next.

import type { Picture, TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { PromptLine } from '../../base/ui/prompt-line.tsx'
import { partRef } from '../../base/ui/screen-parts.ts'
import { toneOf } from '../../base/ui/seat.ts'
import type { ReplayMark } from '../../board-kit/replay-parts.ts'
import { botAt } from '../../board-kit/seat-names.ts'
import type { Watch } from '../../client/finished/watching.ts'
import { PlayFromHere } from './play-from-here.tsx'

type Props = {
  readonly watch: Watch
  readonly info: TableInfo
  readonly picture: Picture
  readonly names: readonly string[]
  readonly text: string
  readonly table: string | null
  readonly speaker: GameSpeaker
  readonly broken: string | null
  /** Set if the review has found the next decision to be costly. */
  readonly decided: ReplayMark | undefined
}

export function CurrentMove(props: Props) {
  const { watch, info, picture, names, text, table, speaker, broken, decided } = props
  const { step, opened, playing } = watch
  const at = step.value
  const mover = opened.movers[at - 1]
  const next = speaker.word({ list: picture.turn.map((seat) => ({ seat })), joint: 'and' })
  const count = say('replay.step', { at, count: opened.steps })
  const then = picture.over ? say('table.over') : say('replay.nextIs', { name: next })
  const sub = decided ? `${decided.sub()} · ${count}` : `${count} · ${then}`
  const stopped = broken !== null && at === opened.steps
  return (
    <header class="play-prompt" ref={partRef('prompt')}>
      <PromptLine
        titleId="prompt"
        state={picture.over ? 'over' : 'waiting'}
        title={<span aria-live={playing.value ? 'off' : 'polite'}>{decided ? decided.title() : text}</span>}
        sub={stopped ? say('replay.broken', { message: broken }) : sub}
        icon={
          decided ? (
            <span class="review-disc">{decided.number}</span>
          ) : typeof mover === 'number' ? (
            <Avatar
              name={names[mover] as string}
              seat={mover}
              tone={toneOf(mover)}
              bot={botAt(info, mover)}
              size={32}
            />
          ) : (
            <Icon name="replay" size={24} />
          )
        }
        actions={table === null || stopped ? undefined : <Actions {...{ watch, table }} over={picture.over} />}
      />
    </header>
  )
}

function Actions({ watch, table, over }: { readonly watch: Watch; readonly table: string; readonly over: boolean }) {
  if (!over) return <PlayFromHere watch={watch} table={table} />
  return (
    <Button icon="sheet" href={`/table/${table}`} title={say('end.title')}>
      {say('end.title')}
    </Button>
  )
}
