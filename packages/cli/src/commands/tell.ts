import { BadLog, BadRow, parseLog } from '@wayfare/kernel'
import type { Language } from '@wayfare/text'
import { speakerFor } from '../games.ts'
import { namesFor } from '../narrator.ts'
import { type Common, print } from '../output.ts'
import { type LogLine, tellLog } from '../readable-log.ts'
import { Failed, readText, UsageError } from '../usage.ts'

export type TellOptions = Common & { readonly language: Language; readonly all?: boolean; readonly names?: string }

/** Prints a stored game in sentences; with `all` also the questions and the options. */
export async function tell(file: string, options: TellOptions): Promise<void> {
  const { language, all = false } = options
  try {
    const log = parseLog(readText(file))
    const given = options.names?.split(',') ?? []
    const names = namesFor(language, log.table.players).map((number, seat) => given[seat] ?? number)
    const speaker = await speakerFor(log.game, language, names)
    if (!speaker) throw new UsageError(`${log.game} has no sentences`)
    const lines = await tellLog(log, speaker, all)
    print(lines, options, () => lines.map(formatLine).join('\n'))
  } catch (error) {
    if (error instanceof BadLog || error instanceof BadRow) throw new Failed(`${file}: ${error.message}`)
    throw error
  }
}

const MARKS: Readonly<Record<LogLine['kind'], string>> = { prompt: '? ', button: '  · ', fact: '', back: '', end: '' }
const formatLine = ({ kind, text }: LogLine): string => MARKS[kind] + text
