import type { AncientId } from '../../board/ancients.ts'
import type { SegmentId } from '../../board/board.ts'
import type { QuarterId } from '../../board/quarters.ts'
import type { TaskId } from '../../board/tasks.ts'
import { TOURISTS, type Tourist } from '../../board/tourists.ts'
import type { ObjectiveId } from '../objective.ts'
import type { RouteRules, RouteSheet } from '../sheet.ts'

// Final sheets with their best routes and the number of search steps needed to find and prove them. In the text each
// has four or five lines: Ancient, call, task and blessing; segments; tourists by quarter, in the order of TOURISTS;
// then for each objective the steps, and the value, madness and links of the best route.
export type FinalSheet = {
  readonly sheet: RouteSheet
  readonly rules: RouteRules
  readonly objective: ObjectiveId
  readonly steps: number
  readonly best: { readonly value: number; readonly madness: number; readonly links: number }
}

export function readFinalSheets(text: string): readonly FinalSheet[] {
  return text.trim().split('\n\n').flatMap(readSheet)
}

function readSheet(text: string): readonly FinalSheet[] {
  const [head = [], segments = [], crowds = [], ...results] = text.split('\n').map((line) => line.split(' '))
  const [ancient, call, task, blessing] = head
  const rules: RouteRules = {
    ancient: ancient as AncientId,
    call: call as Tourist,
    ...(task === 'no-task' ? {} : { task: task as TaskId }),
    ...(blessing === 'blessing' ? { blessing: true } : {}),
  }
  const sheet = { segments: segments as SegmentId[], tourists: Object.fromEntries(crowds.map(readCrowd)) }
  return results.map(([objective, ...numbers]) => {
    const [steps, value, madness, links] = numbers.map(Number) as [number, number, number, number]
    return { sheet, rules, objective: objective as ObjectiveId, steps, best: { value, madness, links } }
  })
}

function readCrowd(text: string): [QuarterId, { [T in Tourist]?: number }] {
  const [quarter, counts = ''] = text.split(':')
  return [quarter as QuarterId, Object.fromEntries(TOURISTS.map((type, t) => [type, Number(counts[t])]))]
}
