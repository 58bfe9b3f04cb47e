// Tests marks on a net: every count must agree with the marks, and undoing them must restore the previous state.

import { expect, test } from 'vitest'
import { type Along, addAlong, emptyAlong } from './census.ts'
import { backTo, createChoice, passes, type RouteChoice, strikeAt } from './choice.ts'
import type { Edge } from './net.ts'
import { createChance } from './testing/chance.ts'
import { mark, smallNet } from './testing/small-nets.ts'

function along(edges: readonly Edge[], choice: RouteChoice, wanted: readonly number[] = []): Along {
  const all = emptyAlong()
  for (const edge of edges) for (const quarter of edge.along) addAlong(all, quarter)
  for (const quarter of choice.net.census) if (wanted.includes(quarter.index)) addAlong(all, quarter)
  return all
}

// Computes again from scratch everything that a choice counts.
function recount({ net, notes }: RouteChoice) {
  const left = net.edges.filter(({ fate }) => fate !== 'struck')
  const kept = net.edges.filter(({ fate }) => fate === 'kept')
  const odd = net.vertices.filter(({ parity }) => parity === 'odd')
  const touches = (edges: readonly Edge[], index: number) =>
    edges.filter(({ a, b }) => a.index === index || b.index === index).length
  return {
    edges: left.length,
    segments: left.filter(({ segment }) => segment).length,
    rivers: kept.filter(({ segment }) => !segment).length,
    horrorsSurely: net.horrors.filter(({ index, wanted }) => wanted || touches(kept, index) > 0).length,
    horrorsAtMost: net.horrors.filter(({ index }) => touches(left, index) > 0).length,
    oddGates: odd.filter(({ gate }) => gate).length,
    oddOthers: odd.filter(({ gate }) => !gate).length,
    demands: notes.filter(({ kind }) => kind === 'quarter').length,
    degrees: net.vertices.map(({ index }) => touches(left, index)),
    open: net.vertices.map(({ index }) => touches(left, index) - touches(kept, index)),
    left: net.edges.map(({ fate }) => fate !== 'struck'),
    passes: net.vertices.map(({ index, wanted }) => wanted || touches(kept, index) > 0),
  }
}

function currentCounts(choice: RouteChoice): ReturnType<typeof recount> {
  const { net, edges, segments, rivers, horrorsSurely, horrorsAtMost, oddGates, oddOthers } = choice
  return {
    ...{ edges, segments, rivers, horrorsSurely, horrorsAtMost, oddGates, oddOthers },
    demands: choice.demands.length,
    degrees: net.vertices.map(({ degree }) => degree),
    open: net.vertices.map(({ open }) => open),
    left: net.edges.map(({ left }) => left),
    passes: net.vertices.map(passes),
  }
}

function everything({ net, most, surely, demands, notes, ...counts }: RouteChoice): string {
  const fates = net.edges.map(({ fate, left }) => [fate, left])
  const places = net.vertices.map(({ parity, wanted, degree, open }) => [parity, wanted, degree, open])
  return JSON.stringify({ counts, fates, places, most, surely, demands: demands.length, notes: notes.length })
}

test('whatever is marked, the counts agree with the marks', () => {
  for (let seed = 0; seed < 120; seed++) {
    const chance = createChance(seed)
    const { choice } = smallNet(chance, seed, 10)
    expect(currentCounts(choice)).toEqual(recount(choice))
    for (let n = 0; n < 12; n++) {
      mark(chance, choice)
      expect(currentCounts(choice)).toEqual(recount(choice))
      const { net, notes } = choice
      const wanted = notes.flatMap((note) => (note.kind === 'quarter' ? [note.quarter.index] : []))
      expect(choice.most).toEqual(
        along(
          net.segments.filter(({ fate }) => fate !== 'struck'),
          choice,
        ),
      )
      expect(choice.surely).toEqual(
        along(
          net.segments.filter(({ fate }) => fate === 'kept'),
          choice,
          wanted,
        ),
      )
    }
  }
})

test('going back takes off every mark since, and only these', () => {
  for (let seed = 0; seed < 120; seed++) {
    const chance = createChance(seed)
    const { choice } = smallNet(chance, seed, 10)
    const before: string[] = []
    const marks: number[] = []
    for (let n = 0; n < 12; n++) {
      before.push(everything(choice))
      marks.push(choice.notes.length)
      mark(chance, choice)
    }
    for (let n = 11; n >= 0; n -= 1 + chance.below(3)) {
      backTo(choice, marks[n] as number)
      expect(everything(choice)).toBe(before[n])
    }
    backTo(choice, 0)
    expect(everything(choice)).toBe(everything(createChoice(choice.net)))
  }
})

test('striking at a vertex leaves only what is kept there', () => {
  for (let seed = 0; seed < 40; seed++) {
    const chance = createChance(seed)
    const { choice } = smallNet(chance, seed, 8)
    for (let n = 0; n < 4; n++) mark(chance, choice)
    const vertex = chance.pick(choice.net.vertices)
    const kept = vertex.edges.filter(({ fate }) => fate === 'kept').length
    strikeAt(choice, vertex)
    expect([vertex.open, vertex.degree]).toEqual([0, kept])
    expect(currentCounts(choice)).toEqual(recount(choice))
  }
})
