import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NPX, pnpmOf, tooOld } from '../scripts/toolchain.mjs'

test.each(['14.21.3', '20.20.2', '22.9.0', '22.17.1'])('Node %s is too old', (version) => {
  expect(tooOld(version)).toBe(
    `Waymark's own scripts need Node 22.18 or newer, and this is ${version}`,
  )
})

test.each(['22.18.0', '23.0.0', '24.21.0', '25.1.0'])('Node %s is not', (version) => {
  expect(tooOld(version)).toBeNull()
})

test('the README has the same command', () => {
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(
    `${NPX} pnpm start`,
  )
})

test.each([
  undefined,
  '/usr/lib/node_modules/pnpm/pnpm',
  '/home/ann/.cache/node/corepack/v1/pnpm/12.21.0/bin/pnpm.cjs',
  String.raw`C:\Users\ann\AppData\Local\pnpm\pnpm.exe`,
])('whose commands are run by %s has pnpm', (runner) => {
  expect(pnpmOf(runner)).toBe('pnpm')
})

test.each([
  '/home/ann/.npm/_npx/3e2d139c3bf52227/node_modules/pnpm/pnpm',
  String.raw`C:\Users\ann\AppData\Local\npm-cache\_npx\3e2d139c3bf52227\node_modules\pnpm\pnpm.exe`,
  '/usr/lib/node_modules/npm/bin/npm-cli.js',
])('whose commands are run by %s has none', (runner) => {
  expect(pnpmOf(runner)).toBe(`${NPX} pnpm`)
})
