import type { ChapterTitles } from './en.ts'

export const pl: ChapterTitles = {
  shops: 'Sklepy i księgi',
  'shops.promise': 'Poprowadź odcinki do sklepów, użyj ich premii i weź księgę.',
  ancients: 'Efekty i Przedwieczni',
  'ancients.promise': 'Zamknij lukę kartą efektu, potem staw czoła Yog-Sothothowi.',
  gates: 'Wrota i woda',
  'gates.promise': 'Połącz to, co rozdzielone: mostem, wrotami, przez rzekę.',
  tasks: 'Tajne zadania',
  'tasks.promise': 'Zatrzymaj zadanie i wyciągnij z niego jak najwięcej.',
  route: 'Trasa końcowa',
  'route.promise': 'Przejdź linię, która się liczy, i staw czoła Cthulhu.',
  challenge: 'Wyzwanie',
  'challenge.promise': 'Zagraj w pojedynkę przeciw dwóm liczbom, znając kości z góry.',
}
