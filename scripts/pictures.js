// `npm run pictures`: docs/pictures anew, or some of them: npm run pictures -- arnak

import { runSteps } from './steps.js'

runSteps([['pictures', 'node', '--import', 'tsx', 'scripts/take-pictures.js', ...process.argv.slice(2)]])
