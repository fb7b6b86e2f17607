/**
 * @module-tag slow
 * @module-tag night
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

function run(script: string, ...args: readonly string[]) {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url))
  const command = ['--conditions=@waymark/source', path, ...args]
  return spawnSync(process.execPath, command, { encoding: 'utf8' })
}

test.each([
  ['benchmarks/run.ts', 'bench'],
  ['benchmarks/compare.ts', 'compare:peers'],
  ['conformance/run.ts', 'conformance'],
  ['conformance/differential/run.ts', 'fuzz'],
  ['conformance/oracle/run.ts', 'oracle'],
  ['conformance/engines/run.ts', 'engines'],
  ['conformance/presets/run.ts', 'fuzz:presets'],
  ['conformance/peers/run.ts', 'fuzz:peers'],
  ['conformance/tables/run.ts', 'check:tables'],
  ['scripts/start.ts', 'start'],
  ['scripts/mutants/run.ts', 'mutants'],
  ['apps/demo/scripts/serve.ts', 'demo'],
  ['apps/site/scripts/site.ts', 'site'],
  ['scripts/refresh/run.ts', 'refresh'],
  ['scripts/release/rehearse.ts', 'release:rehearse'],
  ['packages/path-guard/scripts/fuzz-paths.ts', 'fuzz:paths'],
  ['packages/path-guard/scripts/fuzz-races.ts', 'fuzz:races'],
])('%s answers what it does not know with its usage', (script, name) => {
  const { status, stdout, stderr } = run(script, '--foo')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(
    new RegExp(`^${name}: unknown option '?--foo'?\n\nUsage: pnpm ${name}\\b`, 'i'),
  )
})

// The others read their options with the function of the first.
test('a script prints the same usage when it is asked for help', () => {
  const script = 'apps/demo/scripts/serve.ts'
  const { stderr } = run(script, '--foo')
  const usage = stderr.slice(stderr.indexOf('Usage'))
  expect(run(script, '--help')).toMatchObject({ status: 0, stdout: usage })
})

test.each([
  ['scripts/start.ts', 'start'],
  ['conformance/engines/run.ts', 'engines'],
])('%s takes no name that it does not know', (script, name) => {
  const { status, stdout, stderr } = run(script, 'foo')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(new RegExp(`^${name}: .*foo`))
})

test.each([
  ['benchmarks/compare.ts', '--only', 'a-peer'],
  ['conformance/differential/run.ts', '--cases', 'many'],
  ['packages/path-guard/scripts/fuzz-paths.ts', '--cases', 'many'],
  ['packages/path-guard/scripts/fuzz-races.ts', '--opener', 'all'],
  ['conformance/presets/run.ts', '--cases', 'many'],
  ['conformance/oracle/run.ts', '--cases', 'many'],
  ['scripts/refresh/run.ts', '--only', 'ucd'],
  ['scripts/release/rehearse.ts', '--only', 'rolup'],
  ['scripts/release/rehearse.ts', '--compare', 'no-such-file'],
])('%s takes no %s %s', (script, option, value) => {
  const { status, stdout, stderr } = run(script, option, value)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^[a-z:]+: --/)
})
