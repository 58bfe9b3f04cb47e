import { defineConfig } from 'vite'

/** The server to work with while developing: `npx wayfare serve`. */
const server = process.env.WAYFARE_SERVER ?? 'http://localhost:8080'

const HOME =
  /src\/(base\/browser\/(router|settings|title)|base\/ui\/(avatar|badge|button|class-names|element-meanings|empty-state|failure|icon|icons|key-cap|list-row|logo|notice|panel|screen-parts|seat|segmented|skeleton|toast)|board-kit\/(seat-names|persona-names)|games\/index|client\/(online\/(session|problem)|catalogue\/(catalogue|my-turn)|offline\/local-tables|table\/(choice-begun|coached-tables|guided-mark))|features\/help\/level)\.tsx?$/
const CONTROLS =
  /src\/base\/ui\/(tooltip|menu-button|option-chip|bubble|popover-position|prompt-line|page-keys|memo|clock|dialog|switch|modal|minus|long-press|use-loaded|hyphens|layout-changes)\.tsx?$/
const BOARD_KIT =
  /src\/board-kit\/(arrow-keys|fit-all|log-mark|paid-for|payment-shown|pointable|pointing|roving|use-arrow-keys|use-viewport|log-lines|phone-tabs|drawn-table|use-drawer|lazy-general-table|log-icon|deferred|game-speaker|enter-key|label-prefix|glossary-text|auto-tab|catalogue-speaker)\.tsx?$/
const MOTION =
  /src\/(board-kit\/motion\/(performer|script|places|ways|lines|gesture)|features\/play\/(use-turn-show|turn-show-queue|turn-show|table-sounds|move-sounds|play-move-sounds|automatic-moves)|base\/sound\/(sounds|play-sound))\.tsx?$/
/** What a game's sentences are made of, with the facts about its cards that they tell. */
const WORDS =
  /games\/(\w+)\/src\/(text\/(phrases|things|ways|effects|index)|ways|occupants|idol-slots|resources|cards\/|board\/)/

export default defineConfig({
  // Strict content security: nothing inline, not even small pictures or the polyfill for preloading.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Files that a page loads together anyway weigh less as one: at a table 117 kB instead of 126, on the home page 49 instead of 55. What
    // a group uses itself comes along unless an earlier group has it, so what the home page needs comes first.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'home-parts', test: HOME },
            { name: 'controls', test: CONTROLS },
            // What tables and replays share.
            { name: 'board-kit', test: BOARD_KIT },
            // Loaded once the table stands.
            { name: 'motion', test: MOTION },
            { name: (id) => `${WORDS.exec(id)?.[1]}-words`, test: WORDS },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/engines': server, '/live': { target: server, ws: true } } },
})
