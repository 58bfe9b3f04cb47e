import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const fr = {
  inspection: {
    die: 'Dé',
    'die-does':
      'Avec le nombre d’un autre dé, il mène à un quartier ; ses symboles sont les touristes que vous y placez.',
    call: 'Secret jusqu’à la fin. Les échecs vous coûtent des touristes de ce type, les réussites rapportent des points pour eux.',
    rounds:
      'Chaque manche : carte Boutique, dés, quartier, touristes, tracé. Après la dixième viennent les itinéraires finaux et le Grand Ancien.',
    player: 'Joueur',
    counts: 'Compte pour les {tourists}',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
