// The `wayfare` command. Exit codes: 0 fine, 1 what was looked at is wrong, 2 bad usage; each of the latter with one clear line.

import { availableParallelism } from 'node:os'
import { HINTING, REVIEWING } from '@wayfare/bots/coach'
import { HOW_NODES } from '@wayfare/bots/how'
import { PEOPLE } from '@wayfare/bots/people'
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
import { mutants } from './commands/mutants.ts'
import { play } from './commands/play.ts'
import { prose } from './commands/prose.ts'
import { puzzles } from './commands/puzzles.ts'
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
import { eyes, Failed, setting, share, UsageError, wholeNumber } from './usage.ts'

export async function main(args: readonly string[]): Promise<number> {
  process.exitCode = 0
  try {
    await program().parseAsync(args, { from: 'user' })
    return process.exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help and version were asked for, or commander's own line has been printed.
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
const keep = () => import('./commands/keep.ts')
const isCannotStart = (error: unknown): error is Error => error instanceof Error && error.name === 'CannotStart'

function complain(error: Error, code: number): number {
  process.stderr.write(`wayfare: ${error.message}\n`)
  return code
}

const gameOption = () => new Option('--game <id>', 'which game').default(DEFAULT_GAME)
const seedOption = () => new Option('--seed <text>', 'makes all of it repeatable').default('1')
const jsonOption = () => new Option('--json', 'print JSON and nothing else')
const playersOption = () => new Option('--players <n>', 'how many play').argParser(wholeNumber(1, 9))
const languageOption = () => new Option('--language <id>', 'of the sentences').choices(LANGUAGES)
const workersOption = () =>
  new Option('--workers <n>', 'processes that play at once')
    .argParser(wholeNumber(1, 256))
    .default(availableParallelism())
const worldsOption = (worlds: number, least = 2) =>
  new Option('--worlds <n>', 'how many each way is played out in').argParser(wholeNumber(least, 10_000)).default(worlds)

/** Half of the worlds rank the ways, and of the other half two at least are needed to say how sure the figures are. */
const LEAST_HINT_WORLDS = 4
const nodesOption = (nodes: number) =>
  new Option('--nodes <n>', 'moves tried out in the plan that the ways come from')
    .argParser(wholeNumber(1, 100_000_000))
    .default(nodes)
const playerOption = () => new Option('--player <bot>', "who plays games out, instead of the coach's own")
const setOption = () =>
  new Option('--set <name=value>', "one of the table's options; may be repeated").argParser(setting)

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
  command('games', 'which games there are').addOption(jsonOption()).action(games)
  command('simulate', 'play games between bots and count')
    .addOption(gameOption())
    .addOption(playersOption())
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 50)
    .addOption(seedOption())
    .option('--bots <names>', 'who plays, seat by seat: random,greedy')
    .addOption(setOption())
    .option('--save <file>', "write the first game's log")
    .addOption(jsonOption())
    .action(simulate)
  command('check', 'play random games and hold them against the promises')
    .addOption(gameOption())
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 200)
    .addOption(seedOption())
    .option('--seconds <n>', 'stop after so long', wholeNumber(1, 1_000_000))
    .addOption(playersOption())
    .addOption(setOption())
    .option('--exhaust', 'go on until every card, tile and space was used')
    .option('--keep <folder>', 'write the logs of games that used something new there')
    .addOption(jsonOption())
    .action(check)
  command('try', 'lay a position and try moves on it')
    .addOption(gameOption())
    .option('--position <file>', 'what lies on the table; the rest is a fresh set-up')
    .option('--play <move>', 'a move; may be repeated', (move: string, before: string[] = []) => [...before, move])
    .option('--cases <file>', 'many of them: [{ name, position, play, expect }], one line each')
    .option('--schema', 'the fields of a position, the ids they may have, and an example')
    .option('--as <seat>', 'what that seat sees, or a spectator', eyes)
    .addOption(jsonOption())
    .action(tryMoves)
  command('arena', 'bots against each other, every deal from every seat; with one player, alone against the game')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .requiredOption('--bots <names>', 'who plays: odile,greedy')
    .option('--games <n>', 'how many games, made up to whole deals', wholeNumber(1, 1_000_000), 100)
    .addOption(seedOption())
    .addOption(setOption())
    .option('--least <share>', 'the first bot must win so many, 0.6 of them; ends early when that is sure', share)
    .option('--points <n>', 'the first bot must have so many points on average', wholeNumber(1, 10_000))
    .option('--keep <folder>', 'keep every game there, and go on where it stopped')
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(arena)
  command(
    'ladder',
    'measures all bots in all games and writes docs/BOTS.md and strengths.json; goes on where it stopped',
  )
    .option('--only <ids>', 'some games')
    .option('--bots <names>', 'from the weakest to the strongest; all levels unless named')
    .option('--players <list>', 'tables of these sizes', ALL_SIZES)
    .option('--share <percent>', 'of the games, for a quick look', wholeNumber(1, 1_000), 100)
    .addOption(seedOption())
    .option('--keep <folder>', 'where games are kept', `${rootFolder()}docs/ladder`)
    .option('--minutes <n>', 'begin no game after so long: what there is gets written', wholeNumber(0, 100_000))
    .option('--out <file>', 'what is written', `${rootFolder()}docs/BOTS.md`)
    .option('--strengths <file>', 'where the client has it from', `${rootFolder()}packages/bots/src/strengths.json`)
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(ladder)
  command('hint', 'the best ways to go on from a decision of a stored game, as far as the seat could know')
    .argument('<file>')
    .option('--at <rows>', 'after so many rows; at the last decision unless said', wholeNumber(0, 1_000_000))
    .option('--seat <n>', 'whose decision, where several decide', wholeNumber(0, 8))
    .addOption(worldsOption(HINTING.worlds, LEAST_HINT_WORLDS))
    .addOption(nodesOption(HINTING.effort.nodes))
    .addOption(playerOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(hint)
  command('how', 'the shortest steps to something that is refused at a decision of a stored game')
    .argument('<file>')
    .argument('<what>', 'a move, or a thing by its id')
    .option('--at <rows>', 'after so many rows; at the last decision unless said', wholeNumber(0, 1_000_000))
    .option('--seat <n>', 'whose decision, where several decide', wholeNumber(0, 8))
    .option('--nodes <n>', 'steps tried before it gives up', wholeNumber(1, 100_000_000), HOW_NODES)
    .addOption(jsonOption())
    .action(how)
  command('review', 'the three decisions of a finished game that cost a seat most, and what would have been better')
    .argument('<file>')
    .option('--seat <n>', 'whose decisions', wholeNumber(0, 8), 0)
    .addOption(worldsOption(REVIEWING.worlds))
    .addOption(nodesOption(REVIEWING.effort.nodes))
    .addOption(playerOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(review)
  command('calibrate', "holds what the coach expects against how a bot's games end; goes on where it stopped")
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .requiredOption('--bot <name>', 'who plays these games, at all seats')
    .option('--positions <n>', 'how many, four of each game', wholeNumber(1, 100_000), 20)
    .option(
      '--hints <n>',
      'at so many of these four ways are compared, which takes most of the time',
      wholeNumber(0, 4),
      4,
    )
    .addOption(worldsOption(HINTING.worlds, LEAST_HINT_WORLDS))
    .addOption(nodesOption(HINTING.effort.nodes))
    .addOption(playerOption())
    .addOption(seedOption())
    .addOption(setOption())
    .option('--minutes <n>', 'begin no game after so long', wholeNumber(0, 100_000))
    .option('--check', 'fail if hints tell a larger lead than play-outs find that did not choose')
    .option(
      '--keep <file>',
      'keep what is found, and go on there; docs/ladder/coach-GAME.jsonl is told of in docs/BOTS.md',
    )
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(calibrate)
  command('puzzles', 'makes puzzles of a game from games of a bot, each with its proof: the best score of a turn')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .option('--bot <name>', 'who plays these games, at all seats', 'odile')
    .option('--count <n>', 'how many', wholeNumber(1, 1_000), 3)
    .option('--out <file>', 'what is written; the data of the game unless said')
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(puzzles)
  command('sources', 'where the points of a strong bot come from, for reviews; goes on where it stopped')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .option('--bot <name>', 'who plays these games, at all seats', 'brandt')
    .option('--games <n>', 'how many', wholeNumber(1, 100_000), 20)
    .option('--minutes <n>', 'begin no game after so long', wholeNumber(0, 100_000))
    .option('--out <file>', 'what is added to; the data of reviews unless said')
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(sources)
  command('train', 'fit the weights of a planning to games of a strong bot, and try them against the old ones')
    .addOption(gameOption())
    .addOption(playersOption().default(2))
    .addOption(new Option('--bot <name>', 'who plays, at all seats').choices(PEOPLE).default('odile'))
    .option('--games <n>', 'how many are learned from', wholeNumber(5, 1_000_000), 1_000)
    .option('--share <x>', 'how much of the change is made, from 0 to 1', share, 1)
    .option('--match <n>', 'games of the new weights against the old', wholeNumber(1, 100_000), 200)
    .option('--minutes <n>', 'begin no game after so long', wholeNumber(0, 100_000))
    .option('--keep <file>', 'keep what was played, and go on there')
    .addOption(workersOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .action(train)
  command('solve', 'best final routes for sheets in a file')
    .argument('<file>')
    .addOption(gameOption())
    .addOption(
      new Option('--objective <id>', 'O1: points; O2: points expected after the encounter').choices(['O1', 'O2']),
    )
    .addOption(jsonOption())
    .action(solve)
  command('replay', 'run a log again').argument('<file>').addOption(jsonOption()).action(replayFile)
  command('tell', 'a stored game as its readers see it')
    .argument('<file>')
    .addOption(languageOption().default('en'))
    .option('--all', 'prompts and buttons too')
    .option('--names <names>', 'who sits where: Anna,Bob')
    .addOption(jsonOption())
    .action(tell)
  command('prose', 'read what is said in games between bots, and find what no reader should meet')
    .addOption(gameOption())
    .option('--games <n>', 'how many games', wholeNumber(1, 100_000), 10)
    .addOption(seedOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action(prose)
  command('verify', 'hold a finished log against its commitment and its signature')
    .argument('<file>')
    .option('--key <hex>', 'the public key of the server that must have signed it, as GET /api/server says it')
    .addOption(jsonOption())
    .action(verify)
  command('rules', 'which rules of the ledger are shown by a test')
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(rules)
  command('mutants', 'put small faults into the rules; tests must notice')
    .addOption(gameOption())
    .option('--sample <n>', 'how many', wholeNumber(1, 10_000), 20)
    .addOption(seedOption())
    .option('--least <percent>', 'fail below this share', wholeNumber(0, 100))
    .addOption(jsonOption())
    .action(mutants)
  command('bench', 'how fast it is, beside a yardstick')
    .option('--only <id>', 'one game')
    .option('--seconds <n>', 'how long in all; on servers each game', wholeNumber(5, 3_600), 40)
    .option('--sheets <n>', 'final sheets of each bot for the solver', wholeNumber(0, 100_000), 50)
    .option('--server', "our server on SQLite and PostgreSQL beside boardgame.io's")
    .option('--bots', "a person's move on our server beside fifty tables of bots")
    .option('--web', 'what the web client weighs and how quick it is, in Chromium')
    .option('--how', 'how long it takes to say how something refused could be done')
    .addOption(jsonOption())
    .action(bench)
  command('freeze', "keep today's rules as a built file, before the version is raised")
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(freeze)
  // Carried out by bin/wayfare.js, which builds the server first; here it is only listed.
  command('serve', 'serve the games to browsers; `wayfare serve --help` lists the settings')
  command('backup', "a copy of the server's database, also while it runs")
    .argument('<file>')
    .addOption(jsonOption())
    .action(async (file, options) => (await keep()).backup(file, options))
  command('restore', 'puts a backup in place; the server must be stopped')
    .argument('<file>')
    .option('--force', 'replace what is there')
    .addOption(jsonOption())
    .action(async (file, options) => (await keep()).restore(file, options))
  command('password', 'a new password for an account whose owner has forgotten theirs')
    .argument('<login>')
    .addOption(jsonOption())
    .action(async (login, options) => (await keep()).password(login, options))
  command('reports', 'what people reported')
    .option('--close <id>', 'this report is dealt with', wholeNumber(1, 1_000_000_000))
    .option('--hide <id>', 'take this line out of the chat', wholeNumber(1, 1_000_000_000))
    .option('--silence <person>', 'they may write no more')
    .option('--unsilence <person>', 'they may write again')
    .addOption(jsonOption())
    .action(async (options) => (await keep()).reports(options))
  command('play', 'play in the terminal')
    .option('--game <id>', 'which game')
    .addOption(playersOption())
    .option('--seats <kinds>', 'human or a bot, seat by seat: human,greedy')
    .option('--seed <text>', 'deal this game')
    .addOption(setOption())
    .option('--log <file>', 'save here; goes on if the file is there')
    .addOption(languageOption().default('en'))
    .action(play)
  return wayfare
}
