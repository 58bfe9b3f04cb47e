// The page of a puzzle on the real board: one turn, as often as the person likes. It is judged when the turn is over.

import { useSignal } from '@preact/signals'
import { logTextOf, type Puzzle, puzzleOfDay, puzzlesOf } from '@wayfare/bots/puzzles'
import { PUZZLE } from '@wayfare/protocol'
import { useEffect, useMemo } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import { deviceName } from '../../client/offline/device-name.ts'
import { localTable } from '../../client/offline/local-table.ts'
import { local } from '../../client/offline/local-wire.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { attemptsAt } from '../../features/puzzle/attempts.ts'
import { nameOfDay, today } from '../../features/puzzle/days.ts'
import { PuzzlePanel } from '../../features/puzzle/puzzle-panel.tsx'
import { type SolutionSteps, useSolutionSteps } from '../../features/puzzle/solution-steps.ts'
import { type JudgedAttempt, useVerdict } from '../../features/puzzle/use-verdict.ts'
import { Table } from '../../shell/table.tsx'

/** `day` is set for the puzzle of that day. */
type Chosen = {
  readonly puzzle: Puzzle
  readonly number: number
  readonly count: number
  readonly day: string | null
}

/** `number` counts from 1, or is `today`. */
export function PuzzleScreen({
  params: { game = '', number = '' },
}: {
  readonly params: Readonly<Record<string, string>>
}) {
  const chosen = useSignal<Chosen | 'none' | null>(null)
  useEffect(() => {
    void puzzlesOf(game).then((all) => {
      const day = number === 'today' ? today() : null
      const at = day ? puzzleOfDay(day, all.length) : Number(number) - 1
      const puzzle = all[at]
      chosen.value = puzzle ? { puzzle, number: at + 1, count: all.length, day } : 'none'
    })
  }, [game, number])
  const now = chosen.value
  if (now === 'none') return <Failure message={say('puzzle.none')} />
  if (now === null) return <Opening />
  return <Open key={`${now.number} ${now.day}`} {...now} game={game} />
}

const Opening = () => (
  <p class="loading" role="status">
    {say('puzzle.progress')}
  </p>
)

type OpenProps = Chosen & { readonly game: string }

/** Every attempt has a table of its own, from the same position. */
function Open({ puzzle, ...rest }: OpenProps) {
  const table = useSignal<string | 'failed' | null>(null)
  const attempt = useSignal(0)
  const showing = useSignal(false)
  const begin = (shows: boolean) => {
    showing.value = shows
    attempt.value++
  }
  useEffect(() => {
    table.value = null
    const log = logTextOf(puzzle)
    local.practise({ log, seat: puzzle.seat, bots: [], language: language.peek(), trying: PUZZLE }).then(
      (id) => {
        table.value = id
      },
      () => {
        table.value = 'failed'
      },
    )
  }, [attempt.value])
  if (table.value === null) return <Opening />
  if (table.value === 'failed') return <Failure message={say('puzzle.failed')} />
  const shared = { ...rest, puzzle, table: table.value, again: () => begin(false), playSolution: () => begin(true) }
  return showing.value ? <Solution key={table.value} {...shared} /> : <Attempt key={table.value} {...shared} />
}

type AtTableProps = OpenProps & { readonly table: string; again(): void; playSolution(): void }

const useTable = (table: string): TableSource => {
  const source = useMemo(() => localTable(table, deviceName()), [table])
  useEffect(() => () => source.close(), [source])
  return source
}

/** The key under which attempts are stored. */
const keptAs = ({ game, number, day }: OpenProps): string => (day ? nameOfDay(game, day) : `${game} ${number}`)

/** The table while the person tries the puzzle. */
function Attempt(props: AtTableProps) {
  const source = useTable(props.table)
  const judged = useVerdict(source, props.puzzle, keptAs(props))
  return <WithPanel {...props} {...{ source, judged }} solution={null} />
}

/** The table while the best line is played, one move at each press. */
function Solution(props: AtTableProps) {
  const source = useTable(props.table)
  const judged: JudgedAttempt = { verdict: null, judging: false, attempts: attemptsAt(keptAs(props)), reveal() {} }
  const solution = useSolutionSteps(source, props.puzzle, props.playSolution)
  return <WithPanel {...props} {...{ source, judged, solution }} />
}

type PanelProps = AtTableProps & {
  readonly source: TableSource
  readonly judged: JudgedAttempt
  readonly solution: SolutionSteps | null
}

const WithPanel = ({ table: _, ...props }: PanelProps) => (
  <>
    <Table source={props.source} />
    {props.source.shown.value?.picture && <PuzzlePanel {...props} />}
  </>
)
