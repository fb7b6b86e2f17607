import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { packages } from './workspace.ts'

const PROGRAM = fileURLToPath(new URL('hardened/main-functions.mjs', import.meta.url))

/** Packages whose main functions are not called, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  astro: 'starts a program when a site is built',
  cli: 'a program, which has its process to itself',
  clickhouse: 'writes configuration for programs',
  duckdb: 'needs the native library of DuckDB',
  'react-native': 'runs on the engine of an app',
  site: 'reads and writes files, with the functions of the other packages',
  udf: 'writes SQL; its scripts run in engines of databases',
}

function answers(way: string, ...flags: readonly string[]): Readonly<Record<string, unknown>> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, PROGRAM, way], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as Readonly<Record<string, unknown>>
}

const plain = answers('plain')

test('the main functions of each package are called, and give something', () => {
  const names = packages.map(({ name }) => name).filter((name) => !Object.hasOwn(WITHOUT, name))
  expect(Object.keys(plain).sort()).toEqual(names.map((name) => `@waymark/${name}`).sort())
  expect(JSON.stringify(plain)).not.toContain('"threw')
})

test('each package works after lockdown() of SES', () => {
  expect(answers('lockdown')).toEqual(plain)
})

test('each package works with --frozen-intrinsics', () => {
  expect(answers('plain', '--frozen-intrinsics')).toEqual(plain)
})

test('no package gives another result when names are on Object.prototype', () => {
  expect(answers('polluted')).toEqual(plain)
})
