// Errors that end a command: `UsageError` for wrong input exits with 2, `Failed` for a failed check exits with 1. Both
// print one line.

import { readFileSync } from 'node:fs'
import type { Eyes } from '@wayfare/kernel'

export class UsageError extends Error {}
/** The command itself worked, but the thing that it checked has a fault. */
export class Failed extends Error {}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      `${file}: ${code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'that is a folder' : (error as Error).message}`,
    )
  }
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${file}: ${(error as Error).message}`)
  }
}

/** A parser for commander: a whole number within bounds. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new UsageError(`expected a whole number from ${min} to ${max}, not '${text}'`)
    return value
  }
}

/** A parser for commander: a share from 0 to 1. */
export function shareOption(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new UsageError(`expected a share from 0 to 1, not '${text}'`)
  return value
}

/** A parser for commander: a seat, or `spectator`. */
export function viewer(text: string): Eyes {
  return text === 'spectator' ? text : wholeNumber(0, 8)(text)
}

/** A parser for commander: collects repeated settings such as `--set rounds=4 --set gems=true`. */
export function setting(
  text: string,
  sofar: Record<string, string | number | boolean> = {},
): Record<string, string | number | boolean> {
  const found = /^([\w-]+)=(.+)$/.exec(text)
  if (!found) throw new UsageError(`expected --set name=value, not '${text}'`)
  const [, name = '', value = ''] = found
  const plain = value === 'true' ? true : value === 'false' ? false : /^-?\d+$/.test(value) ? Number(value) : value
  return { ...sofar, [name]: plain }
}
