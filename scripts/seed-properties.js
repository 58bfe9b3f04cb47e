// Runs before each test file: property tests use the same values in every run, so that a failure is caused by the
// change. `npm run soak` tries new values.

import fc from 'fast-check'

fc.configureGlobal(process.env.SOAK ? {} : { seed: 1 })
