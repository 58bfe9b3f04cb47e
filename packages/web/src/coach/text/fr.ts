import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  coach: {
    title: 'Conseil',
    planning: 'Recherche des suites possibles…',
    early: 'Trop peu de parties jouées : trop tôt pour le dire.',
    ways: '{count, plural, one {Une suite possible} other {# suites possibles}}',
    points: 'points à la fin',
    range: '{low} à {high}',
    expected: 'Environ {points} points à la fin ; la moitié des parties finissent entre {low} et {high}.',
    more: 'Rapporte plus que {number} : {parts}.',
    less: 'Rapporte moins : {parts}.',
    lessThan: 'Rapporte moins que {number} : {parts}.',
    close: '{numbers} sont trop proches pour trancher.',
    weaker: '{numbers} : sans doute plus faible.',
    ahead: '{number} devance les autres.',
    chances: 'Chances de gagner',
    unsure: 'incertain : {low} à {high} %',
    percent: '{value} %',
    then: 'puis : {moves}',
    sees: 'Il voit ce que vous voyez, aucune carte cachée.',
    worlds: '{count, plural, one {Joué jusqu’au bout dans # monde.} other {Joué jusqu’au bout dans # mondes.}}',
    longer: 'Réfléchir encore',
    stop: 'Assez',
    hide: 'Masquer',
    again: 'Redemander',
    moved: 'La partie a avancé.',
    waits: 'Ce n’est pas à vous de décider.',
    failed: 'Le conseiller ne peut pas réfléchir ici pour le moment.',
    progress: 'Le conseiller réfléchit',
  },
}
