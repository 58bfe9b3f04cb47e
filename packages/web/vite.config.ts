import { defineConfig } from 'vite'

/** The server to work with while developing: `npx wayfare serve`. */
const server = process.env.WAYFARE_SERVER ?? 'http://localhost:8080'

export default defineConfig({
  // Strict content security: nothing inline, not even small pictures or the polyfill for preloading.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small and on the home page anyway: as one file they weigh less than each for itself.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'small',
              test: /src\/(base\/browser\/(router|settings)|client\/(online\/session|catalogue\/catalogue|offline\/local-tables|table\/(choice-begun|coached-tables|guided-mark))|base\/ui\/(screen-parts|element-meanings)|features\/help\/level)\.ts$/,
            },
            {
              // What tables and replays share and no other page needs; what it uses itself comes along, and must be needed nowhere else.
              name: 'board-kit',
              test: /src\/board-kit\/(arrow-keys|fit-all|log-mark|paid-for|payment-shown|pointable|pointing|roving|use-arrow-keys|use-viewport)\.ts$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/engines': server, '/live': { target: server, ws: true } } },
})
