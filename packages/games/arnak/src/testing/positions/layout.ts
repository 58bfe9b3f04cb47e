// Sets up the table as a position describes it, directly and without rules, so that nobody learns or loses anything.

import { bagOf, type Card, type Id, idOf, ids, type Json, knownOnlyTo, mask, pile, type Seat } from '@wayfare/kernel'
import { rivalTileOf } from '../../board/rival-tiles.ts'
import { SITE_IDS, SPACE_IDS, SPACES } from '../../board/sites.ts'
import { STACK_IDS } from '../../board/temple-tiles.ts'
import { BONUS_SPOTS } from '../../board/track.ts'
import { FEAR } from '../../cards/basics.ts'
import { cardOf } from '../../cards/cards.ts'
import { firstFilled } from '../../idol-slots.ts'
import { BLOCKED, FREE, isPlayer, type Occupant, RIVAL } from '../../occupants.ts'
import {
  ARTIFACT_DECK,
  type ArnakState,
  area,
  BASICS_OUT,
  deck,
  explorer,
  FEAR_PILE,
  GUARDIAN_STACK,
  type Helper,
  hand,
  ITEM_DECK,
  LEVEL1_STACK,
  LEVEL2_STACK,
  LOST_STACK,
  RESCUE_STACK,
  RIVAL_STACK,
  RIVAL_TOP,
  type Rival,
  SUPPLY,
  UNDER_STACK,
} from '../../state.ts'

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
    for (const card of listed(p.exiled)) {
      this.pluck(card)
      s.exiledItems.push(card)
    }
    this.laySites((p.sites ?? {}) as Record<string, Part>)
    for (const [seat, one] of ((p.explorers ?? []) as Part[]).entries()) this.layExplorer(seat, one)
    for (const [space, who] of Object.entries((p.men ?? {}) as Part)) this.place(space, who)
    this.layTrack(p)
    if (p.supply) for (const [i, list] of (p.supply as Json[]).entries()) this.layStack(SUPPLY[i] as string, list)
    if (p.rescue) this.layStack(RESCUE_STACK, p.rescue)
    if (p.rival) this.layRival(p.rival as Part)
    // Done last, because cards taken out of the row are replaced from the decks.
    this.onTop(ITEM_DECK, listed(p.items))
    this.onTop(ARTIFACT_DECK, listed(p.artifacts))
    this.onTop(LEVEL1_STACK, listed(p.level1))
    this.onTop(LEVEL2_STACK, listed(p.level2))
    this.onTop(GUARDIAN_STACK, listed(p.guardians))
    for (const name of [...SUPPLY, RESCUE_STACK]) this.openTop(name)
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
    for (const kind of listed(p.emptyDecks)) s.core.piles[kind === 'item' ? ITEM_DECK : ARTIFACT_DECK] = []
  }

  private underDeck(id: Id): void {
    const name = cardOf(id).kind === 'item' ? ITEM_DECK : ARTIFACT_DECK
    const cards = pile(this.s, name)
    cards.unshift(this.card(id, 0, bagOf(cards[0] as Card)))
  }

  /** Removes a unique thing from wherever it is. A card removed from the row is replaced there. */
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
    for (const id of wanted) this.pluck(id)
    for (const id of wanted) {
      const cards = pile(this.s, name)
      cards.push(this.card(id, 0, cards[0] ? bagOf(cards[0]) : this.s.core.bags++))
    }
  }

  private laySites(sites: Readonly<Record<string, Part>>): void {
    const { s } = this
    for (const [site, { tile, guardian, idol }] of Object.entries(sites)) {
      const at = SITE_IDS.indexOf(site)
      if (idol) this.bringIdol(idol as Id, at, (other) => sites[SITE_IDS[other] as string]?.idol === undefined)
      else if (tile || idol === null) s.idols[at] = null
      if (tile) {
        this.pluck(tile as Id)
        s.tiles[at] = tile as Id
      }
      if (guardian) {
        this.pluck(guardian as Id)
        s.guards[at] = guardian as Id
      }
    }
  }

  /** Swaps in an idol from a site that is `free` to change, or from the face-down stack. */
  private bringIdol(idol: Id, to: number, free: (site: number) => boolean): void {
    const { s } = this
    const before = s.idols[to] as Id
    const from = s.idols.findIndex((id, site) => id === idol && site !== to && free(site))
    s.idols[to] = idol
    if (before === idol) return
    if (from >= 0) {
      s.idols[from] = before
      return
    }
    const under = pile(s, UNDER_STACK)
    const at = under.findIndex((card) => idOf(card) === `under-${idol}`)
    const card = under[at]
    if (card) under[at] = [`under-${before}`, card[1], card[2], card[3], card[4]]
  }

  private place(space: string, who: Json): void {
    const { s } = this
    const { index } = SPACES[SPACE_IDS.indexOf(space)] as (typeof SPACES)[number]
    const before = s.men[index] as Occupant
    if (isPlayer(before)) explorer(s, before).home += 1
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
      const wanted = listed(list).slice()
      for (const [i, spot] of BONUS_SPOTS[s.temple].entries())
        if (spot.space === space) s.bonus[i] = wanted.shift() ?? null
    }
    if (p.lost) {
      const bag = s.core.bags++
      const lost = listed(p.lost)
      const copy = (id: Id, i: number): number => lost.slice(0, i).filter((other) => other === id).length
      s.core.piles[LOST_STACK] = lost.map((id, i) => this.card(`${id}-${'abc'[copy(id, i)]}`, 0, bag))
    }
    for (const [id, count] of Object.entries((p.stacks ?? {}) as Part)) {
      s.stacks[STACK_IDS.indexOf(id)] = count as number
    }
  }

  private layStack(name: string, list: Json): void {
    const { s } = this
    const wanted = listed(list)
    for (const id of wanted) this.pluck(id)
    const bag = s.core.bags++
    const top = wanted.length - 1
    s.core.piles[name] = wanted.map((id, i) => this.card(id, i === top ? mask('all') : 0, bag))
  }

  private layExplorer(seat: Seat, one: Part): void {
    const { s } = this
    const own = explorer(s, seat)
    for (const [key, value] of Object.entries(one)) if (!LISTS.includes(key)) Object.assign(own, { [key]: value })
    if (one.slots !== undefined) own.slots = firstFilled(one.slots as number)
    for (const key of ['boons', 'spent'] as const) {
      for (const id of listed(one[key])) {
        this.pluck(id)
        own[key].push(id)
      }
    }
    for (const { id, gold = false, ready = true } of (one.staff ?? []) as (Partial<Helper> & { id: Id })[]) {
      this.pluck(id)
      own.staff.push({ id, gold, ready })
    }
    this.layCards(seat, one)
  }

  private openTop(name: string): void {
    const cards = pile(this.s, name)
    const top = cards.pop()
    if (top) cards.push(knownOnlyTo('all', top))
  }

  /** Basic cards that no named list contains go under the deck, or to exile if the deck was named too. */
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
      for (const id of listed(one[zone])) {
        if (id === FEAR) pile(s, FEAR_PILE).pop()
        else if (cardOf(id).kind !== 'basic') this.pluck(id)
        else if (spare.includes(id)) spare.splice(spare.indexOf(id), 1)
        else this.pluckOwn(Object.values(zones), id)
        const known = zone === 'hand' ? mask(seat) : zone === 'deck' ? 0 : mask('all')
        pile(s, zones[zone]).push(this.card(id, known, bag))
      }
    }
    for (const id of spare) {
      if (named.includes('deck')) pile(s, BASICS_OUT).push(this.card(id, mask('all'), bag))
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

  private layRival({ stack, used, ...more }: Part): void {
    const { s } = this
    const rival = s.rival as Rival
    for (const id of [...listed(more.cards), ...listed(more.guardians)]) this.pluck(id)
    Object.assign(rival, more)
    if (!stack && !used) return
    rival.used = listed(used ?? rival.used).slice()
    const bag = s.core.bags++
    const left = (stack ??
      [...ids(s, RIVAL_STACK), ...ids(s, RIVAL_TOP)].filter((id) => !rival.used.includes(id))) as Json
    const cards = listed(left).map((id) => this.card(id, 0, bag))
    const top = cards.pop()
    s.core.piles[RIVAL_STACK] = cards
    s.core.piles[RIVAL_TOP] = top ? [top] : []
    rival.arrow = top ? rivalTileOf(idOf(top)).arrow : null
    Object.assign(rival, { tiles: [...listed(left), ...rival.used] })
  }
}

const listed = (list: Json | undefined): Id[] => (list ?? []) as Id[]
