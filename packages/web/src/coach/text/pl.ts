import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const pl: Translation<typeof en, 'pl'> = {
  coach: {
    title: 'Doradca',
    planning: 'Szukam dróg naprzód…',
    early: 'Rozegrano dopiero kilka partii: za wcześnie, by osądzić.',
    ways: '{count, plural, one {# możliwa droga} few {# możliwe drogi} many {# możliwych dróg} other {# możliwej drogi}}',
    points: 'punkty na koniec',
    range: '{low}–{high}',
    expected: 'Na koniec około {points} pkt; połowa partii kończy się między {low} a {high}.',
    more: 'Daje więcej niż droga {number}: {parts}.',
    less: 'Daje mniej: {parts}.',
    lessThan: 'Daje mniej niż droga {number}: {parts}.',
    close: '{numbers}: różnica zbyt mała, by rozstrzygnąć.',
    weaker: '{numbers}: zapewne słabiej.',
    ahead: 'Droga {number} wyprzedza pozostałe.',
    unsure: 'niepewne: {low}–{high}%',
    percent: '{value}%',
    then: 'potem: {moves}',
    sees: 'Widzi to samo co ty, żadnej ukrytej karty.',
    worlds:
      '{count, plural, one {Rozegrano w # świecie.} few {Rozegrano w # światach.} many {Rozegrano w # światach.} other {Rozegrano w # świata.}}',
    longer: 'Pomyśl dłużej',
    stop: 'Wystarczy',
    hide: 'Ukryj',
    again: 'Zapytaj ponownie',
    moved: 'Gra poszła dalej.',
    waits: 'Teraz nie ty decydujesz.',
    failed: 'Doradca nie może teraz myśleć na tym urządzeniu.',
    progress: 'Doradca myśli',
    consent:
      'Przy tym stole grają też inne osoby. Jeśli wszyscy się zgodzą, do końca gry każdy będzie mógł pytać doradcę.',
    askOthers: 'Zapytaj pozostałych',
    waiting: 'Czekamy na odpowiedź: {names}.',
    away: 'Kogoś brakuje: teraz nie można zapytać wszystkich.',
    why: 'Dlaczego?',
    whyOf: 'Dlaczego {name} tak gra?',
    whySeeks: 'Szukam, co jeszcze było możliwe…',
    whyAhead:
      'Zamiast „{other}”: na koniec o około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
    whyClose: '„{other}” dałoby mniej więcej tyle samo: różnica zbyt mała, by rozstrzygnąć.',
    whyBehind:
      '„{other}” wygląda lepiej: na koniec o około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
    whyMore: 'Zysk: {parts}.',
    whyLess: 'Strata: {parts}.',
    whyOnly: 'O ile można to zobaczyć, nie było innego wyboru.',
    whyHidden: 'Z tego, co widzisz, nie da się tego wywnioskować.',
    whySees: 'Na podstawie tego, co widzisz, bez ukrytych kart.',
    whySaw: 'Na podstawie tego, co widać z miejsca gracza {name}.',
    watcherSees: 'Wie tyle co widzowie i nie widzi niczyjej ręki.',
  },
}
