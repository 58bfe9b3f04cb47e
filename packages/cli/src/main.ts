// The `wayfare` command. It exits with 0 if all is well, with 1 if the examined file or game has a fault, and with 2
// after wrong usage. Faults and wrong usage are explained in one line.

import { availableParallelism } from 'node:os'
import { HINTING, REVIEWING } from '@wayfare/bots/coach'
import { HOW_NODES } from '@wayfare/bots/how'
import { PERSONAS } from '@wayfare/bots/personas'
import { BadTable } from '@wayfare/kernel'
import { rootFolder, UnknownGame } from '@wayfare/library'
import { LANGUAGES } from '@wayfare/text'
import { Command, CommanderError, Option } from 'commander'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { calibrate } from './commands/calibrate.ts'
import { check } from './commands/check.ts'
import { freeze } from './commands/freeze.ts'
import { games } from './commands/games.ts'
import { hint } from './commands/hint.ts'
import { how } from './commands/how.ts'
import { ALL_SIZES, ladder } from './commands/ladder.ts'
import { lesson } from './commands/lesson.ts'
import { mutants } from './commands/mutants.ts'
import { play } from './commands/play.ts'
import { prose } from './commands/prose.ts'
import { puzzles } from './commands/puzzles.ts'
import { ratings } from './commands/ratings.ts'
import { replayFile, verify } from './commands/replay.ts'
import { review } from './commands/review.ts'
import { rules } from './commands/rules.ts'
import { simulate } from './commands/simulate.ts'
import { solve } from './commands/solve.ts'
import { sources } from './commands/sources.ts'
import { tell } from './commands/tell.ts'
import { train } from './commands/train.ts'
import { tryMoves } from './commands/try.ts'
import { DEFAULT_GAME } from './games.ts'
import { Failed, setting, shareOption, UsageError, viewer, wholeNumber } from './usage.ts'

export async function main(args: readonly string[]): Promise<number> {
  process.exitCode = 0
  try {
    await program().parseAsync(args, { from: 'user' })
    return process.exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      // The user asked for help or for the version, or commander has already printed its own error.
      return error.exitCode === 0 || error.code === 'commander.helpDisplayed' ? 0 : 2
    }
    if (error instanceof Failed) return complain(error, 1)
    if (
      error instanceof UsageError ||
      error instanceof UnknownGame ||
      isCannotStart(error) ||
      error instanceof BadTable
    )
      return complain(error, 2)
    throw error
  }
}

/** The server is loaded only by the commands that need it. */
const loadMaintenance = () => import('./commands/maintenance.ts')
const isCannotStart = (error: unknown): error is Error => error instanceof Error && error.name === 'CannotStart'

function complain(error: Error, code: number): number {
  process.stderr.write(`wayfare: ${error.message}\n`)
  return code
}

const gameOption = () => new Option('--game <id>', 'which game').default(DEFAULT_GAME)
const seedOption = () => new Option('--seed <text>', 'makes the run repeatable').default('1')
const jsonOption = () => new Option('--json', 'print JSON and nothing else')
const playersOption = () => new Option('--players <n>', 'number of players').argParser(wholeNumber(1, 9))
const languageOption = () => new Option('--language <id>', 'language of the sentences').choices(LANGUAGES)
const workersOption = () =>
  new Option('--workers <n>', 'processes that play at once')
    .argParser(wholeNumber(1, 256))
    .default(availableParallelism())
const worldsOption = (worlds: number, least = 2) =>
  new Option('--worlds <n>', 'simulated games for each option').argParser(wholeNumber(least, 10_000)).default(worlds)

/** Half of the worlds rank the options; the other half gives the figures, and needs at least two worlds for their uncertainty. */
const LEAST_HINT_WORLDS = 4
const nodesOption = (nodes: number) =>
  new Option('--nodes <n>', 'moves tried when looking for options')
    .argParser(wholeNumber(1, 100_000_000))
    .default(nodes)
const playerOption = () =>
  new Option('--player <bot>', "bot that plays the simulated games, instead of the coach's own")
const setOption = () =>
  new Option('--set <name=value>', 'sets an option of the table; may be repeated').argParser(setting)

function program(): Command {
  const wayfare = new Command('wayfare')
    .description('Heavy board games: play, check and measure them.')
    .showHelpAfterError(false)
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'wayfare: ')) })
    .exitOverride()
  const command = (name: string, what: string) => {
    const made = wayfare.command(name).description(what)
    return made
      .exitOverride()
      .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, `wayfare ${made.name()}: `)) })
  }
  command('games', 'list the games').addOption(jsonOption()).action(games)
  command('simulate', 'play games between bots and count points and wins')
    .addOption(gameOption())
    .addOption(playersOption())
    .option('--games <n>', 'number of games', wholeNumber(1, 10_000_000), 50)
    .addOption(seedOption())
    .option('--bots <names>', 'bots seat by seat: random,greedy')
    .addOption(setOption())
    .option('--save <file>', "write the first game's log")
    .addOption(jsonOption())
    .action(simulate)
  command('check', 'play random games and check them against the promises')
    .addOption(gameOption())
    .option('--games <n>', 'number of games', wholeNumber(1, 10_000_000), 200)
    .addOption(seedOption())
    .option('--seconds <n>', 'stop after this many seconds', wholeNumber(1, 1_000_000))
    .addOption(playersOption())
    .addOption(setOption())
    .option('--exhaust', 'play until every card, tile and space has been used')
    .option('--keep <folder>', 'folder for the logs of games that used something new')
    .addOption(jsonOption())
    .action(check)
  command('try', 'set up a position and try moves on it')
    .addOption(gameOption())
    .option('--position <file>', 'the position; everything it leaves out is a fresh set-up')
    .option('--play <move>', 'a move; may be repeated', (move: string, before: string[] = []) => [...before, move])
    .option('--cases <file>', 'many positions: [{ name, position, play, expect }], one line of output each')
    .option('--schema', 'print the fields of a position, the ids they may have, and an example')
    .option('--as <seat>', 'print what that seat sees, or a spectator', viewer)
    .addOption(jsonOption())
    .action(tryMoves)
  command('arena', 'play bots against each other, every deal from every seat; with one player, solo games')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .requiredOption('--bots <names>', 'bots: odile,greedy')
    .option('--games <n>', 'number of games, rounded up to whole deals', wholeNumber(1, 1_000_000), 100)
    .addOption(seedOption())
    .addOption(setOption())
    .option(
      '--least <share>',
      'share of games the first bot must win, such as 0.6; ends early once that is certain',
      shareOption,
    )
    .option('--points <n>', 'points the first bot must have on average', wholeNumber(1, 10_000))
    .option('--keep <folder>', 'folder for all games; continues where it stopped')
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(arena)
  command(
    'ladder',
    'measure all bots in all games and write docs/BOTS.md and strengths.json; continues where it stopped',
  )
    .option('--only <ids>', 'only these games')
    .option('--bots <names>', 'from the weakest to the strongest; defaults to all levels')
    .option('--players <list>', 'table sizes', ALL_SIZES)
    .option('--share <percent>', 'percentage of the games, for a quick look', wholeNumber(1, 1_000), 100)
    .addOption(seedOption())
    .option('--keep <folder>', 'folder for the games', `${rootFolder()}docs/ladder`)
    .option(
      '--minutes <n>',
      'start no game after this many minutes, and write the results so far',
      wholeNumber(0, 100_000),
    )
    .option('--out <file>', 'output file', `${rootFolder()}docs/BOTS.md`)
    .option('--strengths <file>', 'file that the client reads', `${rootFolder()}packages/bots/src/strengths.json`)
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(ladder)
  command(
    'ratings',
    'people’s ratings: fit their scale to the ladder, try the law out, or rebuild them from a server’s logs',
  )
    .option('--fit', 'fit the scale to the games of the ladder and write scale.json')
    .option('--simulate', 'rate simulated people and compare their ratings with their true strengths')
    .option('--rebuild', 'rebuild all ratings and stamps of a server from its logs; the server may run meanwhile')
    .option('--keep <folder>', 'folder with the games of the ladder', `${rootFolder()}docs/ladder`)
    .option('--scale <file>', 'file for --fit', `${rootFolder()}packages/bots/src/ratings/scale.json`)
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(ratings)
  command('hint', 'the best options at a decision of a stored game, based on what the seat could know')
    .argument('<file>')
    .option('--at <rows>', 'row of the log; defaults to the last decision', wholeNumber(0, 1_000_000))
    .option('--seat <n>', 'seat that decides, if there are several', wholeNumber(0, 8))
    .addOption(worldsOption(HINTING.worlds, LEAST_HINT_WORLDS))
    .addOption(nodesOption(HINTING.effort.nodes))
    .addOption(playerOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(hint)
  command('how', 'the shortest steps to a refused move at a decision of a stored game')
    .argument('<file>')
    .argument('<what>', 'a move, or the id of a thing')
    .option('--at <rows>', 'row of the log; defaults to the last decision', wholeNumber(0, 1_000_000))
    .option('--seat <n>', 'seat that decides, if there are several', wholeNumber(0, 8))
    .option('--nodes <n>', 'steps to try before giving up', wholeNumber(1, 100_000_000), HOW_NODES)
    .addOption(jsonOption())
    .action(how)
  command('review', 'the three costliest decisions of a seat in a finished game, and what would have been better')
    .argument('<file>')
    .option('--seat <n>', 'seat to review', wholeNumber(0, 8), 0)
    .addOption(worldsOption(REVIEWING.worlds))
    .addOption(nodesOption(REVIEWING.effort.nodes))
    .addOption(playerOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(review)
  command('calibrate', "compare what the coach expects with how a bot's games end; continues where it stopped")
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .requiredOption('--bot <name>', 'bot that plays these games, at all seats')
    .option('--positions <n>', 'number of positions, four from each game', wholeNumber(1, 100_000), 20)
    .option('--hints <n>', 'how many of these four get a full hint, which takes most of the time', wholeNumber(0, 4), 4)
    .addOption(worldsOption(HINTING.worlds, LEAST_HINT_WORLDS))
    .addOption(nodesOption(HINTING.effort.nodes))
    .addOption(playerOption())
    .addOption(seedOption())
    .addOption(setOption())
    .option('--minutes <n>', 'start no game after this many minutes', wholeNumber(0, 100_000))
    .option('--check', 'fail if hints overstate the lead that independent play-outs find')
    .option('--keep <file>', 'file for the results, to continue from; docs/BOTS.md shows docs/ladder/coach-GAME.jsonl')
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(calibrate)
  command('puzzles', 'make puzzles from games of a bot, each with a proven best score of a turn')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .option('--bot <name>', 'bot that plays these games, at all seats', 'odile')
    .option('--count <n>', 'number of puzzles', wholeNumber(1, 1_000), 3)
    .option('--out <file>', 'output file; defaults to the data of the game')
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(puzzles)
  command('sources', 'count where the points of a strong bot come from, for reviews; continues where it stopped')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .option('--bot <name>', 'bot that plays these games, at all seats', 'brandt')
    .option('--games <n>', 'number of games', wholeNumber(1, 100_000), 20)
    .option('--minutes <n>', 'start no game after this many minutes', wholeNumber(0, 100_000))
    .option('--out <file>', 'file to add to; defaults to the data of reviews')
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(sources)
  command('train', 'fit the weights of a planner to games of a strong bot, and try them against the old ones')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .addOption(new Option('--bot <name>', 'bot that plays, at all seats').choices(PERSONAS).default('odile'))
    .option('--games <n>', 'number of games to learn from', wholeNumber(5, 1_000_000), 1_000)
    .option('--share <x>', 'how much of the change to make, from 0 to 1', shareOption, 1)
    .option('--match <n>', 'games of the new weights against the old', wholeNumber(1, 100_000), 200)
    .option('--minutes <n>', 'start no game after this many minutes', wholeNumber(0, 100_000))
    .option('--keep <file>', 'file for the games played, to continue from')
    .addOption(workersOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(train)
  command('solve', 'best final routes for sheets in a file')
    .argument('<file>')
    .addOption(gameOption())
    .addOption(
      new Option('--objective <id>', 'O1: points; O2: expected points after the encounter').choices(['O1', 'O2']),
    )
    .addOption(jsonOption())
    .action(solve)
  command('replay', 'play a log again and check its result')
    .argument('<file>')
    .addOption(jsonOption())
    .action(replayFile)
  command('tell', 'print a stored game as its readers see it')
    .argument('<file>')
    .addOption(languageOption().default('en'))
    .option('--all', 'also print prompts and buttons')
    .option('--names <names>', 'names, seat by seat: Anna,Bob')
    .addOption(jsonOption())
    .action(tell)
  command('prose', 'read the texts of games between bots, and find those that no reader should see')
    .addOption(gameOption())
    .option('--games <n>', 'number of games', wholeNumber(1, 100_000), 10)
    .addOption(seedOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action(prose)
  command('verify', 'check a finished log against its commitment and its signature')
    .argument('<file>')
    .option('--key <hex>', 'public key of the server that must have signed it, from GET /api/server')
    .addOption(jsonOption())
    .action(verify)
  command('rules', 'list the rules of the ledger that no test names')
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(rules)
  command('lesson', 'play the chapters of the lessons by their shortest way, and read their texts')
    .option('--game <id>', 'one game')
    .option('--check', 'fail if a goal cannot be reached, or a text is missing or too long')
    .option('--write', 'write the states of all positions, after a change of a position or of the rules')
    .addOption(jsonOption())
    .action(lesson)
  command('mutants', 'put small faults into the rules, which the tests must catch')
    .addOption(gameOption())
    .option('--sample <n>', 'number of faults', wholeNumber(1, 10_000), 20)
    .addOption(seedOption())
    .option('--least <percent>', 'fail below this share', wholeNumber(0, 100))
    .addOption(jsonOption())
    .action(mutants)
  command('bench', 'measure speed, beside a yardstick')
    .option('--only <id>', 'one game')
    .option('--seconds <n>', 'seconds in all; for servers, of each game', wholeNumber(5, 3_600), 40)
    .option('--sheets <n>', 'final sheets of each bot for the solver', wholeNumber(0, 100_000), 50)
    .option('--server', "our server on SQLite and PostgreSQL beside boardgame.io's")
    .option('--bots', "a person's move on our server beside fifty tables of bots")
    .option('--web', 'size and speed of the web client, in Chromium')
    .option('--how', 'the search behind How could I?')
    .addOption(jsonOption())
    .action(bench)
  command('freeze', "keep today's rules as a built file, before you raise the version")
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(freeze)
  // This command is only listed here; bin/wayfare.js carries it out, because it builds the server first.
  command('serve', 'serve the games to browsers; `wayfare serve --help` lists the settings')
  command('backup', "copy the server's database, even while it runs")
    .argument('<file>')
    .addOption(jsonOption())
    .action(async (file, options) => (await loadMaintenance()).backup(file, options))
  command('restore', 'put a backup in place; the server must be stopped')
    .argument('<file>')
    .option('--force', 'replace existing data')
    .addOption(jsonOption())
    .action(async (file, options) => (await loadMaintenance()).restore(file, options))
  command('password', 'make a new password for an account whose owner has forgotten theirs')
    .argument('<login>')
    .addOption(jsonOption())
    .action(async (login, options) => (await loadMaintenance()).password(login, options))
  command('reports', 'list what people have reported')
    .option('--close <id>', 'close this report', wholeNumber(1, 1_000_000_000))
    .option('--hide <id>', 'remove this line from the chat', wholeNumber(1, 1_000_000_000))
    .option('--silence <person>', 'do not let this person write any more')
    .option('--unsilence <person>', 'let this person write again')
    .addOption(jsonOption())
    .action(async (options) => (await loadMaintenance()).reports(options))
  command('play', 'play in the terminal')
    .option('--game <id>', 'which game')
    .addOption(playersOption())
    .option('--seats <kinds>', 'human or a bot, seat by seat: human,greedy')
    .option('--seed <text>', 'makes the deal repeatable')
    .addOption(setOption())
    .option('--log <file>', 'save here; resumes if the file exists')
    .addOption(languageOption().default('en'))
    .action(play)
  return wayfare
}
