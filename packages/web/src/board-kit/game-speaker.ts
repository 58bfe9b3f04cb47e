// The speaker of a table: the game's own, or plain words for a game that has no sentences.

import { textsBy } from '@wayfare/library/shelf'
import { type GameSpeaker, type Language, loadSpeaker, type Speaker, speaker } from '@wayfare/text'

export async function speakerOf(game: string, language: Language, names: readonly string[]): Promise<GameSpeaker> {
  const texts = await textsBy(game)
  return texts ? loadSpeaker(language, texts, names) : plainSpeaker(language, names)
}

/**
 * A speaker without sentences of the game: its moves are readable as they are, such as `buy lamp-3`, and the parts that
 * all games share have sentences.
 */
function plainSpeaker(language: Language, names: readonly string[]): GameSpeaker {
  const base: Speaker = speaker(language, [], names)
  const words = (text: string): string => text.replace(/[-_:]/g, ' ')
  const nameOfSeat = (seat: unknown): string => (typeof seat === 'number' ? base.word({ seat }) : '')
  return {
    ...base,
    sayMove: ({ move }) => words(move),
    sayFact({ k, seat, ...rest }) {
      if (k === 'move') return `${nameOfSeat(seat)}: ${typeof rest.move === 'string' ? words(rest.move) : '…'}`
      const parts = Object.values(rest).filter((part) => typeof part === 'string' || typeof part === 'number')
      return `${nameOfSeat(seat)}: ${words(k)} ${parts.map((part) => words(String(part))).join(' ')}`.trim()
    },
    sayPrompt: ({ op, from }) => (from === null ? words(op) : `${words(from)}: ${words(op)}`),
    promptOf: (op) => op,
    sayRefusal: ({ rule }) => rule,
    sayScore: words,
    sayPlace: ({ place }) => base.say('words.place', { place: place ?? 1 }),
    sayChoice: words,
    sayValue: (_name, value) => words(String(value)),
    sayThing: words,
    gather: (facts) => [...facts],
    sayDetail: () => '',
  }
}
