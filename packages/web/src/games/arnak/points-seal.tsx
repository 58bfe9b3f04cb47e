import { Icon } from './icon.tsx'

/** A number of points on the wax seal that Arnak prints victory points on. */
export function PointsSeal({ points, size = 24 }: { readonly points: number; readonly size?: number }) {
  return (
    <span class="arn-seal" style={{ width: `${size}px`, height: `${size}px` }}>
      <Icon name="seal" size={size} />
      <b>{points < 0 ? `−${-points}` : points}</b>
    </span>
  )
}
