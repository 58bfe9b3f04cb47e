// Before each file of tests: properties are tried with the same values in every run, so that a red run says something
// about the change. `npm run soak` tries new ones.

import fc from 'fast-check'

fc.configureGlobal(process.env.SOAK ? {} : { seed: 1 })
