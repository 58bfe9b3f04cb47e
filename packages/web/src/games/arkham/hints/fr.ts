import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'keep-task': 'À la fin, chaque tronçon de l’itinéraire final entre deux carrefours de l’objectif rapporte un point.',
  'pick-die': 'Chacun joue cette manche avec les nombres et les touristes des deux mêmes dés.',
  'remove-die': 'Le dé que vous écartez ne servira à personne dans cette manche.',
  'choose-quarter': 'Les touristes d’un quartier rapportent des points si l’itinéraire final le longe.',
  draw: 'À la fin, une seule ligne compte : les tronçons reliés entre eux valent donc plus.',
  'draw-visit': 'Chaque boutique ne donne son bonus qu’une fois, et l’on en visite une seule par manche.',
  'draw-tome': 'Les grimoires aident à la fin, face au Grand Ancien ; chacun ne sert qu’une fois.',
  'name-route': 'Les rues hors de l’itinéraire final sont effacées, comme les touristes qu’il ne longe pas.',
  'route-step': 'Lieux d’épouvante et traversées augmentent la folie, les liaisons aussi, sauf avec Shub-Niggurath.',
  tomes: 'On subit d’abord les pénalités des échecs, puis on reçoit les récompenses des réussites.',
}
