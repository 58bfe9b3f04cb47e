// The addresses of the client's screens, for both client and server: the server answers all others with 404.

export const PAGES = [
  '/',
  '/clubs',
  '/clubs/:name',
  '/clubs/join/:token',
  '/create/:game',
  '/daily',
  '/gallery',
  '/gallery/:game',
  '/learn',
  '/learn/:game',
  '/learn/:game/:chapter',
  '/licences',
  '/local/:id',
  '/opponents',
  '/people',
  '/people/friend/:token',
  '/people/friends',
  '/people/:name',
  '/people/leaderboard',
  '/puzzle/:game/:number',
  '/recover',
  '/replay',
  '/replay/:id',
  '/replays',
  '/rules',
  '/rules/:game',
  '/settings',
  '/table/:id',
  '/tables',
  '/tutor/:game',
] as const

export type Page = (typeof PAGES)[number]

const PATTERNS = PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`))

export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path))
