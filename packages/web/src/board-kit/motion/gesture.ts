// What can be seen to happen at a table, as data. A game has one table of these for its facts (games/ID/motion.ts), and nothing else:
// how a gesture looks and how long it takes is decided here for all games.

import type { Fact, Id } from '@wayfare/kernel'

/**
 * Where something is drawn: the id of a thing of the game, or the name that an element was given by `standsFor({ place })`. A place that is
 * not in sight stands for the part it belongs to: `seat-1/coin` for `seat-1`, and that for the prompt.
 */
export type Place = string

/** Where a gain comes from and a payment goes to: the place that the gestures before it have led to. */
export const CAUSE: Place = '@cause'

/** For each place of a way the one that follows it, up to where the way leads. Where ways join, there are several that begin it. */
export type Way = Readonly<Record<Place, Place>>

/** Where pieces are that are not on the board, and their picture. */
export type Home = { readonly place: Place; readonly picture: Id }

export type Gesture =
  /**
   * A piece goes from where it was drawn before to where it is drawn now; all pieces of this name that have moved. With a way it passes
   * the places between the one that it stood at and the end of the way; else it goes straight. One that was not drawn before comes from its
   * home, if it has one, and goes back there when the move is undone. `aside`: it leads the eye nowhere, so that what is gained after it does
   * not come from there.
   */
  | {
      readonly kind: 'move'
      readonly thing: Place
      readonly along?: Way
      readonly home?: Home
      readonly aside?: true
    }
  /** What lies in this part of the table and has got another place in it glides there. What is new there, or gone, stays as it is. */
  | { readonly kind: 'shift'; readonly thing: Place }
  /** All pieces that stood in places of this name (`seat-1/standing` for `seat-1/standing/museum`) and are gone fly to another place. */
  | { readonly kind: 'gather'; readonly thing: Place; readonly picture: Id; readonly to: Place }
  /** Small pictures of a thing go from one place to another. */
  | { readonly kind: 'fly'; readonly picture: Id; readonly from: Place; readonly to: Place; readonly times?: number }
  /** A thing is turned up. */
  | { readonly kind: 'flip'; readonly thing: Place }
  /**
   * A number changes by so much, or by what it says itself (null): the old one stands until this gesture begins. With a picture of what is
   * counted it is part of the sum that is shown after the turn.
   */
  | { readonly kind: 'count'; readonly place: Place; readonly by: number | null; readonly picture?: Id }
  /** A seal, a stamp, a tent: something comes down on its place. */
  | { readonly kind: 'press'; readonly thing: Place }
  /** A line is drawn, one piece after another; the picture of a pen runs ahead of it on the board. */
  | { readonly kind: 'draw'; readonly things: readonly Place[]; readonly pen?: Id }
  /** A line that is gone now runs back into its beginning, one piece after another. */
  | { readonly kind: 'erase'; readonly things: readonly Place[] }
  /** A die is thrown: it turns, shows one after another of its faces, and lies still with the one that it has. */
  | { readonly kind: 'roll'; readonly thing: Place; readonly faces: readonly Id[] }
  | { readonly kind: 'shake'; readonly thing: Place }
  /** A ring round a place. */
  | { readonly kind: 'glow'; readonly place: Place }

/** What belongs to a seat on the screen: its strip or its own area, and the counters in them. */
export const ofSeat = (seat: unknown, part?: string): Place => (part ? `seat-${seat}/${part}` : `seat-${seat}`)

export const move = (thing: Place, along?: Way, home?: Home): Gesture => ({
  kind: 'move',
  thing,
  ...(along && { along }),
  ...(home && { home }),
})
export const moveAside = (thing: Place, home?: Home): Gesture => ({
  kind: 'move',
  thing,
  aside: true,
  ...(home && { home }),
})
/** `part`: of the table, such as a row of cards. */
export const shift = (part: Place): Gesture => ({ kind: 'shift', thing: part })
export const gather = (thing: Place, picture: Id, to: Place): Gesture => ({ kind: 'gather', thing, picture, to })
export const fly = (picture: Id, from: Place, to: Place, times = 1): Gesture => ({
  kind: 'fly',
  picture,
  from,
  to,
  times,
})
export const flip = (thing: Place): Gesture => ({ kind: 'flip', thing })
export const count = (place: Place, by: number | null, picture?: Id): Gesture => ({
  kind: 'count',
  place,
  by,
  ...(picture === undefined ? {} : { picture }),
})
export const press = (thing: Place): Gesture => ({ kind: 'press', thing })
export const draw = (things: readonly Place[], pen?: Id): Gesture => ({ kind: 'draw', things, ...(pen ? { pen } : {}) })
export const erase = (things: readonly Place[]): Gesture => ({ kind: 'erase', things })
/** `faces`: the pictures of all that it has, whatever was thrown. */
export const roll = (thing: Place, faces: readonly Id[] = []): Gesture => ({ kind: 'roll', thing, faces })
export const shake = (thing: Place): Gesture => ({ kind: 'shake', thing })
export const glow = (place: Place): Gesture => ({ kind: 'glow', place })

/** So many of something come to a counter of a seat, or leave it. */
export const gained = (
  picture: Id,
  seat: unknown,
  part: string,
  by: number,
  from: Place = CAUSE,
): readonly Gesture[] =>
  by > 0 ? [fly(picture, from, ofSeat(seat, part), by), count(ofSeat(seat, part), by, picture)] : []
export const spent = (picture: Id, seat: unknown, part: string, by: number, to: Place = CAUSE): readonly Gesture[] =>
  by > 0 ? [fly(picture, ofSeat(seat, part), to, by), count(ofSeat(seat, part), -by, picture)] : []

/**
 * For each kind of fact its gestures; an empty list for what is only said. `isOwn`: whoever looks did it, so that their cards are drawn where
 * those of others are only counted.
 */
export type Motion = Readonly<Record<string, (fact: Fact, isOwn: boolean) => readonly Gesture[]>>

/** How a game's turns are shown. */
export type TableMotion = {
  readonly motion: Motion
  /** What is told of a fact where much is told at once; null leaves it to the log. */
  readonly gist?: (fact: Fact) => Fact | null
  /** Kinds of facts that are told as one with the sum of their numbers, where much is told at once. */
  readonly adds?: readonly string[]
  /** The kinds of facts with which a turn begins, where a row can tell of several. */
  readonly turns?: readonly string[]
  /** The kinds of facts with which the rules begin to end a round; the one that begins the next round is `round`. */
  readonly roundEnds?: readonly string[]
}

/** For facts that are only said. */
export const onlySaid = (): readonly Gesture[] => []

/** The place that a gesture leads the eye to. */
export function aimOf(gesture: Gesture): Place | null {
  switch (gesture.kind) {
    case 'glow':
      return gesture.place
    case 'fly':
    case 'gather':
    case 'count':
      return null
    case 'draw':
    case 'erase':
      return gesture.things.at(-1) ?? null
    case 'move':
      return gesture.aside ? null : gesture.thing
    default:
      return gesture.thing
  }
}
