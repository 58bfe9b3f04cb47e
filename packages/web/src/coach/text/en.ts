// What the coach says: loaded when it is first asked.

import type { Catalogue } from '@wayfare/text'

export const en = {
  coach: {
    title: 'Coach',
    planning: 'Looking for ways to go on…',
    early: 'Played out a few times only: too early to say.',
    ways: '{count, plural, one {A way to go on} other {# ways to go on}}',
    points: 'final points',
    range: '{low} to {high}',
    expected: 'About {points} points at the end; half of the games end between {low} and {high}.',
    more: 'Brings more than {number}: {parts}.',
    less: 'Brings less: {parts}.',
    lessThan: 'Brings less than {number}: {parts}.',
    close: '{numbers} are too close to call.',
    weaker: '{numbers}: probably weaker.',
    ahead: '{number} is ahead of the others.',
    chances: 'Chances to win',
    unsure: 'unsure: {low} to {high} %',
    percent: '{value} %',
    then: 'then: {moves}',
    sees: 'It sees what you see, no hidden card.',
    worlds: '{count, plural, one {Played out in # world.} other {Played out in # worlds.}}',
    longer: 'Think longer',
    stop: 'Stop',
    hide: 'Hide',
    again: 'Ask again',
    moved: 'The table has moved on.',
    waits: 'It is not your decision now.',
    failed: 'The coach cannot think here just now.',
    progress: 'The coach is thinking',
  },
} satisfies Catalogue
