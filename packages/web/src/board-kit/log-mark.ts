import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { LogEntry } from './log-lines.ts'

export type About = { readonly entry: LogEntry } | { readonly seat: number }

/** What asks why: about an entry of the log, or about the last turn of a seat; null as long as nobody could ask. */
export const logMark = signal<ComponentType<About> | null>(null)
