import { type Key, say } from '../../base/i18n/index.ts'
import { Icon, type IconName } from '../../base/ui/icon.tsx'
import { online } from '../../client/catalogue/catalogue.ts'

type Props = {
  readonly icon: IconName
  readonly word: Key
  readonly href?: string
  readonly onClick?: () => void
  readonly needsServer?: true
}

/** A link to another way to play, less prominent than Play. */
export function Mode({ icon, word, href, onClick, needsServer }: Props) {
  if (needsServer && !online.value)
    return (
      <span class="poster-mode poster-mode-off" title={say('local.needs')}>
        <Icon name="offline" size={20} />
        <span>{say(word)}</span>
        <span class="visually-hidden">{say('local.needs')}</span>
      </span>
    )
  const inside = (
    <>
      <Icon name={icon} size={20} />
      <span>{say(word)}</span>
    </>
  )
  return href ? (
    <a class="poster-mode" href={href}>
      {inside}
    </a>
  ) : (
    <button type="button" class="poster-mode" onClick={onClick}>
      {inside}
    </button>
  )
}
