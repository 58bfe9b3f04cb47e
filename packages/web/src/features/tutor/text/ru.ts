import type { en } from './en.ts'

export const ru: typeof en = {
  tutor: {
    title: 'Совет',
    call: 'Есть совет?',
    count: '{at} из {of}',
    more: 'А ещё?',
    enough: 'Спасибо',
    close: 'Закрыть совет',
    hint: 'Спросить наставника',
  },
}
