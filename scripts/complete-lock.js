// A registry may not carry every platform's binary. npm then leaves those optional packages out of the lock file, and `npm ci`
// calls it out of sync. This puts them back by name and platform, so that the lock serves every machine: run it after the lock was
// made, `npm run lock`.

import { readFileSync, writeFileSync } from 'node:fs'

const OS = ['linux', 'darwin', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`
    const own = `node_modules/${name}`
    if (lock.packages[nested] || lock.packages[own] || !/^\d/.test(version)) continue
    lock.packages[own] = { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${file}: ${added} packages for other platforms put back`)

function platformOf(name) {
  const words = name.split(/[/-]/)
  const os = words.find((word) => OS.includes(word))
  const cpu = words
    .map((word) => (word.startsWith('arm-') || word === 'armv7' ? 'arm' : word))
    .find((word) => CPU.includes(word))
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : os === 'linux' && words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}), ...(libc ? { libc: [libc] } : {}) }
}
