// Renders one part of the table as lines of text.

import type { OutlineLine, OutlineThing, OutlineZone } from '@wayfare/text'
import type { TerminalSpeaker } from './text/index.ts'

export function zoneLines({ title, lines }: OutlineZone<string>, { say }: TerminalSpeaker): string[] {
  return [title, ...lines.flatMap(linesOf)]

  function linesOf(line: OutlineLine<string>): string[] {
    const label = `  ${say('words.label', { label: line.label })}`
    if ('number' in line) return [`${label} ${line.number}${line.of === undefined ? '' : `/${line.of}`}`]
    if ('word' in line) return [`${label} ${line.word}`]
    const things = 'things' in line ? line.things : line.cards
    // Things are separated by semicolons, because their names may hold commas.
    if (things.every(({ text = '' }) => text === '')) return [`${label} ${things.map(named).join('; ') || '—'}`]
    return [label, ...things.map((thing) => `    ${named(thing)}${thing.text ? ` — ${thing.text}` : ''}`)]
  }

  function named({ name, note, count = 1 }: OutlineThing<string>): string {
    const what = note === undefined ? name : `${name} (${note})`
    return count === 1 ? what : say('words.several', { count, what })
  }
}
