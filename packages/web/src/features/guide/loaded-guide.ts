// The guides that are loaded, by game and language: a table that finds its guide here shows both together.

import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { language } from '../../base/i18n/index.ts'
import type { GuideProps } from './guide-panel.tsx'

export type LoadedGuide = Pick<GuideProps, 'guide' | 'texts'> & { readonly Panel: ComponentType<GuideProps> }

export const loadedGuides = signal<Readonly<Record<string, LoadedGuide>>>({})

export const keyNow = (game: string): string => `${game} ${language.value}`
