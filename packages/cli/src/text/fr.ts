import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  play: {
    begins: '{game}. {seats}. Tapez h pour obtenir de l’aide.',
    human: '{player} : humain',
    bot: '{player} : {bot}',
    asked: '{player} — {prompt}',
    free: '(action gratuite)',
    options: '{count, plural, one {Il n’y a qu’une option.} other {Il n’y a que # options.}}',
    possible: 'C’est possible : {what}',
    undone: 'Votre dernier coup est annulé.',
    undoNone: 'Impossible d’annuler : une information a été révélée depuis.',
    suggestNone: 'Il n’y a rien à suggérer ici.',
    score: '{name} : {points} ({parts})',
    saved: 'La partie est enregistrée. Pour la reprendre :',
  },
  help: {
    choose: 'choisir cette option ; le coup entre crochets convient aussi',
    undo: 'annuler votre dernier coup',
    why: 'dire pourquoi ce coup est impossible',
    suggest: 'jouer ce que le jeu suggère, si la décision comporte de nombreuses étapes',
    view: 'montrer ce que vous voyez',
    scores: 'montrer les scores, pour autant que vous les connaissiez',
    quit: 'enregistrer (avec --log) et quitter',
  },
}
