// The order in which test files run. A worker that caches modules goes on with another file only if that belongs to the
// same project, so projects come one after another. Long files come first, so that no worker waits for the last of
// them.

import { BaseSequencer } from 'vitest/node'

const PROJECTS = ['server', 'browser', 'bots', 'rules', 'client', 'components']

/** The longest files, as measured. In a fresh clone Vitest knows no durations and would sort by size. */
const LONG = [
  'server/src/jobs/bots',
  'server/src/outage',
  'server/src/crash',
  'server/src/two-processes',
  'server/src/http/nonsense',
  'server/src/live/seats',
  'server/src/http/people-routes',
  'server/src/accounts/accounts',
  'server/src/leak',
  'server/src/full-disk',
  'server/src/jobs/thinker',
  'server/src/store/sqlite',
  'server/src/store/postgres',
  'web/src/e2e/screens',
  'web/src/e2e/together',
  'web/src/e2e/guide',
  'web/src/e2e/darwin',
  'cli/src/coach/coach',
  'cli/src/cli',
  'cli/src/serve',
  'games/darwin/src/darwin',
  'games/arnak/src/arnak',
  'games/arkham/src/arkham',
  'testkit/src/broken-games',
]

export default class TestOrder extends BaseSequencer {
  async sort(specs) {
    const sorted = await super.sort(specs)
    return sorted
      .map((spec, place) => ({ spec, project: PROJECTS.indexOf(spec.project.name), long: longRank(spec), place }))
      .sort((a, b) => a.project - b.project || a.long - b.long || a.place - b.place)
      .map(({ spec }) => spec)
  }
}

function longRank({ moduleId }) {
  const rank = LONG.findIndex((file) => moduleId.endsWith(`/packages/${file}.test.ts`))
  return rank === -1 ? LONG.length : rank
}
