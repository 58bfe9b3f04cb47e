import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { does, leaves, questionText, repeats, tells, warns as typeset } from './move-preview.ts'
import type { Props } from './props.ts'

const EXPLORER = {
  coin: 3,
  compass: 4,
  hand: ['exploration-ship', 'funding-car'],
  staff: [],
  planes: false,
  passed: false,
}

function props(more: object = {}, picture: object = {}): Props {
  const view = {
    explorers: [{ ...EXPLORER, ...more }, EXPLORER],
    men: [],
    guards: [],
    apart: [],
    pool: { car: 0, ship: 1, plane: 0, either: 0 },
  }
  return {
    seat: 0,
    view,
    speaker: { language: 'en' },
    picture: { options: [], pending: [], question: { op: 'turn', from: null }, ...picture },
  } as unknown as Props
}
const paying = (cost: object, paid: readonly string[] = []) =>
  props({}, { question: { op: 'pay', from: null, cost, paid }, pending: [{ op: 'pay' }, { op: 'found' }] })
const pays = (what: string, more: Partial<Offered> = {}): Offered => ({ move: `pay ${what}`, pays: true, ...more })

/** Numbers have a no-break space before the thing they count. */
const warns: typeof typeset = (option, at) => {
  const warning = typeset(option, at)
  return warning && { ...warning, text: warning.text.replaceAll('\u00a0', ' ') }
}

test('what a payment leaves of the resources it takes; a pilot takes two coins', () => {
  const left = (what: string, paid: readonly string[] = []) => Object.fromEntries(leaves(pays(what), paying({}, paid)))
  expect(left('exploration-ship+compass+compass+compass')).toEqual({ compass: 1 })
  expect(left('pilot')).toEqual({ coin: 1 })
  expect(left('compass', ['compass', 'compass'])).toEqual({ compass: 1 })
})

test('unused travel and planes used for less are mentioned without a confirmation', () => {
  expect(warns(pays('sea-turtle', { spare: { 'sea-turtle': 1 } }), paying({ ship: 1 }))).toEqual({
    text: '1 travel icon is left over until the turn ends.',
    asks: false,
  })
  expect(warns(pays('stone-jar'), paying({ boot: 1 }))?.text).toBe('A plane is spent on cheaper travel.')
  expect(warns(pays('exploration-ship'), paying({ ship: 1 }))).toBeNull()
})

test('passing asks for confirmation if something would be lost; ending the turn only mentions it', () => {
  const offered = [{ move: 'pass' }, { move: 'play funding-car', aside: true }]
  const warning = warns({ move: 'pass' }, props({}, { options: offered }))
  expect(warning).toEqual({ text: '1 card with a free action is unplayed, 1 travel icon is lost.', asks: true })
  expect(warns({ move: 'end' }, props())).toEqual({ text: '1 travel icon is lost.', asks: false })
})

test('the rewards of an idol are offered once: beside it when it is picked up, otherwise in the prompt', () => {
  expect(repeats('slot jewel', ['idol'])).toBe(true)
  expect(repeats('slot jewel', [])).toBe(false)
  expect(repeats('play funding-car', [])).toBe(false)
})

test('the end of a round and the rival’s turn are shown step by step', () => {
  expect(tells([{ k: 'move', move: 'end' }, { k: 'fear' }])).toBe(true)
  expect(tells([{ k: 'rival-dug' }])).toBe(true)
  expect(tells([{ k: 'move', move: 'dig camp' }, { k: 'fear' }])).toBe(false)
})

test('ARN-IDOL-03 ARN-IDOL-08 the value of an empty slot is shown before an idol fills it', () => {
  const slot = (slots: number) => does({ move: 'slot jewel', on: ['idol', 'jewel'] }, props({ slots }))
  expect(slot(0)?.replaceAll('\u00a0', ' ')).toBe('It costs 1 point: the slot is no longer empty.')
  expect(slot(0b11)?.replaceAll('\u00a0', ' ')).toBe('It costs 3 points: the slot is no longer empty.')
})

test('a thing that asks whether it is used shows its effect', () => {
  const asking = (options: readonly string[]) => {
    const at = props({}, { question: { op: 'may', from: 'whip' }, options: options.map((move) => ({ move })) })
    return questionText({
      ...at,
      speaker: { ...at.speaker, sayDetail: (ids: readonly string[]) => `what ${ids} does` },
    } as Props)
  }
  expect(asking(['resolve', 'skip'])).toBe('what whip does')
  expect(asking(['take hat', 'skip'])).toBeNull()
})
