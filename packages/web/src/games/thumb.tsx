import { language } from '../base/i18n/index.ts'
import { Icon } from '../base/ui/icon.tsx'
import { gameOf } from './index.ts'
import './thumb.css'

/** A detail of the game's poster, which takes the place of its name. */
export function Thumb({ game, size = 44 }: { readonly game: string; readonly size?: number }) {
  const { poster, posterDetail, title } = gameOf(game)
  const name = title[language.value]
  if (!poster) return <Icon name="dice" size={32} label={name} />
  return (
    <img
      class="thumb"
      src={posterDetail ? `${poster}#svgView(viewBox(${posterDetail}))` : poster}
      alt={name}
      title={name}
      width={size}
      height={size}
    />
  )
}
