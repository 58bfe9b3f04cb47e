// Decides which request comes next on a shared thread: networks take turns, then the people within a network, then the
// requests of a person in order. A hundred requests from one person delay others no longer than a single one.

/** The person, and their network, for whom something is requested. */
export type Asker = { readonly network: string; readonly person: string }

export class FairQueue<T> {
  /** Maps keep their order: the network and the person whose turn is next are first. */
  private readonly networks = new Map<string, Map<string, Set<T>>>()
  private readonly askers = new Map<T, Asker>()

  get size(): number {
    return this.askers.size
  }

  add(item: T, asker: Asker): void {
    const people = this.networks.get(asker.network) ?? new Map<string, Set<T>>()
    const items = people.get(asker.person) ?? new Set<T>()
    this.networks.set(asker.network, people)
    people.set(asker.person, items)
    items.add(item)
    this.askers.set(item, asker)
  }

  delete(item: T): void {
    const asker = this.askers.get(item)
    if (!asker) return
    const people = this.networks.get(asker.network) as Map<string, Set<T>>
    const items = people.get(asker.person) as Set<T>
    this.askers.delete(item)
    items.delete(item)
    if (items.size === 0) people.delete(asker.person)
    if (people.size === 0) this.networks.delete(asker.network)
  }

  /** Returns the next item that `may` continue. The item stays in the queue; its person and network move to the end. */
  next(may: (item: T, asker: Asker) => boolean = () => true): T | undefined {
    for (const [network, people] of this.networks) {
      for (const [person, items] of people) {
        const [first] = items as Iterable<T> as [T]
        if (!may(first, { network, person })) continue
        people.delete(person)
        people.set(person, items)
        this.networks.delete(network)
        this.networks.set(network, people)
        return first
      }
    }
    return undefined
  }

  hasOf(network: string): boolean {
    return this.networks.has(network)
  }

  /** Returns everything that waits for this person. */
  of({ network, person }: Asker): Iterable<T> {
    return this.networks.get(network)?.get(person) ?? []
  }

  /** Returns how many other items get a turn before this one gets its first. */
  before(item: T): number {
    const asker = this.askers.get(item)
    if (!asker) return 0
    const own = [...this.of(asker)].indexOf(item)
    let others = 0
    for (const people of this.networks.values())
      for (const items of people.values()) others += items.has(item) ? 0 : Math.min(items.size, own + 1)
    return own + others
  }
}
