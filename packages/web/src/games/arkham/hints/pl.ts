import type { en } from './en.ts'

export const pl: Readonly<Record<keyof typeof en, string>> = {
  'keep-task': 'Na koniec punkt daje każdy odcinek trasy końcowej między dwoma skrzyżowaniami zadania.',
  'pick-die': 'W tej rundzie wszyscy używają liczb i turystów z tych samych dwóch kości.',
  'remove-die': 'Odłożonej kości nikt w tej rundzie nie użyje.',
  'choose-quarter': 'Turyści z kwartału dadzą punkty, jeśli trasa końcowa pobiegnie wzdłuż niego.',
  draw: 'Na końcu liczy się jedna linia, więc cenniejsze są odcinki, które się łączą.',
  'draw-visit': 'Każdy sklep odwiedza się raz, a w rundzie tylko jeden.',
  'draw-tome': 'Księgi pomagają na końcu, w starciu z Przedwiecznym; każda działa raz.',
  'name-route': 'Odcinki spoza trasy końcowej zostaną starte, podobnie jak turyści, którzy nie stoją wzdłuż niej.',
  'route-step': 'Miejsca grozy i przeprawy zwiększają szaleństwo, połączenia też, ale nie z Shub-Niggurath.',
  tomes: 'Najpierw ponosisz kary za porażki, potem dostajesz nagrody za sukcesy.',
}
