// What every guide says, whichever game it teaches: loaded with it.

import type { Catalogue } from '@wayfare/text'

export const en = {
  guide: {
    title: 'Guided first game',
    pim: 'Pim',
    harriet: 'Harriet',
    cat: 'The cat',
    lessons: 'Lessons',
    lesson: 'Lesson {at} of {of}: {name}',
    isDone: 'done',
    why: 'Why?',
    show: 'Show me',
    know: 'I know this',
    goOn: 'Go on',
    again: 'Say it again',
    rule: 'Read the rule',
    like: 'For example: {move}.',
    notNow: 'It cannot be done just now. Any other move is fine.',
    strayed: 'That is fine too. The goal waits.',
    free: 'Any legal move is fine.',
    freeMore: 'Do something else and I follow you; the lesson waits.',
    next: 'Next: {step}.',
    first: 'First: {move}. Then: {step}.',
    waits: '{names} to move.',
    back: 'Welcome back. The goal: {goal}. Next: {step}.',
    backMine: 'It is still your turn.',
    over: 'Start over',
    leaveAsk: 'You know all of this. Leave the rest of the lesson?',
    leave: 'Leave the lesson',
    stay: 'Stay',
    aloud: 'Read aloud',
    close: 'Play on without me',
    call: 'Call the guide',
    fold: 'Make it small',
  },
} satisfies Catalogue
