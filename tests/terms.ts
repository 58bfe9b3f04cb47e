// Words: those of the glossaries that our texts do not need, and those that are not to be used.

import type { Language } from '@wayfare/text'

/** Where a word is meant; `*`: everywhere. */
type Where = 'arnak' | 'darwin' | 'arkham' | 'web' | '*'

/**
 * Said otherwise, or a heading or part of the printed game that our texts do not name. French: the glossary spells artefact in two
 * ways and our texts in one; « premier joueur » is « 1er joueur » in letters; the frame beside the board and the player aid are not
 * on our table.
 */
export const UNSAID: Readonly<Record<'arnak' | 'darwin' | 'arkham', readonly string[]>> = {
  arnak: ['fr card.artifactCard', 'fr player.first', 'fr zone.bridge', 'ru ref.icons'],
  darwin: [
    'fr player_aid',
    'pl most_valuable_space', // these two are not in the English texts either: only their stems are
    'pl player_aid',
    'ru player_aid',
  ],
  arkham: [],
}

/** A word of another edition, a calque, or a second word for a thing that has one. */
export const RULED_OUT: Readonly<Record<Language, readonly (readonly [RegExp, Where])[]>> = {
  en: [[/\bBot: /, '*']],
  ru: [
    [/затерянные руины/i, '*'],
    [/на руке|с руки|на руку/i, 'arnak'],
    [/изгна/i, 'arnak'],
    [/соперник/i, 'arnak'],
    [/разбуд/i, 'arnak'],
    [/разби(ть|вает|йте) лагер/i, 'darwin'],
    [/отныне|послужил/i, '*'],
    [/^(спасовал|готов)$/i, '*'],
    [/встреч(а|и|у|е|ей)(?!\p{L})/iu, 'arkham'],
    [/переправ/i, 'arkham'],
    [/частого типа/i, 'arkham'],
    [/вычерк/i, 'arkham'],
    [/(самый|самого) част/i, 'arkham'],
    [/квартал\p{L}* у реки/iu, 'arkham'],
    [/(?<!\p{L})лист(а|е|ы|ах|ов)?(?!\p{L})/iu, 'arkham'],
    [/соединени\p{L}+ врат/iu, 'arkham'],
    [/обраща(ется|етесь)|обратились/i, 'arkham'],
    [/доб(ерите|ира)|(?<!\p{L})прос(ит|ят)(?!\p{L})/iu, 'arnak'],
    [/(?<!верёвочный )(?<!\p{L})мост(у|а|ы|ам)?(?!\p{L})/iu, 'arnak'],
    [/просыпа|область игры|без пользы/i, 'arnak'],
    [/платит: /i, '*'],
    [/^как\p{L}+ .*вы \p{L}+те( |\?)/iu, '*'],
    [/ступен\p{L}* (шкалы )?эволюц|пис(ьма|ем)(?!\p{L})/iu, 'darwin'],
    [/остановк\p{L}+ по пути/iu, 'darwin'],
    [/(?<!\p{L})первым (пересекает|приходит)|(?<!\p{L})уходит: /iu, '*'],
    [/(?<!\p{L})бот: /iu, '*'],
    [/расклад дня|(ночное|дневное) издание|честные кубики|беседа|стол накрыт|(первым из|будьте перв)/i, 'web'],
  ],
  fr: [
    [/voyage de darwin|le plus de points gagne|de quoi s’agit-il|jouer seul/i, '*'],
    [/ d[eu] \{(player|name|game)\}| de « \{/i, '*'],
    [/(étudi|livr|déverrouill|explor|navigu|gagn|pay|pai)(e|er|ez) :/i, '*'],
    [/\b(vous êtes|tous ne sont pas|dernier est) prêts?|\{player\}, prêt/i, '*'],
    [/convenable|arrondie (au-dessus|en dessous)|\bun case/i, '*'],
    [/(?<!ne )fouill/i, 'arnak'],
    [/\bprix\b/i, 'arnak'],
    [/artéfact/i, 'arnak'],
    [/côté (argenté|doré)/i, 'arnak'],
    [/\bbloqué/i, 'arnak'],
    [/\bc[eé]d(er|ez|é)/i, 'arnak'],
    [/\bposer? (une carte|\{card)/i, 'arnak'],
    [/\brappel|repren(d|dre|ez) (un |l’|vos deux )archéologue/i, 'arnak'],
    [/utilis(e|er|ez) (un|le|ce|deux|\{)s? ?site/i, 'arnak'],
    [/\bcampements\b|figurine/i, 'arnak'],
    [/boucles? d’oreille|font pas peur/i, 'arnak'],
    [/(?<!jetons? )\bsavoirs\b|(\d|\bun) savoir\b/i, 'darwin'],
    [/\bdegrés?(?!\p{L})/iu, 'darwin'],
    [/ouvrier de bonus/i, 'darwin'],
    [/objectifs? (à atteindre|atteint)/i, 'darwin'],
    [/\brencontres?\b/i, 'arkham'],
    [/\d de folie/i, 'arkham'],
    [/rend(re|ez)? ([^.]* )?indisponible/i, 'arkham'],
    [/nomm(e|er|ez) (l’|les |un \*?)itinéraire|nommez la ligne|se nomme/i, 'arkham'],
    [/\bagit pour|\(\d;/i, 'arkham'],
    [/\bjourna(l|ux)\b|parties? revues?|\bavis\b(?! d’ici)|\brepris\b/i, 'web'],
  ],
  pl: [
    [/podróż darwina/i, '*'],
    [/rywal/i, '*'],
    [/(?<!\p{L})cen(?:a|ą|ę|y)?(?!\p{L})/iu, '*'],
    [/odmówić/i, '*'],
    [/(?:wyślij|dobierz|rozdziel|liczbę) do (?:\d|#|\{)/i, '*'],
    [/^(?:spasował|gotowy)$|\{player\} jako pierwszy|nieobecny|odszedłeś/i, '*'],
    [/\d %|\} %/, '*'],
    [/wygnan/i, 'arnak'],
    [/^zasoby ogólne$|^użyty$/i, 'arnak'],
    [/(?<!\p{L})kop(?:ać|ie|ano|iesz|anie)(?!\p{L})/iu, 'arnak'],
    [/nie (?:można|możesz)(?: już)? prowadzić wykopaliska/i, 'arnak'],
    [/wykona(?:j|ć) (?:jej |jego )?efekt|użyj (?:jego )?efektu/i, 'arnak'],
    [/uży(?:ć|j) (?:\p{L}+ )?stanowisk/iu, 'arnak'],
    [/figurk|jego dar(?!\p{L})|pozostałe karty strachu/u, 'arnak'],
    [/bierze kartę Strachu|otrzymujesz:/, 'arnak'],
    [/badacz/i, 'darwin'],
    [/robotnik\w* premii/i, 'darwin'],
    [/dostarczenie/i, 'darwin'],
    [/^wiedza$|(?:\d|jedn\p{L}+|każd\p{L}+|oddan\p{L}+) \*?wiedz/iu, 'darwin'],
    [/(?<!\p{L})(?:za|do|przed|z|a) Beagle/u, 'darwin'],
    [/osiągn\p{L}+ cel/iu, 'darwin'],
    [/(?:wysył|stawi|postaw)\p{L}* robotnik/iu, 'darwin'],
    [/stop(?:ień|nia|nie|ni) ewolucji/i, 'darwin'],
    [/spotkani/i, 'arkham'],
    [/ściera(?:ją)? się/i, 'arkham'],
    [/(?:nazw|nazyw|podaj)\p{L}* (?:się )?\*?tras/iu, 'arkham'],
    [/czyni niedostępn|kości jeszcze nie rzucono/i, 'arkham'],
    [/połącze(?:nie|nia|ń) wrót/i, 'arkham'],
    [/\d szaleństwa/i, 'arkham'],
    [/dziennik|(?<!\p{L})imię(?!\p{L})|^zapisy$|^oczami$|los wypadnie/iu, 'web'],
  ],
}
