// Undo, alone or by consent; several moves at once; and answers that arrive too late.

import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { eachDatabase } from '../testing/databases.ts'
import { draft, live, tableOf } from '../testing/live.ts'

eachDatabase('taking back', (_open, stores) => {
  const { server, guest, onEnd } = live(stores)
  const refusedWith = (code: string) => ({ t: 'refused', code })

  test('a move up to the barrier is undone alone, and beyond it if all agree', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    await draft(table, [anna, ben])
    const before = anna.seen(table)
    const undo = (client: Client, seat: number) => client.request({ t: 'undo', table, seat, at: client.seen(table).n })
    expect(await undo(anna, 0)).toMatchObject(refusedWith('nothing-to-undo'))
    await anna.move(table, 0, 'rest')
    expect(anna.seen(table).picture?.undo).toBe(1)
    expect(await undo(anna, 0)).toMatchObject({ t: 'done' })
    expect(anna.seen(table).picture).toEqual(before.picture)
    expect(anna.seen(table).told.at(-1)).toMatchObject({ seat: 0, undoes: [before.n + 1] })

    await anna.move(table, 0, 'rest')
    const rest = anna.seen(table).n
    await anna.move(table, 0, 'end')
    expect(await undo(anna, 0)).toMatchObject(refusedWith('nothing-to-undo'))
    const ask = { t: 'ask', table, seat: 0, what: { rewind: rest } }
    expect(await anna.request(ask)).toMatchObject({ t: 'done' })
    expect(await anna.request(ask)).toMatchObject(refusedWith('not-now'))
    const { info } = await ben.until(table, (seen) => seen.info.proposal !== null)
    // Each viewer sees the proposal with the row numbers of their own log.
    expect(info.proposal).toMatchObject({ by: 0, yes: [0], needed: [0, 1] })
    const named = info.proposal?.what as { rewind: number }
    expect(ben.seen(table).told.find(({ n }) => n === named.rewind)?.facts[0]).toMatchObject({ move: 'rest' })
    expect(await ben.request({ t: 'answer', table, seat: 1, yes: false })).toMatchObject({ t: 'done' })
    await anna.until(table, (seen) => seen.info.proposal === null)
    expect(anna.seen(table).picture?.turn).toEqual([1])

    await anna.request(ask)
    expect(await anna.request({ t: 'answer', table, seat: 0, yes: true })).toMatchObject(refusedWith('not-now'))
    expect(await ben.request({ t: 'answer', table, seat: 1, yes: true })).toMatchObject({ t: 'done' })
    await anna.settled()
    expect(anna.seen(table).picture?.turn).toEqual([0])
    expect(anna.seen(table).told.at(-1)).toMatchObject({ seat: null, undoes: [rest, rest + 1] })
  })

  test('a proposal to undo a move that has been undone since harms nobody', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    // While seats act at once, a question stays open as others go on unseen, so its move may be gone when it is
    // answered.
    const dropped = anna.seen(table).picture?.options[0]?.move as string
    await anna.move(table, 0, dropped)
    await anna.request({ t: 'ask', table, seat: 0, what: { rewind: anna.seen(table).n } })
    await ben.until(table, (seen) => seen.info.proposal !== null)
    await anna.request({ t: 'undo', table, seat: 0, at: anna.seen(table).n })
    expect(await ben.request({ t: 'answer', table, seat: 1, yes: true })).toMatchObject({ t: 'done' })
    await anna.until(table, (seen) => seen.info.proposal === null)
    expect(await anna.move(table, 0, dropped)).toMatchObject({ t: 'done' })
  })

  test('several moves are made together or not at all, and not across a reveal', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    await draft(table, [anna, ben])
    const before = anna.seen(table)
    expect(await anna.move(table, 0, 'rest', 'no such move')).toMatchObject({
      code: 'illegal',
      reasons: [{ rule: 'KER-UNKNOWN' }],
    })
    expect(await anna.move(table, 0, 'draw', 'end')).toMatchObject({ code: 'illegal', message: /by itself/ })
    await anna.settled()
    expect(anna.seen(table)).toEqual(before)
    expect(await anna.move(table, 0, 'rest', 'end')).toMatchObject({ t: 'done', n: before.n + 2 })
    await ben.settled()
    expect(ben.seen(table).picture?.turn).toEqual([1])
  })

  test('a player who answers an old question gets the new one; a move in another lane changes nothing', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    const old = ben.seen(table).n
    await anna.move(table, 0, anna.seen(table).picture?.options[0]?.move as string)
    const drop = ben.seen(table).picture?.options[0]?.move as string
    expect(await ben.request({ t: 'move', table, seat: 1, at: old, texts: [drop] })).toMatchObject({
      t: 'done',
      n: old + 1,
    })
    const again = ben.at(one.port)
    onEnd(() => again.close())
    await again.connect()
    expect(await again.request({ t: 'move', table, seat: 1, at: old, texts: [drop], id: 'late' })).toMatchObject(
      refusedWith('stale'),
    )
    await again.until(table, ({ n, seat }) => n === old + 1 && seat === 1)
  })
})
