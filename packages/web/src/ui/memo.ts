import { Component, type ComponentType, h } from 'preact'

/** Drawn again only when one of its properties is another one. For what there is much of and changes seldom. */
export function memo<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const [before, after] = [this.props as P, next as P]
      return [...Object.keys(before), ...Object.keys(after)].some(
        (key) => before[key as keyof P] !== after[key as keyof P],
      )
    }

    render() {
      return h(Inner, this.props as never)
    }
  }
}
