import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: RulebookWords<typeof outline> = {
  screen: {
    title: 'On this screen',
    says: {
      offers:
        '*What glows can be done.* The line at the top says who must do what, and why. What you may do is marked on the table and stands below that line as buttons, each with a key. A choice of several parts narrows with each thing you point at; Escape takes one step back. Nothing but what is offered can be done, so you cannot break a rule by mistake.',
      details:
        '*What it does.* Point at a button, hold it down or tap its “i” to read what it does; this makes no move.',
      refusals:
        '*Everything else explains itself.* Point at something that is not offered, and the table says why not, names the rule, and opens it here.',
      turns:
        '*Whose turn it is.* You decide when the game asks you, and answer its questions in their order. Where all decide at the same time, you are ready when you say so and wait for the others. When the game is over, you can only look.',
      paying:
        '*Paying.* What costs something is offered only if you can pay all of it with what you have at that moment. The table proposes a payment; you may choose another. Nothing is spent before the whole price is there.',
      undo: '*Taking back.* You may take steps back until something new has been revealed or another player has decided; the log shows that line. Beyond it, everybody has to agree (bots always do), and luck may turn out differently.',
    },
  },
}
