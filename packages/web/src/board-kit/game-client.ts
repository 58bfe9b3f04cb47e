// All that a game brings to the client. Each has one of these, games/ID/manifest.ts; screens and features learn of a game nowhere else.
// What is drawn on the home page is here itself, everything large is behind an import().

import type { Language, Rulebook, ShownMoment } from '@wayfare/text'
import type { Lexicon } from '@wayfare/text/lexicon'
import type { ComponentType } from 'preact'
import type { Key } from '../base/i18n/index.ts'
import type { Appendix } from './appendix.ts'
import type { Availability } from './availability.ts'
import type { Companion } from './companion.tsx'
import type { GameTable } from './contract.ts'
import type { GalleryProps } from './gallery-part.tsx'
import type { GameSounds } from './game-sounds.ts'
import type { GameGoal } from './goal.ts'
import type { Inspection } from './inspection.ts'
import type { Legend } from './legend.ts'
import type { Chapters } from './lessons/chapter.ts'
import type { Guide } from './lessons/lesson.ts'
import type { Tutor } from './lessons/tutor.ts'
import type { TableMotion } from './motion/gesture.ts'

/** For each question of a game one sentence for beginners: what the choice means. */
export type Hints = Readonly<Record<string, string>>

/** What is missing is not offered: a game without a table of its own is played through the general one. */
export type GameClient = {
  readonly id: string
  /** The colours of its screens: `[data-theme]` in tokens.css. */
  readonly theme: string
  /** The edition of the theme for its posters. */
  readonly edition: 'night' | 'day'
  readonly minutes: number
  /** All play at once: more people do not make it longer. */
  readonly together?: true
  readonly rounds?: number
  /** Where it leads, for the poster. */
  readonly place?: Readonly<Record<Language, string>>
  /** A picture of its setting, and the square of it that is shown small. */
  readonly poster?: string
  readonly posterDetail?: string
  /** The official solo opponent. `levelName`: what a level is called, where that is not its id. */
  readonly solo?: { readonly title: Key; readonly line: Key; readonly levelName?: (level: string) => string }
  /** Its bots can say how to go on, why they moved, and which decisions were costly. */
  readonly coached?: true
  /** There is a puzzle for each day. */
  readonly puzzles?: true
  /** Its own table. */
  readonly table?: () => Promise<GameTable>
  /** Its parts have a rulebook, and lessons for a guided first game. */
  readonly rulebook?: true
  readonly lessons?: true
  /** How many chapters follow the guided first game. */
  readonly chapters?: number
  /** All that no page needs at first. */
  readonly parts?: () => Promise<GameParts>
}

/** Listed apart, so that the first page does not carry the list. */
export type GameParts = {
  readonly rulebook?: () => Promise<Rulebook>
  /** The guided first game. */
  readonly lessons?: () => Promise<Guide>
  /** What can be learnt after it, a part of the game at a time. */
  readonly chapters?: () => Promise<Chapters>
  /** Who watches a first game of one's own, and what about. */
  readonly tutor?: () => Promise<Tutor>
  /** What the game is about, at the head of what can be learnt of it. */
  readonly goal?: () => Promise<GameGoal>
  /** Who guides through its first game and judges its puzzles. */
  readonly companion?: Companion
  /** Positions in which passages of the rulebook can be tried. */
  readonly examples?: () => Promise<ShownMoment>
  /** Its cards and tiles by kind, drawn as on its table. */
  readonly appendix?: () => Promise<Appendix>
  /** Its words with their meanings. */
  readonly lexicon?: () => Promise<Lexicon>
  readonly hints?: Readonly<Record<Language, () => Promise<Hints>>>
  /** What is seen to move on its table, for each kind of fact. */
  readonly motion?: () => Promise<TableMotion>
  /** When something that is refused could be done. */
  readonly availability?: () => Promise<Availability>
  /** Which sounds its facts make. */
  readonly sounds?: () => Promise<GameSounds>
  /** What a card tells of each thing on its table. */
  readonly inspection?: () => Promise<Inspection>
  /** Its signs with their meanings, for the sheet that lists everything on the table. */
  readonly legend?: () => Promise<Legend>
  /** All its components, for those who draw them. */
  readonly gallery?: () => Promise<ComponentType<GalleryProps>>
}
