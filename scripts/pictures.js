// `npm run pictures`: docs/pictures anew.

import { runSteps } from './steps.js'

runSteps([['pictures', 'node', '--import', 'tsx', 'scripts/take-pictures.js']])
