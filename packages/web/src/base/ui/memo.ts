import { Component, type ComponentType, h } from 'preact'

/** Drawn again only when one of its properties is another one. For what there is much of and changes seldom. */
export function memo<P extends object>(Inner: ComponentType<P>, isOther = differ<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return isOther(this.props as P, next as P)
    }

    render() {
      return h(Inner, this.props as never)
    }
  }
}

/** There may be a hundred to look at for every move of the pointer, so no list of keys is made. */
export function differ<P extends object>(before: P, after: P): boolean {
  for (const key in after) if (after[key] !== before[key]) return true
  for (const key in before) if (!(key in after)) return true
  return false
}

/** For properties of small plain data that are made anew each time. */
export const readOtherwise = <P extends object>(before: P, after: P): boolean => keepIfEqual(before, after) !== before

/** What reads as it did before stays the same thing, so that whoever is handed it need not be drawn again. For small plain data. */
export const keepIfEqual = <T>(before: T | undefined, now: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now
