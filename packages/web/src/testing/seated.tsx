// A seat at a table, with the properties that the table's screen passes to its parts.

import { type Signal, signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren } from 'preact'
import { afterEach } from 'vitest'
import { language } from '../base/i18n/index.ts'
import type { Drawer, GameTable, GameTableProps, Pointing } from '../board-kit/contract.ts'
import { speakerOf } from '../board-kit/game-speaker.ts'
import { makePointing } from '../board-kit/pointing.ts'
import { namesOf } from '../board-kit/seat-names.ts'
import { NOTHING_SELECTED } from '../board-kit/selection.ts'
import type { TableSource } from '../client/table/table-source.ts'
import { type Confirmation, makeConfirming } from '../features/play/confirmation.ts'
import { gameOf } from '../games/index.ts'
import { shownAt } from './dealt-table.ts'

export type Seated = {
  readonly source: TableSource
  readonly speaker: GameSpeaker
  readonly names: readonly string[]
  readonly table: GameTable | null
  readonly pointing: Pointing
  readonly confirming: Confirmation
  /** The error of the last move, in words. */
  readonly trouble: Signal<string | null>
  /** True if the score sheet is open. */
  readonly sheet: Signal<boolean>
  readonly toShow: Signal<readonly number[] | null>
  /** The open drawer of a phone. */
  readonly drawer: Signal<Drawer>
  /** True while a move is being sent. */
  readonly busy: Signal<boolean>
  /** Things that were pointed at without being offered. */
  readonly refused: string[]
  /** The properties for a component in the present state. */
  props(): GameTableProps
}

const NOTHING: readonly Offered[] = []

/** `asks` returns true for moves that wait for confirmation. */
export async function sitAt(source: TableSource, asks: (option: Offered) => boolean = () => false): Promise<Seated> {
  const { info } = shownAt(source)
  const names = namesOf({ info })
  const [speaker, table = null] = await Promise.all([
    speakerOf(info.game, language.peek(), names),
    gameOf(info.game).table?.(),
  ])
  const options = signal(NOTHING)
  const stop = source.shown.subscribe((shown) => {
    options.value = shown?.picture?.options ?? NOTHING
  })
  const refused: string[] = []
  const selection = signal(NOTHING_SELECTED)
  const confirming = makeConfirming(options, asks, (option) => void source.move([option.move]), selection)
  const pointing = makePointing(options, { take: confirming.take, refused: (id) => void refused.push(id) }, selection)
  leaving.push(stop, confirming.dispose, pointing.dispose)
  return {
    source,
    speaker,
    names,
    table,
    pointing,
    confirming,
    refused,
    props,
    trouble: signal(null),
    sheet: signal(false),
    toShow: signal<readonly number[] | null>(null),
    busy: signal(false),
    drawer: signal<Drawer>('none'),
  }

  function props(): GameTableProps {
    const { info, seat, picture, told } = shownAt(source)
    return {
      info,
      seat,
      view: picture.view,
      picture,
      told,
      pointing,
      following: pointing,
      speaker,
      names,
      shownSeat: seat ?? 0,
      showSeat: () => {},
      shared: false,
      undo: null,
      explain: (what) => source.explain(what),
      readRule() {},
    }
  }
}

/** Renders a part of the screen, and again whenever the table changes. */
export function AtTable({ source, children }: { readonly source: TableSource; children(): ComponentChildren }) {
  void source.shown.value
  return <>{children()}</>
}

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})
