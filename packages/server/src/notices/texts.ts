// The texts of notices, in the language of their recipient.

import { asLanguage, type Language, type Speaker, speaker, type Translation } from '@wayfare/text'
import type { Notice } from './notice.ts'

const en = {
  notices: {
    call: 'Your table is full: {game}',
    callBody: 'Sit down before the time to answer is up.',
    turn: 'Your turn: {game}',
    warning: 'Your time is running out: {game}',
    table: 'Table {table}.',
    soon: 'Table {table}. Less than an hour left.',
    hours: 'Table {table}. {count, plural, one {# hour} other {# hours}} left.',
    days: 'Table {table}. {count, plural, one {# day} other {# days}} left.',
    invited: '{name} invites you: {game}',
    seat: 'A seat is free for you.',
    evening: '{club}: {text}',
    eveningBody: 'Begins at {time}, by the clocks of {zone}.',
    footer: 'To stop these e-mails, remove your address in your Wayfare settings.',
    recovery: 'Wayfare: a new password for {login}',
    recoveryLink: 'With this link you can choose a new password within an hour:',
    recoveryFooter: 'If you did not ask for this, do nothing: your password stays the same.',
  },
}

const ru: Translation<typeof en, 'ru'> = {
  notices: {
    call: 'Ваш стол собран: {game}',
    callBody: 'Садитесь, пока не вышло время на ответ.',
    turn: 'Ваш ход: {game}',
    warning: 'Время истекает: {game}',
    table: 'Стол {table}.',
    soon: 'Стол {table}. Осталось меньше часа.',
    hours:
      'Стол {table}. {count, plural, one {Остался # час} few {Осталось # часа} many {Осталось # часов} other {Осталось # часа}}.',
    days: 'Стол {table}. {count, plural, one {Остался # день} few {Осталось # дня} many {Осталось # дней} other {Осталось # дня}}.',
    invited: '{name} зовёт вас за стол: {game}',
    seat: 'Для вас есть свободное место.',
    evening: '{club}: {text}',
    eveningBody: 'Начало в {time}, часовой пояс {zone}.',
    footer: 'Чтобы больше не получать таких писем, уберите адрес почты из настроек Wayfare.',
    recovery: 'Wayfare: новый пароль для {login}',
    recoveryLink: 'По этой ссылке в течение часа можно задать новый пароль:',
    recoveryFooter: 'Если вы об этом не просили, ничего не делайте: пароль останется прежним.',
  },
}

const fr: Translation<typeof en, 'fr'> = {
  notices: {
    call: 'Votre table est complète : {game}',
    callBody: 'Asseyez-vous avant la fin du délai de réponse.',
    turn: 'À vous de jouer : {game}',
    warning: 'Le temps va vous manquer : {game}',
    table: 'Table {table}.',
    soon: 'Table {table}. Il reste moins d’une heure.',
    hours: 'Table {table}. Il reste {count, plural, one {# heure} other {# heures}}.',
    days: 'Table {table}. Il reste {count, plural, one {# jour} other {# jours}}.',
    invited: '{name} vous invite : {game}',
    seat: 'Une place est libre pour vous.',
    evening: '{club} : {text}',
    eveningBody: 'Début à {time}, fuseau horaire {zone}.',
    footer: 'Pour ne plus recevoir ces courriels, retirez votre adresse dans vos réglages Wayfare.',
    recovery: 'Wayfare : un nouveau mot de passe pour {login}',
    recoveryLink: 'Ce lien permet pendant une heure de choisir un nouveau mot de passe :',
    recoveryFooter: 'Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  },
}

const pl: Translation<typeof en, 'pl'> = {
  notices: {
    call: 'Twój stół jest pełny: {game}',
    callBody: 'Usiądź, zanim minie czas na odpowiedź.',
    turn: 'Twoja kolej: {game}',
    warning: 'Kończy ci się czas: {game}',
    table: 'Stół {table}.',
    soon: 'Stół {table}. Została mniej niż godzina.',
    hours:
      'Stół {table}. {count, plural, one {Została # godzina} few {Zostały # godziny} many {Zostało # godzin} other {Zostało # godziny}}.',
    days: 'Stół {table}. {count, plural, one {Został # dzień} few {Zostały # dni} many {Zostało # dni} other {Zostało # dnia}}.',
    invited: '{name} zaprasza do stołu: {game}',
    seat: 'Czeka na ciebie wolne miejsce.',
    evening: '{club}: {text}',
    eveningBody: 'Początek o {time}, strefa czasowa {zone}.',
    footer: 'Aby nie dostawać tych wiadomości, usuń swój adres e-mail w ustawieniach Wayfare.',
    recovery: 'Wayfare: nowe hasło dla {login}',
    recoveryLink: 'Ten link pozwala przez godzinę ustawić nowe hasło:',
    recoveryFooter: 'Jeśli to nie twoja prośba, nic nie rób: hasło pozostanie bez zmian.',
  },
}

const TEXTS: { readonly [L in Language]: Translation<typeof en, L> } = { en, ru, fr, pl }

/** `table` is its name among the players; `hours` is the time left on the clock, if there is one. */
type Turn = {
  readonly game: string
  readonly table: string
  readonly url: string
  readonly hours?: number
  /** True if the turn began long ago and its time will soon be up. */
  readonly isWarning?: boolean
}

export function turnNotice(language: string, { game, table, url, hours, isWarning }: Turn): Notice {
  const { say } = speakerOf(language)
  return {
    title: say(isWarning ? 'notices.warning' : 'notices.turn', { game }),
    body: bodyOf(),
    url,
    tag: `turn ${url}`,
  }

  function bodyOf(): string {
    if (hours === undefined) return say('notices.table', { table })
    if (hours < 1) return say('notices.soon', { table })
    if (hours < 48) return say('notices.hours', { table, count: Math.floor(hours) })
    return say('notices.days', { table, count: Math.floor(hours / 24) })
  }
}

/** `from`: the friend who invites. */
type Invited = { readonly game: string; readonly from: string; readonly url: string }

export function invitationNotice(language: string, { game, from, url }: Invited): Notice {
  const { say } = speakerOf(language)
  return { title: say('notices.invited', { name: from, game }), body: say('notices.seat'), url, tag: `invited ${url}` }
}

type EveningFacts = {
  readonly club: string
  readonly text: string
  readonly time: string
  readonly zone: string
  readonly url: string
  readonly tag: string
}

/** An evening of a club begins soon. Time zones have names such as Europe/Warsaw in every language. */
export function eveningNotice(language: string, { club, text, time, zone, url, tag }: EveningFacts): Notice {
  const { say } = speakerOf(language)
  const place = zone.replaceAll('_', ' ')
  return {
    title: say('notices.evening', { club, text }),
    body: say('notices.eveningBody', { time, zone: place }),
    url,
    tag,
  }
}

/** Somebody who is away is told that the table they looked for is full. */
export function callNotice(
  language: string,
  { game, url, tag }: { readonly game: string; readonly url: string; readonly tag: string },
): Notice {
  const { say } = speakerOf(language)
  return { title: say('notices.call', { game }), body: say('notices.callBody'), url, tag }
}

/** The mail with the link by which somebody gets back into their account. */
export function recoveryLetter(language: string, { login, url }: { readonly login: string; readonly url: string }) {
  const { say } = speakerOf(language)
  return {
    subject: say('notices.recovery', { login }),
    lines: [say('notices.recoveryLink'), url],
    footer: say('notices.recoveryFooter'),
  }
}

export function mailFooter(language: string): string {
  return speakerOf(language).say('notices.footer')
}

function speakerOf(language: string): Speaker {
  const known = asLanguage(language) ?? 'en'
  return speaker(known, [TEXTS[known]])
}
