// A result as Plackett and Luce read it: whoever comes first is chosen among all, the next among the rest, and so on. Those who tied
// came in every order, each with its share of the weight. Whoever left comes after all who stayed.

export type Stage = {
  readonly chosen: number
  /** The seats still to be placed: those that played to the end, and those that left. */
  readonly stayers: readonly number[]
  readonly leavers: readonly number[]
  /** The share of this order among those that ties allow. */
  readonly weight: number
  /** How much the result among those that stayed counts. */
  readonly among: number
}

/** Somebody's leaving changes the game for the others. */
const AFTER_LEAVING = 0.5

export function stagesOf(places: readonly number[], hasLeft: (seat: number) => boolean): Stage[] {
  const seats = [...places.keys()]
  const leavers = seats.filter(hasLeft)
  const among = leavers.length > 0 ? AFTER_LEAVING : 1
  const orders = ordersOf(
    seats.filter((seat) => !hasLeft(seat)),
    places,
  )
  return orders.flatMap((order) =>
    order.flatMap((chosen, from) => {
      const stayers = order.slice(from)
      return stayers.length + leavers.length > 1 ? [{ chosen, stayers, leavers, weight: 1 / orders.length, among }] : []
    }),
  )
}

function ordersOf(seats: readonly number[], places: readonly number[]): number[][] {
  const taken = [...new Set(seats.map((seat) => places[seat] as number))].sort((a, b) => a - b)
  let orders: number[][] = [[]]
  for (const place of taken) {
    const tied = permutationsOf(seats.filter((seat) => places[seat] === place))
    orders = orders.flatMap((order) => tied.map((rest) => [...order, ...rest]))
  }
  return orders
}

export function permutationsOf<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [list.slice()]
  return list.flatMap((one, i) =>
    permutationsOf([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [one, ...rest]),
  )
}
