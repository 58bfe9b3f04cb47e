import type { Props } from './props.ts'

export function Guide(_: Props) {
  return null
}
