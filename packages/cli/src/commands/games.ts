import { gameBy, gameIds, isProduct } from '@wayfare/library'
import { type Common, print, table } from '../output.ts'

export async function games(options: Common): Promise<void> {
  const list = await Promise.all(
    gameIds().map(async (id) => {
      const { version, players, choices } = await gameBy(id)
      return { id, version, players, options: choices, product: isProduct(id) }
    }),
  )
  print(list, options, () =>
    table([
      ['game', 'version', 'players', 'options'],
      ...list.map(({ id, version, players, options: choices }) => [
        id,
        String(version),
        players.join(' to '),
        Object.entries(choices)
          .map(([name, { values }]) => `${name} (${values.join(', ')})`)
          .join('; '),
      ]),
    ]),
  )
}
