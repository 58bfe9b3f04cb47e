// `npm run pictures` takes all of docs/pictures again, or some of them: npm run pictures -- arnak

import { runSteps } from './steps.js'

runSteps([['pictures', 'node', '--import', 'tsx', 'scripts/take-pictures.js', ...process.argv.slice(2)]])
