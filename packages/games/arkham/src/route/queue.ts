// A priority queue as a binary heap; `before` is the strict order of its items.
export type Queue<T> = {
  readonly add: (item: T) => void
  readonly take: () => T | undefined
}

export function createQueue<T>(before: (one: T, other: T) => boolean): Queue<T> {
  const heap: T[] = []
  const at = (i: number) => heap[i] as T
  const swap = (i: number, j: number): void => {
    const item = at(i)
    heap[i] = at(j)
    heap[j] = item
  }
  return {
    add: (item) => {
      let i = heap.push(item) - 1
      while (i > 0) {
        const parent = (i - 1) >> 1
        if (!before(at(i), at(parent))) break
        swap(i, parent)
        i = parent
      }
    },
    take: () => {
      const first = heap[0]
      const last = heap.pop()
      if (last === undefined || heap.length === 0) return first
      heap[0] = last
      let i = 0
      for (;;) {
        let next = i
        for (const child of [2 * i + 1, 2 * i + 2]) {
          if (child < heap.length && before(at(child), at(next))) next = child
        }
        if (next === i) return first
        swap(i, next)
        i = next
      }
    },
  }
}
