// Measures how long "How could I?" takes to answer, for things that were refused in games between bots.

import { HOW_NODES, how, questions } from '@wayfare/bots/how'
import { engineBy } from '@wayfare/library'
import { yardstick } from '@wayfare/testkit'
import { median, type Row } from './figures.ts'

/** The number of questions that are measured for each game. */
const QUESTIONS = 300
/** The number of questions asked before the measurement, so that the code is warm. */
const WARM = 30

export async function benchHow(ids: readonly string[], at: (share: number, what: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const [i, id] of ids.entries()) {
    const engine = await engineBy(id)
    const times: number[] = []
    const nodes: number[] = []
    const sticks: number[] = []
    let [ways, gaveUp, asked] = [0, 0, 0]
    for (const { s, seat, what } of questions(engine, 'bench')) {
      if (asked === QUESTIONS + WARM) break
      const world = engine.redeal(s, seat, 'bench')
      const began = performance.now()
      const thinking = how(engine, world, seat, what)
      let step = thinking.next()
      while (!step.done) step = thinking.next()
      // A thing can be refused in one move and offered in another: then there is nothing to look for.
      if (!step.value || asked++ < WARM) continue
      times.push(performance.now() - began)
      nodes.push(step.value.nodes)
      if (step.value.ways.length > 0) ways++
      else if (step.value.looked !== 'all') gaveUp++
      if (asked % 60 === 0) sticks.push(yardstick())
      at((i + asked / (QUESTIONS + WARM)) / ids.length, id)
    }
    const stick = Number(median(sticks).toFixed(1))
    const row = (name: string, value: number, unit: string, bound?: number): Row => ({
      name: `${id}: how could I, ${name}`,
      value,
      unit,
      yardstick: stick,
      ...(bound === undefined ? {} : { bound }),
    })
    rows.push(
      row('median', ranked(times, 0.5), 'ms', 100),
      row('99 in 100', ranked(times, 0.99), 'ms'),
      row('median', ranked(nodes, 0.5), 'steps tried'),
      row('99 in 100', ranked(nodes, 0.99), 'steps tried', HOW_NODES),
      row('with a way', ways, `of ${QUESTIONS}`),
      row('gave up', gaveUp, `of ${QUESTIONS}`),
    )
  }
  return rows
}

function ranked(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number).toFixed(1))
}
