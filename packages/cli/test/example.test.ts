import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const site = join(root, 'examples', 'site')
const database = join(site, 'url-source.json')
const config = join(site, 'waymark.config.json')

interface Kind {
  readonly code: string
  readonly count: number
}

const codesOf = (kinds: readonly Kind[]): string[] =>
  kinds.map(({ code, count }) => `${code} ${count}`).sort()

test('the example has the faults that its README names, and a sitemap that can be published', async () => {
  const out = temporaryFolder()
  const reports = ['--report', join(out, 'report.html')]
  const args = ['sitemap', database, '--config', config, '--out', out, ...reports]
  const run = await runWaymark([...args, '--format', 'json'])
  const report = JSON.parse(run.stdout)
  expect(run.status).toBe(1)
  expect(codesOf(report.kinds)).toEqual([
    'RELATIVE_URL 1',
    'deprecated-subtag 4',
    'return-link-missing 1',
    'unknown-region 1',
    'urls-changed 3',
  ])
  expect(report.counts).toMatchObject({ entries: 37, written: 36, leftOut: 1 })
  expect(report.normalisation.map(({ rule }: { rule: string }) => rule)).toEqual(
    expect.arrayContaining([
      'lowercase-scheme-host',
      'remove-default-port',
      'remove-dot-segments',
      'trailing-slash',
      'remove-query',
      'remove-fragment',
    ]),
  )
  const written = await runWaymark(['validate', join(out, 'sitemap.xml'), '--format', 'json'])
  // What only a person can repair is left; nothing else is wrong with what was written.
  expect(codesOf(JSON.parse(written.stdout).kinds)).toEqual([
    'deprecated-subtag 4',
    'return-link-missing 1',
  ])
})

/** `pnpm start`, run by the program at a path. */
function start(runner: string) {
  const script = join(root, 'scripts', 'start.ts')
  return spawnSync(process.execPath, ['--conditions=@waymark/source', script], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', npm_execpath: runner },
  })
}

test('`pnpm start` shows it and ends well', { tags: 'slow' }, () => {
  const run = start('/usr/lib/node_modules/pnpm/pnpm')
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain('37 entries')
  expect(run.stdout).toMatch(/: pnpm demo$/m)
  expect(run.stdout).toMatch(/ {2}pnpm waymark --help$/m)
  expect(existsSync(join(root, 'build', 'site', 'sitemap.xml'))).toBe(true)
  expect(existsSync(join(root, 'build', 'report.html'))).toBe(true)
})

test('somebody who has no pnpm sees commands that work without it', { tags: 'slow' }, () => {
  const { stdout } = start('/home/ann/.npm/_npx/3e2d139c3bf52227/node_modules/pnpm/pnpm')
  expect(stdout).toMatch(/: npx -y -p node@24 -p pnpm@12 pnpm demo$/m)
  expect(stdout).toMatch(/ {2}npx -y -p node@24 -p pnpm@12 pnpm waymark --help$/m)
})
