// The voice in which a table speaks: the game's own, or plain words for a game that has no sentences.

import { textsBy } from '@wayfare/library/shelf'
import { type GameSpeaker, type Language, loadSpeaker, type Speaker, speaker } from '@wayfare/text'

export async function voiceOf(game: string, language: Language, names: readonly string[]): Promise<GameSpeaker> {
  const texts = await textsBy(game)
  return texts ? loadSpeaker(language, texts, names) : plainVoice(language, names)
}

/** `buy lamp-3` reads well enough; what is shared by all games has its sentences. */
function plainVoice(language: Language, names: readonly string[]): GameSpeaker {
  const voice: Speaker = speaker(language, [], names)
  const words = (text: string): string => text.replace(/[-_:]/g, ' ')
  const who = (seat: unknown): string => (typeof seat === 'number' ? voice.word({ seat }) : '')
  return {
    ...voice,
    sayMove: ({ move }) => words(move),
    sayFact({ k, seat, ...rest }) {
      if (k === 'move') return `${who(seat)}: ${typeof rest.move === 'string' ? words(rest.move) : '…'}`
      const parts = Object.values(rest).filter((part) => typeof part === 'string' || typeof part === 'number')
      return `${who(seat)}: ${words(k)} ${parts.map((part) => words(String(part))).join(' ')}`.trim()
    },
    sayPrompt: ({ op, from }) => (from === null ? words(op) : `${words(from)}: ${words(op)}`),
    sayRefusal: ({ rule }) => rule,
    sayScore: words,
    sayPlace: ({ place }) => voice.say('words.place', { place: place ?? 1 }),
    sayChoice: words,
    sayValue: (_name, value) => words(String(value)),
    sayThing: words,
    gather: (facts) => [...facts],
    sayDetail: () => '',
  }
}
