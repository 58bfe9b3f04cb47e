import { defineConfig } from 'vite'
import { CHUNK_GROUPS } from './chunk-groups.ts'

/** The server to use while developing: `npx wayfare serve`. */
const server = process.env.WAYFARE_SERVER ?? 'http://localhost:8080'

export default defineConfig({
  // A strict content security policy forbids anything inline, even small pictures and the polyfill for preloading.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/engines': server, '/live': { target: server, ws: true } } },
})
