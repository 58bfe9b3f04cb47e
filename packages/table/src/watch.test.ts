import { below, type Eyes, offers, pick, stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { type Picture, patch } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { infoOf, pictureFor } from './picture.ts'
import { matchOf, type Table, turn } from './table.ts'
import { begunTable } from './testing/started-table.ts'
import { Watch } from './watch.ts'

const DAY = { day: '2030-01-01' }

/** Maintains a picture from the sent messages alone, as a client does. */
function client(table: Table, eyes: Eyes) {
  const watch = new Watch(table, eyes, infoOf(table, DAY, eyes))
  let picture = pictureFor(table, eyes) as Picture
  return {
    eyes,
    /** Returns the update that is sent now, if any. */
    look(now = table) {
      const update = watch.update(now, infoOf(now, DAY, eyes))
      if (update?.delta) picture = patch(picture, update.delta)
      return update
    },
    get picture() {
      return picture
    },
  }
}

const GAMES = [
  ['kit', 30],
  ['arkham', 100],
  ['arnak', 100],
  ['darwin', 100],
] as const

test.each(GAMES)(
  '%s: what is sent move by move makes the picture that whoever comes now is shown',
  async (id, most) => {
    const engine = await engineBy(id)
    const dice = stream(`watch ${id}`)
    const table = begunTable(engine, engine.table({ players: 3 }), `watch ${id}`)
    const clients = ([0, 1, 2, 'spectator'] as const).map((eyes) => client(table, eyes))
    for (let moves = 0; moves < most && table.status === 'running'; moves++) {
      const seat = pick(dice, turn(table))
      const back = below(dice, 5) === 0 && engine.undoable(matchOf(table).state, seat) > 0
      const text = pick(dice, offers(matchOf(table), seat)).move
      fold(table, back ? { k: 'undone', seat } : { k: 'moved', seat, texts: [text] }, table.at + 1000)
      for (const one of clients) {
        if (below(dice, 3) === 0) continue
        one.look()
        expect(one.picture).toEqual(pictureFor(table, one.eyes))
      }
    }
  },
)

test('whom nothing was told is sent who still decides, and by whose clock', async () => {
  const engine = await engineBy('kit')
  const table = begunTable(engine, engine.table({ players: 3 }), 'lanes', { clock: { bank: 60_000, increment: 0 } })
  const other = client(table, 1)
  for (const last of [false, true]) {
    const [option] = engine.options(matchOf(table).state, 0)
    fold(table, { k: 'moved', seat: 0, texts: [last ? 'trust' : (option?.move as string)] }, table.at + 1000)
  }
  expect(turn(table)).toEqual([1, 2])
  expect(Object.keys(other.look()?.delta ?? {})).toEqual(['turn', 'clocks'])
  expect(other.picture).toEqual(pictureFor(table, 1))
})

test('a table that is closed, or read anew, is looked at as a whole', async () => {
  const engine = await engineBy('kit')
  const begun = () => begunTable(engine, engine.table({ players: 2 }), 'closed')
  const table = begun()
  const one = client(table, 0)
  expect(one.picture.options).not.toEqual([])
  fold(table, { k: 'closed', why: 'abandoned' }, table.at + 1000)
  one.look()
  expect(one.picture).toEqual(pictureFor(table, 0))
  const broken = { ...begun(), broken: 'its log ends here' }
  const other = client(table, 1)
  other.look(broken)
  expect(other.picture).toEqual(pictureFor(broken, 1))
})
