import type { en } from './en.ts'

export const fr: typeof en = {
  learn: {
    title: 'Apprendre',
    lead: 'Commencez par une première partie guidée. Puis les chapitres : quelques minutes chacun, à la vraie table.',
    guided: 'Première partie guidée',
    guidedPromise: 'Tout le jeu, une idée à la fois, contre un adversaire tranquille.',
    tutored: 'Première partie accompagnée',
    tutoredPromise:
      'Une partie à vous. Le guide ne parle que si vous allez manquer quelque chose, et de moins en moins.',
    against: 'Contre {name}',
    failedGame: 'Cette partie n’a pas pu être ouverte.',
    begin: 'Commencer',
    goOn: 'Continuer',
    again: 'Rejouer',
    answer: 'Répondre à la question',
    done: 'Terminé',
    next: 'À suivre',
    lessonOf: 'Leçon {lesson} sur {of}',
    count: '{done} sur {all, plural, one {# chapitre} other {# chapitres}}',
    all: 'Tous les chapitres',
    none: 'Ce chapitre n’existe pas.',
    failed: 'Le conseiller n’est pas disponible ici pour le moment.',
    failedTable: 'Ce chapitre n’a pas pu être ouvert.',
    toExam: 'Passer à la question',
    exam: 'Que feriez-vous ici ?',
    examHow: 'Jouez le tour qui vous paraît le meilleur, puis terminez-le. Le conseiller le compare à d’autres.',
    comparing: 'Le conseiller compare votre tour à d’autres.',
    playedOut:
      '{count, plural, =0 {Recherche d’autres possibilités…} one {# partie simulée jusqu’au bout.} other {# parties simulées jusqu’au bout.}}',
    stop: 'Arrêter',
    stopped: 'Trop peu de parties ont été simulées pour dire quel tour vaut mieux.',
    alone: 'Aucune autre possibilité n’a été trouvée pour comparer.',
    close: '« {other} » vaudrait à peu près autant : l’écart est trop faible pour trancher.',
    ahead:
      'Sans doute mieux que « {other} » : environ {points, plural, one {# point} other {# points}} de plus à la fin.',
    behind:
      '« {other} » aurait sans doute été mieux : environ {points, plural, one {# point} other {# points}} de plus à la fin.',
    range: 'Incertain : {low} à {high}.',
    tryAgain: 'Essayer un autre tour',
  },
}
