import type { Person } from '@wayfare/bots/people'

type Props = {
  readonly person: Person
  /** Only the head, for small round pictures. */
  readonly head?: boolean
  readonly class?: string
}

/** The name stands beside it. */
export const Face = ({ person, head, class: given }: Props) => (
  <img class={given} src={`/faces/${person}.svg${head ? '#svgView(viewBox(28,12,104,104))' : ''}`} alt="" />
)
