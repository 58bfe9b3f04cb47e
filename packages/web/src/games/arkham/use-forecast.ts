// The forecast of a sheet, and what it would be with what is hovered.

import {
  type BonusId,
  isSegment,
  type RouteRules,
  type SegmentId,
  type Sheet,
  shopCard,
  type TaskId,
  TOURISTS,
  type Tourist,
  touristsOn,
} from '@wayfare/arkham/tables'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Forecast, forecastOf, type Outlook } from './forecast.ts'
import { type BoardView, type Props, shownBoard, taskShown } from './props.ts'

function sheetOf(board: BoardView): Sheet {
  const tourists = Object.entries(board.tourists).map(([quarter, counts]) => [
    quarter,
    Object.fromEntries(TOURISTS.map((type, i) => [type, counts[i] as number])),
  ])
  return { segments: board.segments, tourists: Object.fromEntries(tourists) }
}

function rulesFor(props: Props): RouteRules {
  const task = taskShown(props) as TaskId | null
  return { ancient: props.view.ancient, ...(task ? { task } : {}) }
}

/** Of the sheet that is shown. What was known last stays until the new one is. */
export function useForecast(props: Props): Outlook {
  const now = forecastOf(`seat-${props.shownSeat}`, sheetOf(shownBoard(props)), rulesFor(props)).value
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
  const sheet = sheetAfter(props)
  const key = sheet && JSON.stringify(sheet)
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [key])
  if (!sheet || settled !== key) return null
  const outlook = forecastOf('preview', sheet, rulesFor(props)).value
  return typeof outlook === 'string' ? null : outlook
}

/** My sheet as it would be if what is hovered were taken, as far as that can be seen without the rules. */
function sheetAfter(props: Props): Sheet | null {
  const { pointing, shownSeat, seat, view } = props
  const [pointed, hovered] = [pointing.pointed.value.filter(isSegment), pointing.hovered.value]
  if (seat === null || shownSeat !== seat) return null
  const board = shownBoard(props)
  const sheet = sheetOf(board)
  const [option] = (hovered && pointing.offered.value.get(hovered)) || []
  const word = option?.move.split(' ')[0]
  if (!hovered || !word) return pointed.length > 0 ? drawing(sheet, pointed) : null
  if (word === 'way' || word === 'segment' || word === 'diagonal' || word === 'redraw')
    return drawing(sheet, [...pointed, hovered as SegmentId])
  if (word === 'erase') return { ...sheet, segments: sheet.segments.filter((id) => id !== hovered) }
  if (word === 'choose')
    return crowded(
      sheet,
      hovered,
      board.dice.flatMap((id) => touristsOn(id, view.dice[id].number)),
    )
  const card = view.shop.open[0]
  if (word !== 'visit' || !card || !board.quarter) return null
  const bonus = shopCard(card)
  return bonus.kind === 'tourists' ? crowded(sheet, board.quarter, bonus.tourists) : null
}

function drawing(sheet: Sheet, added: readonly SegmentId[]): Sheet {
  return { ...sheet, segments: [...new Set([...sheet.segments, ...added])] }
}

function crowded(sheet: Sheet, quarter: string, types: readonly Tourist[]): Sheet {
  const tourists = sheet.tourists as Readonly<Record<string, Partial<Record<Tourist, number>>>>
  const there = { ...tourists[quarter] }
  for (const type of types) there[type] = (there[type] ?? 0) + 1
  return { ...sheet, tourists: { ...tourists, [quarter]: there } }
}

export function leftOf(board: BoardView, bonus: BonusId): number {
  return board.bonuses[bonus] - board.spent[bonus]
}
