// Everything that a game brings to the client, in its games/ID/manifest.ts. Screens and features know games only
// through this. What the home page shows is included directly, and everything large is behind an import().

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
import type { StampSheet } from './stamps.ts'

/** For each question of a game, one sentence for beginners that says what the choice means. */
export type Hints = Readonly<Record<string, string>>

/** Absent parts are not offered: a game without a table of its own is played on the general one. */
export type GameClient = {
  readonly id: string
  /** The colours of its screens: the `[data-theme]` in tokens.css. */
  readonly theme: string
  /** The edition of the theme for its posters. */
  readonly edition: 'night' | 'day'
  readonly minutes: number
  /** True if all play at once, so that more people do not make the game longer. */
  readonly together?: true
  readonly rounds?: number
  /** The destination on the poster. */
  readonly place?: Readonly<Record<Language, string>>
  /** A picture of the setting, and the address of its square detail for small sizes. */
  readonly poster?: string
  readonly posterDetail?: string
  /** The official solo opponent. `levelName` names a level if its id is no name. */
  readonly solo?: { readonly title: Key; readonly line: Key; readonly levelName?: (level: string) => string }
  /** True if the bots can advise, explain their moves, and review decisions. */
  readonly coached?: true
  /** True if there is a daily puzzle. */
  readonly puzzles?: true
  /** Loads the game's own table. */
  readonly table?: () => Promise<GameTable>
  /** True if its parts include a rulebook, or lessons for a guided first game. */
  readonly rulebook?: true
  readonly lessons?: true
  /** The number of chapters after the guided first game. */
  readonly chapters?: number
  /** Loads the parts that no page needs at first. */
  readonly parts?: () => Promise<GameParts>
}

/** The parts of a game in a file of their own, so that the first page does not load the list. */
export type GameParts = {
  readonly rulebook?: () => Promise<Rulebook>
  /** The guided first game. */
  readonly lessons?: () => Promise<Guide>
  /** The chapters that teach one part of the game each. */
  readonly chapters?: () => Promise<Chapters>
  /** Who watches a first game of one's own, and what about. */
  readonly tutor?: () => Promise<Tutor>
  /** What the game is about, at the head of what can be learnt of it. */
  readonly goal?: () => Promise<GameGoal>
  /** The stamps in the passports of people who play it. */
  readonly stamps?: () => Promise<StampSheet>
  /** Who guides through its first game and judges its puzzles. */
  readonly companion?: Companion
  /** Positions in which passages of the rulebook can be tried. */
  readonly examples?: () => Promise<ShownMoment>
  /** Its cards and tiles by kind, drawn as on its table. */
  readonly appendix?: () => Promise<Appendix>
  /** Its glossary. */
  readonly lexicon?: () => Promise<Lexicon>
  readonly hints?: Readonly<Record<Language, () => Promise<Hints>>>
  /** The animations on its table, for each kind of fact. */
  readonly motion?: () => Promise<TableMotion>
  /** When a refused move could become possible, by rule. */
  readonly availability?: () => Promise<Availability>
  /** The sounds of its facts. */
  readonly sounds?: () => Promise<GameSounds>
  /** The descriptions for inspection cards of the things on its table. */
  readonly inspection?: () => Promise<Inspection>
  /** Its signs with their meanings, for the sheet that explains everything on the table. */
  readonly legend?: () => Promise<Legend>
  /** All its components, for the people who draw them. */
  readonly gallery?: () => Promise<ComponentType<GalleryProps>>
}
