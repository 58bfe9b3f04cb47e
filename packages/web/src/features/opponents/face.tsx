import type { Persona } from '@wayfare/bots/personas'

type Props = {
  readonly person: Persona
  /** True if only the head is shown, for small round pictures. */
  readonly head?: boolean
  readonly class?: string
}

/** The name is beside the picture, so it has no alternative text. */
export const Face = ({ person, head, class: given }: Props) => (
  <img class={given} src={`/faces/${person}.svg${head ? '#svgView(viewBox(28,12,104,104))' : ''}`} alt="" />
)
