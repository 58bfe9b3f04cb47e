import { expect, test } from 'vitest'
import { MAX_TEXTS, parseClientMessage } from './messages.ts'

const move = { t: 'move', table: 'abcdef', seat: 0, id: 'a-1', at: 3, texts: ['rest'] }
const ask = { t: 'ask', table: 'abcdef', seat: 0, id: 'a-1' }
const said = (message: object) => parseClientMessage(JSON.stringify(message))

test.each([
  { t: 'hello', protocol: 1 },
  { t: 'hello', protocol: 1, client: 'web 0.1' },
  { t: 'ping' },
  { t: 'watch', table: 'abcdef' },
  { t: 'watch', table: 'abcdef', seat: 15, since: 10_000_000 },
  { t: 'unwatch', table: 'abcdefghij0123456789' },
  move,
  { ...move, texts: Array.from({ length: MAX_TEXTS }, () => 'x'.repeat(1000)) },
  { t: 'undo', table: 'abcdef', seat: 0, id: '1', at: 0 },
  { t: 'explain', table: 'abcdef', seat: 0, id: '1', what: 'place w1 museum' },
  { t: 'how', table: 'abcdef', seat: 0, id: '1', what: 'museum' },
  { t: 'world', table: 'abcdef', seat: 0, id: '1', at: 12 },
  { t: 'world', table: 'abcdef', id: '1', at: 12, by: 1 },
  { ...ask, what: { rewind: 0 } },
  { ...ask, what: { replace: 2 } },
  { ...ask, what: { coach: true } },
  { t: 'answer', table: 'abcdef', seat: 1, id: '_', yes: false },
  { t: 'chat', table: 'abcdef', id: '1', text: ` ${'я'.repeat(500)} ` },
  { t: 'chat', table: 'abcdef', id: '1', text: 'whole \u{1f600}' },
])('taken as it is: %j', (message) => {
  expect(said(message)).toEqual(message)
})

test.each([
  [{ ...move, table: 'ABCDEF' }, 'table: '],
  [{ ...move, table: 'abcde' }, 'table: '],
  [{ ...move, table: ['abcdef'] }, 'table: '],
  [{ ...move, seat: 16 }, 'seat: expected a whole number from 0 to 15'],
  [{ ...move, seat: -1 }, 'seat: '],
  [{ ...move, seat: 0.5 }, 'seat: '],
  [{ ...move, seat: '0' }, 'seat: '],
  [{ ...move, at: null }, 'at: '],
  [{ ...move, at: undefined }, 'at: '],
  [{ ...move, id: '' }, 'id: '],
  [{ ...move, id: 'a'.repeat(41) }, 'id: '],
  [{ ...move, id: 'a b' }, 'id: '],
  [{ ...move, texts: [] }, 'texts: '],
  [{ ...move, texts: 'rest' }, 'texts: '],
  [{ ...move, texts: ['rest', 1] }, 'texts: '],
  [{ ...move, texts: [' rest'] }, 'texts: '],
  [{ ...move, texts: ['re\nst'] }, 'texts: '],
  [{ ...move, texts: ['x'.repeat(1001)] }, 'texts: '],
  [{ ...move, texts: Array.from({ length: MAX_TEXTS + 1 }, () => 'rest') }, 'texts: '],
  [{ ...move, more: 1 }, 'more: there is no such field here'],
  [{ t: 'watch', table: 'abcdef', seat: null }, 'seat: '],
  [{ ...ask, what: {} }, 'what: '],
  [{ ...ask, what: { rewind: 1, replace: 1 } }, 'what: '],
  [{ ...ask, what: { coach: false } }, 'what: '],
  [{ ...ask, what: [1] }, 'what: '],
  [{ t: 'answer', table: 'abcdef', seat: 1, id: '1', yes: 'no' }, 'yes: '],
  [{ t: 'chat', table: 'abcdef', id: '1', text: '  ' }, 'text: '],
  [{ t: 'chat', table: 'abcdef', id: '1', text: 'x'.repeat(501) }, 'text: '],
  [{ t: 'chat', table: 'abcdef', id: '1', text: 'a\0b' }, 'text: '],
  [{ t: 'chat', table: 'abcdef', id: '1', text: 'half \ud83d' }, 'text: expected a text of 1 to 500 characters'],
  [{ ...move, texts: ['\udc00'] }, 'texts: '],
  [{ t: 'hello', protocol: 1, client: 'x'.repeat(81) }, 'client: '],
  [{ t: 'toString' }, 't: expected one of hello, ping, '],
  [[], 't: expected one of '],
])('refused, with the field that is wrong: %j', (message, why) => {
  const answer = said(message)
  expect(answer).toBeTypeOf('string')
  expect((answer as string).startsWith(why)).toBe(true)
})

test.each(['', '{', 'null', '5', '"move"'])('what is no message: %j', (line) => {
  expect(parseClientMessage(line)).toBeTypeOf('string')
})

test('a field cannot be hidden behind a prototype', () => {
  expect(parseClientMessage('{"t":"ping","__proto__":{"x":1}}')).toBe('__proto__: there is no such field here')
  expect(parseClientMessage('{"__proto__":{"t":"ping"}}')).toMatch(/^t: /)
})
