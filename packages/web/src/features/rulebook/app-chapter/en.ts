import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: RulebookWords<typeof outline> = {
  screen: {
    title: 'On this screen',
    says: {
      offers:
        '*Anything that glows is possible.* The line at the top says who must do what, and why. Your options glow on the table and appear below that line as buttons, most of them with a key. If a move has several parts, point at them one after another; Escape takes one step back. You can only do what is offered, so you cannot break a rule by mistake.',
      details:
        '*What it does.* Point at a button, hold it down or tap its “i” to read what it does; this makes no move.',
      refusals:
        '*Everything else explains itself.* Point at something that is not offered, and the table says why not, names the rule, and opens it here.',
      turns:
        '*Whose turn it is.* The game asks you when you have to decide, one question at a time. If everybody decides at the same time, say that you are ready and wait for the others. When the game is over, you can only look.',
      paying:
        '*Paying.* A move with a price is offered only if you can pay all of it with what you have at that moment. The table proposes a payment; you may choose another. You spend nothing until the whole price is covered.',
      undo: '*Undo.* You may undo until something new has been revealed or another player has to decide; where all decide at the same time, until all are ready. The log shows that limit. Beyond it, everybody has to agree (bots always do), and dice and cards may come out differently. In the daily deal and in puzzles there is no going back beyond it.',
    },
  },
}
