import { Icon, type IconName } from '../../base/ui/icon.tsx'
import { ICONS } from '../../base/ui/icons.ts'
import { Part } from '../../board-kit/gallery-part.tsx'

const COLOURS =
  'card card-2 card-3 line line-2 text text-2 label ink ink-2 primary primary-ink offer offer-ink mine mine-ink rival-a rival-b rival-c seat-ink violet violet-2 violet-3 water water-line no no-card ok paper paper-2 paper-edge paper-ink paper-ink-2'.split(
    ' ',
  )

const TYPE = [
  ['--f-display', 700, '--t-hero', '83', 'hero, display'],
  ['--f-display', 700, '--t-title', 'Where to tonight?', 'title'],
  ['--f-display', 700, '--t-head', 'Lost Ruins of Arnak', 'head'],
  ['--f-display', 700, '--t-prompt', 'Проложите второй отрезок', 'prompt'],
  ['--f-display', 700, '--t-name', 'Extra tourists · Zażółć gęślą jaźń', 'name'],
  ['--f-label', 500, '--t-number', '0123456789', 'number, label'],
  ['--f-label', 500, '--t-label', 'Finish drawing · Закончить', 'label'],
  ['--f-label', 400, '--t-label-2', 'Second label · Вторая подпись', 'label-2'],
  ['--f-ui', 400, '--t-lead', 'Go on from either end of the first.', 'lead, text'],
  ['--f-ui', 400, '--t-text', 'Продолжите с любого конца. Où aller ce soir ?', 'text'],
  ['--f-ui', 400, '--t-text-2', 'Kontynuuj z dowolnego końca pierwszego.', 'text-2'],
  ['--f-ui', 400, '--t-caption', 'Captions, and nothing smaller', 'caption'],
] as const

export const Foundations = () => (
  <>
    <Part name="Palette">
      <ul class="gallery-palette">
        {COLOURS.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
    <Part name="Type">
      <div class="gallery-type">
        {TYPE.map(([family, weight, size, words, use]) => (
          <p key={size}>
            <span
              style={{ fontFamily: `var(${family})`, fontWeight: weight, fontSize: `var(${size})`, lineHeight: 1.15 }}
            >
              {words}
            </span>
            <small>{use}</small>
          </p>
        ))}
        <p>
          <span class="caps">Dice of the round · Кубики раунда</span>
          <small>.caps</small>
        </p>
      </div>
    </Part>
    <Part name="Icons, 24 and 16 px">
      <ul class="gallery-icons">
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <li key={name}>
            <span>
              <Icon name={name} size={24} />
              <Icon name={name} size={16} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Part>
  </>
)
