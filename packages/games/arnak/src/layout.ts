// Lays the table as a position names it, by hand and quietly: nobody learns or loses anything by it.

import { bagOf, type Card, type Id, idOf, type Json, knownOnlyTo, mask, pile, type Seat } from '@wayfare/kernel'
import { ASSISTANT_IDS } from './board/assistants.ts'
import { BONUS_KINDS } from './board/bonus-tiles.ts'
import { GUARDIAN_IDS } from './board/guardians.ts'
import { IDOL_KINDS } from './board/idols.ts'
import { RIVAL_TILE_IDS, rivalTileOf } from './board/rival-tiles.ts'
import { SITE_TILE_IDS } from './board/site-tiles.ts'
import { SITE_IDS, SPACE_IDS, SPACES } from './board/sites.ts'
import { STACK_IDS } from './board/temple-tiles.ts'
import { BONUS_SPOTS, TRACK_SPACES } from './board/track.ts'
import { FEAR } from './cards/basics.ts'
import { CARD_IDS, cardOf } from './cards/cards.ts'
import {
  ARTIFACT_DECK,
  type ArnakState,
  area,
  BLOCKED,
  deck,
  explorer,
  FEAR_PILE,
  FREE,
  GUARDIAN_STACK,
  type Helper,
  hand,
  ITEM_DECK,
  LEVEL1_STACK,
  LEVEL2_STACK,
  LOST_STACK,
  OUT,
  RESCUE_STACK,
  RIVAL,
  RIVAL_STACK,
  RIVAL_TOP,
  SUPPLY,
} from './state.ts'

type Part = Record<string, Json>
const ZONES = ['hand', 'deck', 'area'] as const
const LISTS = ['boons', 'spent', 'staff', 'slots', ...ZONES]

export class Layout {
  private readonly s: ArnakState

  constructor(s: ArnakState) {
    this.s = s
  }

  lay(p: Part): void {
    const { s } = this
    for (const key of ['round', 'acted', 'arrived'] as const)
      if (p[key] !== undefined) Object.assign(s, { [key]: p[key] })
    if (p.pool) Object.assign(s.pool, p.pool)
    this.layRow(p)
    for (const card of known(p.exiled, CARD_IDS)) {
      this.pluck(card)
      s.exiledItems.push(card)
    }
    this.onTop(LEVEL1_STACK, known(p.level1, SITE_TILE_IDS))
    this.onTop(LEVEL2_STACK, known(p.level2, SITE_TILE_IDS))
    this.onTop(GUARDIAN_STACK, known(p.guardians, GUARDIAN_IDS))
    for (const [site, what] of Object.entries((p.sites ?? {}) as Record<string, Part>)) this.laySite(site, what)
    for (const [seat, one] of ((p.explorers ?? []) as Part[]).entries()) this.layExplorer(seat, one)
    for (const [space, who] of Object.entries((p.men ?? {}) as Part)) this.place(space, who)
    this.layTrack(p)
    if (p.supply) for (const [i, list] of (p.supply as Json[]).entries()) this.layStack(SUPPLY[i] as string, list)
    if (p.rescue) this.layStack(RESCUE_STACK, p.rescue)
    if (p.rival) this.layRival(p.rival as Part)
    if (p.fear !== undefined) this.layFear(p.fear as number)
    if (p.turn !== undefined) this.turnTo(p.turn as number)
  }

  private card(id: Id, known: number, bag: number): Card {
    return [id, this.s.core.places++, known, bag, bag]
  }

  private layFear(count: number): void {
    const cards = pile(this.s, FEAR_PILE)
    while (cards.length > count) cards.pop()
    while (cards.length < count) cards.push(this.card(FEAR, mask('all'), this.s.core.bags))
  }

  private turnTo(seat: Seat): void {
    const { s } = this
    s.turn = seat
    s.core.stack = s.core.stack.map((frame) => ({ ...frame, by: seat }))
  }

  private layRow(p: Part): void {
    const { s } = this
    if (p.row) {
      const wanted = p.row as (Id | null)[]
      known(wanted.filter((id): id is Id => id !== null) as Json, CARD_IDS)
      for (const card of s.row) if (card) this.underDeck(card)
      s.row = s.row.map(() => null)
      for (const card of wanted) if (card) this.pluck(card)
      s.row = wanted.slice()
    } else if (s.round > 1) {
      for (let i = 1; i < s.round; i++) {
        this.underDeck(s.row[i] as Id)
        s.row[i] = idOf(pile(s, ARTIFACT_DECK).pop() as Card)
      }
    }
    for (const kind of (p.emptyDecks ?? []) as string[]) s.core.piles[kind === 'item' ? ITEM_DECK : ARTIFACT_DECK] = []
    this.onTop(ITEM_DECK, known(p.items, CARD_IDS))
    this.onTop(ARTIFACT_DECK, known(p.artifacts, CARD_IDS))
  }

  private underDeck(id: Id): void {
    const name = cardOf(id).kind === 'item' ? ITEM_DECK : ARTIFACT_DECK
    const cards = pile(this.s, name)
    cards.unshift(this.card(id, 0, bagOf(cards[0] as Card)))
  }

  /** Takes a thing there is only one of from wherever it lies. A card that leaves the row is replaced there. */
  private pluck(id: Id): void {
    const { s } = this
    for (const cards of Object.values(s.core.piles)) {
      const at = cards.findIndex((card) => idOf(card) === id)
      if (at < 0) continue
      cards.splice(at, 1)
      return
    }
    const place = s.row.indexOf(id)
    if (place >= 0) {
      const name = cardOf(id).kind === 'item' ? ITEM_DECK : ARTIFACT_DECK
      const next = pile(s, name).pop()
      s.row[place] = next ? idOf(next) : null
      return
    }
    for (const list of [s.exiledItems, s.exiledArtifacts, s.tiles, s.guards] as (Id | null)[][]) {
      const at = list.indexOf(id)
      if (at < 0) continue
      if (list === s.tiles || list === s.guards) list[at] = null
      else list.splice(at, 1)
      return
    }
  }

  private onTop(name: string, wanted: readonly Id[]): void {
    for (const id of wanted) {
      this.pluck(id)
      const cards = pile(this.s, name)
      cards.push(this.card(id, 0, cards[0] ? bagOf(cards[0]) : this.s.core.bags++))
    }
  }

  private laySite(site: string, { tile, guardian, idol }: Part): void {
    const { s } = this
    const at = SITE_IDS.indexOf(site)
    if (at < 0) throw new Error(`there is no '${site}'`)
    for (const id of known(tile ? [tile] : [], SITE_TILE_IDS)) {
      this.pluck(id)
      s.tiles[at] = id
      s.idols[at] = null
    }
    for (const id of known(guardian ? [guardian] : [], GUARDIAN_IDS)) {
      this.pluck(id)
      s.guards[at] = id
    }
    for (const id of known(idol ? [idol] : [], IDOL_KINDS)) s.idols[at] = id
  }

  private place(space: string, who: Json): void {
    const { s } = this
    const { index } = SPACES[SPACE_IDS.indexOf(space)] ?? fail(space)
    const before = s.men[index] as number
    if (before >= 0 && before !== RIVAL) explorer(s, before).home += 1
    if (who === null) s.men[index] = FREE
    else if (who === 'rival') s.men[index] = RIVAL
    else if (who === 'blocked') s.men[index] = BLOCKED
    else {
      s.men[index] = who as number
      explorer(s, who as number).home -= 1
    }
  }

  private layTrack(p: Part): void {
    const { s } = this
    for (const [space, list] of Object.entries((p.bonus ?? {}) as Part)) {
      if (!TRACK_SPACES.has(space)) fail(space)
      const wanted = known(list, BONUS_KINDS).slice()
      for (const [i, spot] of BONUS_SPOTS[s.temple].entries())
        if (spot.space === space) s.bonus[i] = wanted.shift() ?? null
    }
    if (p.lost) {
      const bag = s.core.bags++
      s.core.piles[LOST_STACK] = known(p.lost, BONUS_KINDS).map((id, i) => this.card(`${id}-${'abc'[i]}`, 0, bag))
    }
    for (const [id, count] of Object.entries((p.stacks ?? {}) as Part)) {
      const at = STACK_IDS.indexOf(id)
      if (at < 0) fail(id)
      s.stacks[at] = count as number
    }
  }

  private layStack(name: string, list: Json): void {
    const { s } = this
    const wanted = known(list, ASSISTANT_IDS)
    for (const id of wanted) this.pluck(id)
    const bag = s.core.bags++
    const top = wanted.length - 1
    s.core.piles[name] = wanted.map((id, i) => this.card(id, i === top ? mask('all') : 0, bag))
  }

  private layExplorer(seat: Seat, one: Part): void {
    const { s } = this
    if (seat >= s.core.players) throw new Error(`there is no seat ${seat}`)
    const own = explorer(s, seat)
    for (const [key, value] of Object.entries(one)) {
      if (LISTS.includes(key)) continue
      if (!(key in own)) throw new Error(`an explorer has no '${key}'`)
      Object.assign(own, { [key]: value })
    }
    if (one.slots !== undefined) own.slots = (1 << (one.slots as number)) - 1
    for (const key of ['boons', 'spent'] as const) {
      for (const id of known(one[key], GUARDIAN_IDS)) {
        this.pluck(id)
        own[key].push(id)
      }
    }
    for (const { id, gold = false, ready = true } of (one.staff ?? []) as (Partial<Helper> & { id: Id })[]) {
      this.pluck(known([id], ASSISTANT_IDS)[0] as Id)
      own.staff.push({ id, gold, ready })
    }
    for (const name of SUPPLY) this.openTop(name)
    this.layCards(seat, one)
  }

  private openTop(name: string): void {
    const cards = pile(this.s, name)
    const top = cards.pop()
    if (top) cards.push(knownOnlyTo('all', top))
  }

  /** Basic cards that are in no list that was named go under the deck, or to exile if the deck was named, too. */
  private layCards(seat: Seat, one: Part): void {
    const { s } = this
    const zones = { hand: hand(seat), deck: deck(seat), area: area(seat) }
    const named = ZONES.filter((zone) => one[zone] !== undefined)
    if (named.length === 0) return
    const bag = s.core.bags++
    const spare: Id[] = []
    for (const zone of named) {
      for (const [id] of pile(s, zones[zone]).splice(0)) {
        if (id === FEAR) this.layFear(pile(s, FEAR_PILE).length + 1)
        else spare.push(id)
      }
    }
    for (const zone of named) {
      for (const id of known(one[zone], CARD_IDS)) {
        if (id === FEAR) pile(s, FEAR_PILE).pop()
        else if (cardOf(id).kind !== 'basic') this.pluck(id)
        else if (spare.includes(id)) spare.splice(spare.indexOf(id), 1)
        else this.pluckOwn(Object.values(zones), id)
        const known = zone === 'hand' ? mask(seat) : zone === 'deck' ? 0 : mask('all')
        pile(s, zones[zone]).push(this.card(id, known, bag))
      }
    }
    for (const id of spare) {
      if (named.includes('deck')) pile(s, OUT).push(this.card(id, mask('all'), bag))
      else pile(s, zones.deck).unshift(this.card(id, 0, bag))
    }
  }

  private pluckOwn(zones: readonly string[], id: Id): void {
    for (const name of zones) {
      const at = pile(this.s, name).findIndex((card) => idOf(card) === id)
      if (at < 0) continue
      pile(this.s, name).splice(at, 1)
      return
    }
    throw new Error(`this seat has no second '${id}'`)
  }

  private layRival({ stack, ...more }: Part): void {
    const { s } = this
    const { rival } = s
    if (!rival) throw new Error('the rival plays only against one')
    Object.assign(rival, more)
    if (!stack) return
    const bag = s.core.bags++
    const cards = known(stack, RIVAL_TILE_IDS).map((id) => this.card(id, 0, bag))
    const top = cards.pop()
    s.core.piles[RIVAL_STACK] = cards
    s.core.piles[RIVAL_TOP] = top ? [top] : []
    rival.arrow = top ? rivalTileOf(idOf(top)).arrow : null
    Object.assign(rival, { tiles: [...cards.map(idOf), ...(top ? [idOf(top)] : []), ...rival.used] })
  }
}

function known(list: Json | undefined, all: readonly string[]): Id[] {
  const wanted = (list ?? []) as Id[]
  for (const id of wanted) if (!all.includes(id)) fail(id)
  return wanted
}

function fail(id: string): never {
  throw new Error(`there is no '${id}'`)
}
