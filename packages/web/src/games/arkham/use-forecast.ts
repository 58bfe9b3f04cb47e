// The forecast of a sheet, now and with the hovered thing.

import {
  type BonusId,
  type RouteRules,
  type RouteSheet,
  sheetAfter,
  sheetOf,
  type TaskId,
} from '@wayfare/arkham/tables'
import { PUZZLE } from '@wayfare/protocol'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Forecast, type ForecastState, forecastOf, keepForecasting } from './forecast.ts'
import { type BoardView, type Props, taskShown } from './props.ts'

function rulesFor(props: Props): RouteRules {
  const task = taskShown(props) as TaskId | null
  return { ancient: props.view.ancient, ...(task ? { task } : {}) }
}

/** The forecast of the shown sheet. There is none in a puzzle, because it would give away the answer. */
export const useForecast = (props: Props): ForecastState => useSeatForecast(props, props.shownSeat)

/**
 * The forecast of any seat's sheet. A task counts only for viewers who may see it. The last result is returned until
 * the new one is known.
 */
export function useSeatForecast(props: Props, seat: number): ForecastState {
  useLayoutEffect(keepForecasting, [])
  const isPuzzle = props.info.practice?.table === PUZZLE && seat === props.seat
  const sheet = sheetOf(props.view.boards[seat] as BoardView)
  const now = isPuzzle ? 'none' : forecastOf(`seat-${seat}`, sheet, rulesFor({ ...props, shownSeat: seat })).value
  const last = useRef<{ seat: number; outlook: ForecastState }>({ seat: -1, outlook: 'unknown' })
  if (now !== 'unknown') last.current = { seat, outlook: now }
  return now === 'unknown' && last.current.seat === seat ? last.current.outlook : now
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

/** The viewer's sheet with everything that is certain once the hovered or selected thing is part of the move. */
function sheetThen({ pointing, shownSeat, seat, view }: Props): RouteSheet | null {
  if (seat === null || shownSeat !== seat) return null
  const [pointed, hovered] = [pointing.pointed.value, pointing.hovered.value]
  const begun = pointed.length > 0 ? pointing.left.value : []
  const options = (hovered !== null && pointing.offered.value.get(hovered)) || begun
  const sheets = options.map(({ move }) => sheetAfter(view, seat, move))
  const [first] = sheets
  if (!first || !sheets.every((sheet) => sheet !== null)) return null
  return { ...first, segments: first.segments.filter((id) => sheets.every(({ segments }) => segments.includes(id))) }
}

export function remainingUses(board: BoardView, bonus: BonusId): number {
  return board.bonuses[bonus] - board.spent[bonus]
}
