import type { en } from './en.ts'

export const pl: typeof en = {
  learn: {
    title: 'Nauka',
    lead: 'Zacznij od pierwszej gry z przewodnikiem. Potem rozdziały: po kilka minut, przy prawdziwym stole.',
    guided: 'Pierwsza gra z przewodnikiem',
    guidedPromise: 'Cała gra, myśl po myśli, przeciwko spokojnemu przeciwnikowi.',
    tutored: 'Pierwsza gra pod okiem opiekuna',
    tutoredPromise: 'Twoja własna gra. Przewodnik odzywa się tylko wtedy, gdy coś może ci umknąć, i coraz rzadziej.',
    against: 'Przeciwnik: {name}',
    failedGame: 'Nie udało się otworzyć tej gry.',
    begin: 'Zacznij',
    goOn: 'Dalej',
    again: 'Zagraj ponownie',
    answer: 'Odpowiedz na pytanie',
    done: 'Ukończone',
    next: 'Następny',
    lessonOf: 'Lekcja {lesson} z {of}',
    count: '{done} z {all, plural, one {# rozdziału} few {# rozdziałów} many {# rozdziałów} other {# rozdziału}}',
    all: 'Wszystkie rozdziały',
    none: 'Nie ma takiego rozdziału.',
    failed: 'Doradca jest teraz niedostępny na tym urządzeniu.',
    failedTable: 'Nie udało się otworzyć tego rozdziału.',
    toExam: 'Przejdź do pytania',
    exam: 'Jak zagrasz?',
    examHow: 'Rozegraj turę, którą uważasz za najlepszą, i ją zakończ. Doradca porówna ją z innymi.',
    comparing: 'Doradca porównuje twoją turę z innymi.',
    playedOut:
      '{count, plural, =0 {Szukam innych możliwości…} one {Rozegrano # partię próbną.} few {Rozegrano # partie próbne.} many {Rozegrano # partii próbnych.} other {Rozegrano # partii próbnej.}}',
    stop: 'Zatrzymaj',
    stopped: 'Rozegrano zbyt mało partii próbnych, by powiedzieć, która tura jest lepsza.',
    alone: 'Nie znaleziono innego ruchu do porównania.',
    close: '„{other}” dałoby mniej więcej tyle samo: różnica zbyt mała, by rozstrzygnąć.',
    ahead:
      'Pewnie lepiej niż „{other}”: na koniec o około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
    behind:
      '„{other}” byłoby zapewne lepsze: na koniec o około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
    range: 'Niepewne: od {low} do {high}.',
    tryAgain: 'Spróbuj innej tury',
  },
}
