import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const ru = {
  inspection: {
    resource: 'Ресурс',
    deck: 'Карты, которые вы берёте. Купленное кладут под неё или в зону разыгранных карт, а в конце раунда разыгранные карты перемешивают и кладут под неё.',
    step: 'Ячейка шкалы исследований',
    start: 'Отсюда начинают оба ваших маркера исследований.',
    price: 'Цена: {price}.',
    'rival-tile': 'Что конкурент делает в один из своих ходов. Каждый жетон действует один раз за раунд.',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
