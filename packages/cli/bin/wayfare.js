#!/usr/bin/env node
// Packages export their TypeScript source; tsx lets Node read it.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))
