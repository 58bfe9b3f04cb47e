// Rarely used screens, whose list is not in the first script.

import { withWords } from '../base/i18n/index.ts'
import type { Screens } from './screens.ts'

export const MORE: Screens = [
  [
    '/opponents',
    async () =>
      (
        await withWords(
          import('../features/ratings/text/index.ts'),
          withWords(import('../features/opponents/text/index.ts'), import('../screens/opponents/opponents.tsx')),
        )
      ).Opponents,
  ],
  [
    '/people',
    async () =>
      (
        await withWords(
          import('../features/clubs/text/index.ts'),
          withWords(
            import('../features/meeting/text/index.ts'),
            withWords(import('../features/friends/text/index.ts'), import('../screens/people/people-screen.tsx')),
          ),
        )
      ).PeopleScreen,
  ],
  [
    '/people/friends',
    async () =>
      (
        await withWords(
          import('../features/meeting/text/index.ts'),
          withWords(import('../features/friends/text/index.ts'), import('../screens/people/friends.tsx')),
        )
      ).FriendsPage,
  ],
  [
    '/people/friend/:token',
    async () =>
      (await withWords(import('../features/friends/text/index.ts'), import('../screens/people/friend-link.tsx')))
        .FriendLinkPage,
  ],
  [
    '/people/leaderboard',
    async () =>
      (
        await withWords(
          import('../features/ratings/text/index.ts'),
          withWords(import('../features/opponents/text/index.ts'), import('../screens/people/leaderboard.tsx')),
        )
      ).Leaderboard,
  ],
  [
    '/people/:name',
    async () =>
      (
        await withWords(
          import('../features/ratings/text/index.ts'),
          withWords(
            import('../features/passport/text/index.ts'),
            withWords(
              import('../features/friends/text/index.ts'),
              withWords(import('../features/opponents/text/index.ts'), import('../screens/people/passport.tsx')),
            ),
          ),
        )
      ).PassportScreen,
  ],
  [
    '/clubs',
    async () =>
      (
        await withWords(
          import('../features/clubs/text/index.ts'),
          withWords(import('../features/passport/text/index.ts'), import('../screens/clubs/clubs-screen.tsx')),
        )
      ).ClubsScreen,
  ],
  [
    '/clubs/:name',
    async () =>
      (
        await withWords(
          import('../features/clubs/text/index.ts'),
          withWords(
            import('../features/meeting/text/index.ts'),
            withWords(import('../features/passport/text/index.ts'), import('../screens/clubs/club-screen.tsx')),
          ),
        )
      ).ClubScreen,
  ],
  [
    '/clubs/join/:token',
    async () =>
      (await withWords(import('../features/clubs/text/index.ts'), import('../screens/clubs/club-link.tsx')))
        .ClubLinkScreen,
  ],
  [
    '/learn',
    async () =>
      (await withWords(import('../features/learn/text/index.ts'), import('../screens/learn/learn-page.tsx'))).LearnPage,
  ],
  [
    '/learn/:game/:chapter',
    async () =>
      (await withWords(import('../features/learn/text/index.ts'), import('../screens/learn/chapter-screen.tsx')))
        .ChapterScreen,
  ],
  [
    '/tutor/:game',
    async () =>
      (await withWords(import('../features/learn/text/index.ts'), import('../screens/learn/tutor-screen.tsx')))
        .TutorScreen,
  ],
  [
    '/licences',
    async () =>
      (await withWords(import('../screens/settings/text/index.ts'), import('../screens/settings/licences.tsx')))
        .Licences,
  ],
  [
    '/recover',
    async () =>
      (await withWords(import('../screens/settings/text/index.ts'), import('../screens/settings/recover.tsx'))).Recover,
  ],
  [
    '/puzzle/:game/:number',
    async () =>
      (await withWords(import('../features/puzzle/text/index.ts'), import('../screens/puzzle/puzzle-screen.tsx')))
        .PuzzleScreen,
  ],
  ['/gallery', async () => (await import('../screens/gallery/gallery.tsx')).Gallery],
  ['/gallery/:game', async () => (await import('../screens/gallery/game-gallery.tsx')).GameGallery],
]
