/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

const PROGRAM = fileURLToPath(new URL('../../../packages/cli/src/waymark.ts', import.meta.url))
const text = readFileSync(new URL('../workflows/sitemap.yml', import.meta.url), 'utf8')

interface Workflow {
  readonly jobs: { readonly sitemap: { readonly steps: readonly { readonly run?: string }[] } }
}

/** Runs the steps of the workflow on a database until one fails, with the program of this repository. */
function runSteps(urls: readonly object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const head = { version: '1.1', generated: '2026-11-01T00:00:00Z', defaultLang: 'en' }
  writeFileSync(join(folder, 'url-source.json'), JSON.stringify({ ...head, urls }))
  const { steps } = (parse(text) as Workflow).jobs.sitemap
  const commands = steps.flatMap(({ run }) => run ?? [])
  let printed = ''
  let done = 0
  for (const command of commands) {
    const [npx, yes, program, ...args] = command.split(' ')
    expect([npx, yes, program?.replace(/@[\d.]+$/, '')]).toEqual(['npx', '--yes', '@waymark/cli'])
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--conditions=@waymark/source', '--no-warnings', PROGRAM, ...args],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    )
    printed += stdout
    if (status !== 0) break
    done++
  }
  return { steps: commands.length, done, printed, files: readdirSync(folder) }
}

const page = (lang: string, other: string) => ({
  loc: `https://a.example/${lang}`,
  lastmod: '2026-11-01T00:00:00Z',
  lang,
  alternates: [{ lang: other, loc: `https://a.example/${other}` }],
})

test('a site without problems is published', () => {
  const { steps, done, files } = runSteps([page('en', 'de'), page('de', 'en')])
  expect([steps, done]).toEqual([3, 3])
  expect(files).toContain('public')
})

test('a link that is not returned fails the first step, and nothing is written', () => {
  const { done, printed, files } = runSteps([
    page('en', 'de'),
    { ...page('de', 'en'), alternates: [] },
  ])
  expect(done).toBe(0)
  // What the recipe shows.
  const shown = readFileSync(new URL('sitemap-in-ci.txt', import.meta.url), 'utf8')
  expect(printed).toBe(shown)
  expect(files).toEqual(['url-source.json'])
})
