import type { StampTexts } from '../../../board-kit/stamps.ts'

export const pl: StampTexts = {
  four: {
    name: 'Cztery okazy w muzeum',
    how: 'Dostarcz do muzeum cztery okazy w jednej grze.',
  },
  beagle: {
    name: 'Nigdy za HMS Beagle',
    how: 'Na koniec każdej z pięciu rund bądź przy HMS Beagle lub przed nim.',
  },
  alfred: {
    name: 'Alfred na najtrudniejszej planszy',
    how: 'Pokonaj Alfreda na zielonej planszy.',
  },
  seals: {
    name: 'Pięć kolorów wosku',
    how: 'Zbierz u jednego robotnika pieczęcie wszystkich kolorów, także fioletową.',
  },
  letters: {
    name: 'Wszystkie znaczki na listach',
    how: 'Umieść na kopertach wszystkie dwanaście znaczków.',
  },
  theory: {
    name: 'Teoria do końca',
    how: 'Dojdź do ostatniego pola toru teorii ewolucji.',
  },
}
