import { signal } from '@preact/signals'

const phone = matchMedia('(max-width: 560px)')

/** On a phone some things come in another order, for the eye and for the keyboard alike. */
export const narrow = signal(phone.matches)
phone.addEventListener('change', () => {
  narrow.value = phone.matches
})
