import { Component, type ComponentType, h } from 'preact'

/** Like React.memo: the component is rendered again only when a property has changed. Use it for long lists that change seldom. */
export function memo<P extends object>(Inner: ComponentType<P>, changed = differ<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return changed(this.props as P, next as P)
    }

    render() {
      return h(Inner, this.props as never)
    }
  }
}

/** Compares shallowly. It allocates nothing, because it may run a hundred times for each move of the pointer. */
export function differ<P extends object>(before: P, after: P): boolean {
  for (const key in after) if (after[key] !== before[key]) return true
  for (const key in before) if (!(key in after)) return true
  return false
}

/** Compares by content. Use it for small plain properties that are created anew for each render. */
export const differsAsJson = <P extends object>(before: P, after: P): boolean => keepIfEqual(before, after) !== before

/** Returns `before` if `now` has the same content, so that components that receive it need not render again. For small plain data. */
export const keepIfEqual = <T>(before: T | undefined, now: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now
