// Writes docs/BOTS.md from the results of the arena games.

import { aheadOf, type BotStanding, counted, type Estimate, standingOf } from '@wayfare/bots/arena'
import type { readCalibration } from '../coach/calibrating.ts'
import { YARDSTICK } from './ladder-plan.ts'
import {
  BASE,
  type GameResults,
  isForTwo,
  type LadderResult,
  ratingsOf,
  settingText,
  soloRatings,
} from './ladder-ratings.ts'

export type CoachResults = ReturnType<typeof readCalibration> & { readonly title: string }

export function ladderPage(
  games: readonly GameResults[],
  coach: readonly CoachResults[],
  command: string,
  machine: string,
): string {
  const played = games.flatMap(({ results }) => results.flatMap(({ rows }) => rows))
  const hours = played.reduce((sum, { thinking }) => sum + thinking.reduce((all, { ms }) => all + ms, 0), 0) / 3_600_000
  return `${[
    '# How strong the bots are',
    '',
    `Of ${played.length} games so far, which took ${hours.toFixed(1)} hours of one processor; series that are not listed have none yet. Ratings from`,
    'few games say little.',
    '',
    `Made by \`${command}\` from the games in [ladder](ladder), which anybody can play again: it continues where it stopped, and plays`,
    'the same games on any machine. Games of earlier code count if one in twenty, played again, ends as before. Each deal is played',
    'from every seat; brackets are 95 % intervals. A series ends early if its interval clears the bound; an open one needs',
    `more games. Each rung has its bound in points against \`${YARDSTICK}\`, in games won against the rung below, and alone. Elo:`,
    `400 more are odds of ten to one; \`${YARDSTICK}\` has ${BASE} in every column, so do not compare columns. Solo`,
    'games use the ratings for two players: an opponent of the game against which a bot wins half of its games has the rating of',
    `that bot. Times are the processor's, on ${machine}, and only a guide.`,
    ...games.flatMap(gamePart),
    ...(coach.length > 0 ? coachPart(coach) : []),
  ].join('\n')}\n`
}

function gamePart(all: GameResults): string[] {
  const { title, bots, results } = all
  const sizes = [2, 3, 4].filter((players) => results.some(({ entry }) => entry.players === players))
  const ratings = new Map(sizes.map((players) => [players, ratingsOf(all, players)]))
  const alone = results.filter(({ entry }) => entry.kind === 'alone')
  return [
    '',
    `## ${title}`,
    '',
    ...tableOf(
      [
        '',
        ...sizes.map((players) => `Elo, ${players} players`),
        'games for two',
        `points against ${YARDSTICK}`,
        'middle half',
        'ms a turn',
        'slowest turn, s',
      ],
      bots.map((bot) => [
        bot,
        ...sizes.map((players) => rating(ratings.get(players)?.get(bot))),
        String(gamesForTwo(bot, results)),
        ...typical(bot, results),
      ]),
    ),
    ...claimsPart(results),
    ...(alone.length > 0 ? alonePart(alone, soloRatings(all, ratings.get(2) ?? new Map())) : []),
  ]
}

const gamesForTwo = (bot: string, results: readonly LadderResult[]): number =>
  results.reduce(
    (sum, { entry, rows }) => sum + (isForTwo(entry) && entry.bots.includes(bot) ? counted(rows).length : 0),
    0,
  )

function typical(bot: string, results: readonly LadderResult[]): string[] {
  const [found] = results.flatMap(({ entry, rows }) =>
    entry.kind === 'yardstick' ? standingOf(entry.bots, rows).bots.filter((one) => one.bot === bot) : [],
  )
  if (!found) return ['', '', '', '']
  const { points, quartiles, turnMs, slowestMs } = found
  return [figure(points), `${quartiles[0]} to ${quartiles[2]}`, turnMs.toFixed(1), (slowestMs / 1000).toFixed(1)]
}

/** The table of requirements: the bound of each level, whether it is met, and whether the order holds with three and four players. */
function claimsPart(results: readonly LadderResult[]): string[] {
  const rows = results.flatMap(claimsOf)
  return rows.length === 0 ? [] : ['', ...tableOf(['', 'at least', 'is', 'games', ''], rows)]
}

function claimsOf({ entry, rows }: LadderResult): string[][] {
  const [first = '', second = ''] = entry.bots
  const { games, bots, against } = standingOf(entry.bots, rows)
  const where = settingText(entry.set)
  const claim = (what: string, bound: number, is: Estimate, say: (share: number) => string) => [
    `${what}${where ? `, ${where}` : ''}`,
    say(bound),
    figure(is, say),
    String(games),
    verdict(is, bound, games >= entry.games),
  ]
  if (entry.kind === 'table') {
    // If only the strongest bot has a bound, there may be too few games to compare the others.
    const last = entry.bounds.least === undefined ? entry.bots.length : 2
    const pairs = entry.bots.slice(1, last).map((weaker, i) => [entry.bots[i] as string, weaker] as const)
    // The weakest level may be worse than the yardstick.
    const asked = pairs.filter(([, weaker]) => weaker !== YARDSTICK)
    return asked.map(([stronger, weaker]) =>
      claim(
        `${stronger} before ${weaker}, at ${entry.bots.join(', ')}`,
        0.5,
        aheadOf(stronger, weaker, counted(rows)),
        percent,
      ),
    )
  }
  const { least, points } = entry.bounds
  const own = bots[0] as BotStanding
  const share = entry.kind === 'alone' ? own.wins : (against[0]?.ahead ?? own.wins)
  const what = entry.kind === 'alone' ? `${first} wins alone` : `${first} beats ${second}`
  const mean = entry.kind === 'alone' ? `${first}, mean points alone` : `${first}, mean points against ${second}`
  return [
    ...(least === undefined ? [] : [claim(what, least, share, percent)]),
    ...(points === undefined ? [] : [claim(mean, points, own.points, oneDigit)]),
  ]
}

/** `yes` or `no` if the interval clears the bound; when all games are played, the value itself decides. */
function verdict({ value, low, high }: Estimate, bound: number, isAll: boolean): string {
  if (low >= bound || (isAll && value >= bound)) return 'yes'
  return high < bound || isAll ? '**no**' : 'open'
}

function alonePart(results: readonly LadderResult[], elos: ReadonlyMap<string, Estimate>): string[] {
  const opponents = [...new Set(results.map(({ entry }) => settingText(entry.set)))]
  const bots = [...new Set(results.flatMap(({ entry }) => entry.bots))].sort()
  const lines = opponents.map((opponent) => {
    const own = results.filter(({ entry }) => settingText(entry.set) === opponent)
    return [
      opponent,
      rating(elos.get(opponent)),
      ...bots.map((bot) => aloneCell(own.find(({ entry }) => entry.bots[0] === bot))),
    ]
  })
  return ['', ...tableOf(['alone against', 'Elo', ...bots.map((bot) => `${bot}: won; points`)], lines)]
}

function aloneCell(result: LadderResult | undefined): string {
  if (!result) return ''
  const [own] = standingOf(result.entry.bots, result.rows).bots
  return own
    ? `${percent(own.wins.value)} (${percent(own.wins.low)} to ${percent(own.wins.high)}); ${own.points.value.toFixed(1)} (${own.seats} games)`
    : ''
}

/** The range of a coach should contain the result in 90 % to 98 % of the games, measured at this number of positions at least. */
const COACH_RANGE = { low: 0.9, high: 0.98, positions: 200 }

function rangeVerdict({ positions, covered: { value } }: CoachResults): string {
  if (positions < COACH_RANGE.positions) return 'open'
  return value >= COACH_RANGE.low && value <= COACH_RANGE.high ? 'yes' : '**no**'
}

function coachPart(coach: readonly CoachResults[]): string[] {
  return [
    '',
    '## The coach',
    '',
    'In games between bots the coach says at four positions of each game what it expects, and that is compared with the end: within',
    `its range at ${percent(COACH_RANGE.low)} to ${percent(COACH_RANGE.high)} of ${COACH_RANGE.positions} positions. At some of them the first and the third of its options are played out in new worlds. Made by`,
    ...coach.map(({ command }, i) => `\`${command}\`${i < coach.length - 1 ? ',' : '.'}`),
    '',
    ...tableOf(
      [
        '',
        'games of',
        'worlds',
        'positions',
        'in the range',
        '',
        'in the middle half',
        'ended above it by',
        'first before third by',
      ],
      coach.map((one) => [
        one.title,
        one.bot,
        String(one.worlds),
        String(one.positions),
        figure(one.covered, percent),
        rangeVerdict(one),
        figure(one.middle, percent),
        figure(one.above),
        leadCell(one),
      ]),
    ),
  ]
}

/** Formats the lead that hints predicted beside the real one. Older result files do not contain it. */
const leadCell = ({ hinted, ahead, compared, told }: CoachResults): string =>
  hinted > 1 ? `${figure(ahead)} at ${hinted}${compared > 1 ? `, told as ${figure(told)}` : ''}` : ''

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`
const oneDigit = (value: number): string => value.toFixed(1)

/** Formats a value with its interval. A single deal has no interval. */
function figure({ value, low, high }: Estimate, say = oneDigit): string {
  return Number.isFinite(high) ? `${say(value)} (${say(low)} to ${say(high)})` : say(value)
}

function rating(elo: Estimate | undefined): string {
  if (!elo) return ''
  const [value, spread] = [Math.round(elo.value), Math.round(elo.high - elo.value)]
  return spread === 0 ? String(value) : `${value} ± ${spread}`
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}
