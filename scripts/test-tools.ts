// Finds the programs that some tests need besides Node: a PostgreSQL server and a browser of the Chromium family.
// Nothing is installed here; see prepare-tests.ts.

import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

export type TestTool = {
  /** The tag of the tests that need it (see vitest.config.ts). */
  readonly tag: 'postgres' | 'browser'
  readonly name: string
  /** The Debian packages that contain it, the best first: not every release has all of them. */
  readonly packages: readonly string[]
  /** What to do if the tests cannot install it themselves. */
  readonly remedy: string
  /** Returns the folder of PostgreSQL's programs, or the path of the browser. */
  readonly find: () => string | undefined
}

export const TEST_TOOLS: readonly TestTool[] = [
  {
    tag: 'postgres',
    name: 'PostgreSQL',
    packages: ['postgresql'],
    remedy: 'install it (apt-get install postgresql, brew install postgresql), or put its initdb on the PATH',
    find: findPostgres,
  },
  {
    tag: 'browser',
    name: 'Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    remedy: 'install Chromium, Google Chrome or Edge (apt-get install chromium), or name one by CHROME_PATH',
    find: findChromium,
  },
]

/** The folder that holds `initdb` and `postgres`: on the PATH, or where Debian, Fedora and Homebrew put the newest version. */
export function findPostgres(): string | undefined {
  return [
    ...pathFolders(),
    ...newestFirst('/usr/lib/postgresql').map((version) => join(version, 'bin')),
    ...newestFirst('/usr', /^pgsql-/).map((version) => join(version, 'bin')),
    ...['/opt/homebrew/opt', '/usr/local/opt']
      .flatMap((folder) => newestFirst(folder, /^postgresql(@\d+)?$/))
      .map((version) => join(version, 'bin')),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** CHROME_PATH, or a Chromium, Chrome or Edge that is installed, or one that Playwright has downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  const candidates = named ? [named] : [...installedBrowsers(), ...playwrightBrowsers()]
  return candidates.find((file) => existsSync(file))
}

/** The headless shell takes three quarters of the processor time of a whole browser for the same tests. */
const LINUX_COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

function installedBrowsers(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
        MAC_APPS.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
      )
    case 'win32': {
      const { ProgramFiles, 'ProgramFiles(x86)': ProgramFilesX86, LOCALAPPDATA } = process.env
      return [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].flatMap((folder) =>
        folder ? WINDOWS_PROGRAMS.map((program) => join(folder, program)) : [],
      )
    }
    default:
      return LINUX_COMMANDS.flatMap((command) => pathFolders().map((folder) => join(folder, command)))
  }
}

/** The places inside a Playwright download where its program lies, by platform and age of the download. */
const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/headless_shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-win/headless_shell.exe',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
]

function playwrightBrowsers(): string[] {
  const caches: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(homedir(), 'Library', 'Caches'),
    win32: process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'),
  }
  const cache = caches[process.platform] ?? join(homedir(), '.cache')
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(cache, 'ms-playwright')
  const versions = [...newestFirst(folder, /^chromium_headless_shell-\d+$/), ...newestFirst(folder, /^chromium-\d+$/)]
  return versions.flatMap((version) => PLAYWRIGHT_PROGRAMS.map((program) => join(version, program)))
}

/** A daemon or a cron job may have a PATH without the system's own folders. */
function pathFolders(): string[] {
  const named = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return process.platform === 'win32' ? named : [...named, '/usr/local/bin', '/usr/bin', '/snap/bin']
}

/** The folders below `parent` whose names match, the one with the highest version first. */
function newestFirst(parent: string, name = /^\d+(\.\d+)*$/): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((entry) => name.test(entry))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((entry) => join(parent, entry))
}
