// Solves a large, sparse, positive definite system.

type System = {
  /** Writes the matrix times a vector into `product`. */
  readonly times: (vector: Float64Array, product: Float64Array) => void
  /** Writes a guess at the solution for a right side into `guess`. */
  readonly precondition: (right: Float64Array, guess: Float64Array) => void
}

/** Yields after each iteration. `exactness` is the share of the first error that may be left. */
export function* conjugateGradients(
  { times, precondition }: System,
  right: Float64Array,
  exactness: number,
): Generator<void, Float64Array> {
  const found = new Float64Array(right.length)
  const rest = right.slice()
  const near = new Float64Array(right.length)
  const product = new Float64Array(right.length)
  precondition(rest, near)
  const direction = near.slice()
  let size = dot(rest, near)
  const enough = size * exactness ** 2
  for (let i = 0; i < right.length + 100 && size > enough; i++) {
    times(direction, product)
    const length = size / dot(direction, product)
    for (let node = 0; node < found.length; node++) {
      found[node] = (found[node] as number) + length * (direction[node] as number)
      rest[node] = (rest[node] as number) - length * (product[node] as number)
    }
    precondition(rest, near)
    const next = dot(rest, near)
    const turn = next / size
    for (let node = 0; node < direction.length; node++) {
      direction[node] = (near[node] as number) + turn * (direction[node] as number)
    }
    size = next
    yield
  }
  return found
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
