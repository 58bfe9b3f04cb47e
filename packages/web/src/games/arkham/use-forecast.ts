// The forecast of a sheet, and what it would be with what is hovered.

import { type BonusId, type RouteRules, type Sheet, sheetAfter, sheetOf, type TaskId } from '@wayfare/arkham/tables'
import { useEffect, useRef, useState } from 'preact/hooks'
import { PUZZLE } from '../../local/messages.ts'
import { type Forecast, forecastOf, type Outlook } from './forecast.ts'
import { type BoardView, type Props, shownBoard, taskShown } from './props.ts'

function rulesFor(props: Props): RouteRules {
  const task = taskShown(props) as TaskId | null
  return { ancient: props.view.ancient, ...(task ? { task } : {}) }
}

/** Of the sheet that is shown. What was known last stays until the new one is. In a puzzle it would be the answer. */
export function useForecast(props: Props): Outlook {
  const isPuzzle = props.info.practice?.table === PUZZLE
  const now = isPuzzle
    ? 'none'
    : forecastOf(`seat-${props.shownSeat}`, sheetOf(shownBoard(props)), rulesFor(props)).value
  const last = useRef<{ seat: number; outlook: Outlook }>({ seat: -1, outlook: 'unknown' })
  if (now !== 'unknown') last.current = { seat: props.shownSeat, outlook: now }
  return now === 'unknown' && last.current.seat === props.shownSeat ? last.current.outlook : now
}

/** With others' eyes tasks are hidden, so theirs do not count. */
export function useRivalForecast({ view }: Props, rival: number): Outlook {
  return forecastOf(`seat-${rival}`, sheetOf(view.boards[rival] as BoardView), { ancient: view.ancient }).value
}

const DEBOUNCE = 80

export function usePreview(props: Props): Forecast | null {
  const sheet = sheetThen(props)
  const key = sheet && JSON.stringify(sheet)
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [key])
  if (!sheet || settled !== key || props.info.practice?.table === PUZZLE) return null
  const outlook = forecastOf('preview', sheet, rulesFor(props)).value
  return typeof outlook === 'string' ? null : outlook
}

/** My sheet with all that is sure once what is hovered, or was pointed at, is part of the move. */
function sheetThen({ pointing, shownSeat, seat, view }: Props): Sheet | null {
  if (seat === null || shownSeat !== seat) return null
  const [pointed, hovered] = [pointing.pointed.value, pointing.hovered.value]
  const begun = pointed.length > 0 ? pointing.left.value : []
  const options = (hovered !== null && pointing.offered.value.get(hovered)) || begun
  const sheets = options.map(({ move }) => sheetAfter(view, seat, move))
  const [first] = sheets
  if (!first || !sheets.every((sheet) => sheet !== null)) return null
  return { ...first, segments: first.segments.filter((id) => sheets.every(({ segments }) => segments.includes(id))) }
}

export function leftOf(board: BoardView, bonus: BonusId): number {
  return board.bonuses[bonus] - board.spent[bonus]
}
