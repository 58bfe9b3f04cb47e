import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { LogEntry } from './log-lines.ts'

export type About = { readonly entry: LogEntry } | { readonly seat: number }

/**
 * The component that asks why a bot moved, beside an entry of the log or for a seat's last turn; null while nobody can
 * ask.
 */
export const logMark = signal<ComponentType<About> | null>(null)
