// A playable example of a passage: a moment of a real game on its own table, with the move that the passage explains.

import type { ShownMoment, ShownPosition } from '@wayfare/text'
import { positionOf } from '@wayfare/text/shown'
import { useEffect, useState } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Failure } from '../../base/ui/failure.tsx'
import { AdviceOverlay } from '../../board-kit/advice-overlay.tsx'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { deviceName } from '../../client/offline/device-name.ts'
import { localTable } from '../../client/offline/local-table.ts'
import { local } from '../../client/offline/local-wire.ts'
import { PASSAGE } from '../../client/offline/messages.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'
import { LocalTable } from '../../shell/local-table.tsx'
import './example.css'
import { sayOfBook } from '../../features/rulebook/rulebook-words.ts'
import { useBook } from '../../features/rulebook/use-book.ts'

type Props = { readonly game: string; readonly anchor: string }
type Shows = { examplesOf(game: string): Promise<ShownMoment> }
type Open = { readonly source: TableSource; readonly position: ShownPosition }

/** The other seats get the quickest bot. */
const OTHERS = ['greedy', 'greedy', 'greedy', 'greedy']

export function Tried({ game, anchor, examplesOf }: Props & Shows) {
  const [opened, setOpened] = useState<Open | 'none' | 'failed' | null>(null)
  const [time, setTime] = useState(0)
  useEffect(() => {
    let stale = false
    open(game, anchor, examplesOf).then(
      (found) => (stale ? close(found) : setOpened(found)),
      () => setOpened('failed'),
    )
    return () => {
      stale = true
    }
  }, [game, anchor, time])
  useEffect(() => () => close(opened), [opened])
  if (typeof opened === 'string') return <Failure message={sayOfBook(`shown.${opened}`)} />
  if (!opened) return <p class="loading">{say('app.loading')}</p>
  return (
    <div class="tried" data-theme={gameOf(game).theme}>
      <TriedBar {...opened} {...{ game, anchor }} again={() => setTime(time + 1)} />
      <LocalTable key={time} source={opened.source} />
    </div>
  )
}

async function open(game: string, anchor: string, examplesOf: Shows['examplesOf']): Promise<Open | 'none'> {
  const position = await positionOf(await examplesOf(game), anchor)
  if (!position) return 'none'
  const { log, at, seat } = position
  const id = await local.practise({ log, at, seat, bots: OTHERS, language: language.peek(), trying: PASSAGE })
  return { source: localTable(id, deviceName()), position }
}

function close(opened: Open | string | null): void {
  if (opened && typeof opened === 'object') opened.source.close()
}

function TriedBar({ game, anchor, source, position, again }: Props & Open & { again(): void }) {
  const [done, setDone] = useState(false)
  const [move, setMove] = useState('')
  const book = useBook(game)
  const { picture, n } = source.shown.value ?? {}
  const option = picture?.options.find((one) => one.move === position.move)
  useEffect(() => {
    void speakerOf(game, language.value, []).then((speaker) =>
      setMove(speaker.sayMove(option ?? { move: position.move }, picture?.view)),
    )
  }, [game, language.value, n])
  const chapter =
    book && !(book instanceof Error) ? book.chapters.find(({ id }) => anchor.startsWith(`${id}-`))?.title : undefined
  return (
    <header class="tried-bar">
      <Button size="small" icon="back" href={`/rules/${game}#${anchor}`}>
        {sayOfBook('shown.back')}
      </Button>
      <p role="status">
        {chapter && <b>{chapter}</b>}{' '}
        {option && !done
          ? sayOfBook('shown.try', { move })
          : picture && sayOfBook(done ? 'shown.done' : 'shown.elsewhere')}
      </p>
      {option && !done && (
        <AdviceOverlay marks={[{ number: 1, option, aim: option.on?.slice(0, 1) ?? [], chosen: true }]} />
      )}
      {option && !done ? (
        <Button
          kind="primary"
          size="small"
          icon="play"
          move={option.move}
          onClick={() => {
            setDone(true)
            void source.move([option.move])
          }}
        >
          {sayOfBook('shown.doIt')}
        </Button>
      ) : (
        <Button
          size="small"
          icon="repeat"
          onClick={() => {
            setDone(false)
            again()
          }}
        >
          {sayOfBook('shown.again')}
        </Button>
      )}
    </header>
  )
}
