/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeWaymark } from './waymark-command.ts'

const PACKAGE = new URL('../postbuild/package.json', import.meta.url)

/** A program that writes pages, each with its canonical URL. */
const BUILD = `
import { mkdirSync, writeFileSync } from 'node:fs'
const [lang, other] = ['en', 'de']
for (const [name, own] of [[lang, 'en'], [other, process.env.GERMAN]]) {
  mkdirSync('dist/' + name, { recursive: true })
  writeFileSync('dist/' + name + '/index.html', [
    '<!doctype html><html lang="' + name + '">',
    '<title>Tea in ' + name + '</title>',
    '<link rel="canonical" href="https://a.example/' + own + '/">',
    '<link rel="alternate" hreflang="en" href="https://a.example/en/">',
    '<link rel="alternate" hreflang="de" href="https://a.example/de/">',
    '<link rel="alternate" hreflang="x-default" href="https://a.example/en/">',
    '<a href="/en/">English</a> <a href="/de/">Deutsch</a>',
  ].join('\\n'))
}
`

/** Runs `npm run build` of the recipe, with the program of this repository as `waymark`. */
function build(german: string) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-postbuild-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(PACKAGE, join(folder, 'package.json'))
  writeFileSync(join(folder, 'build.mjs'), BUILD)
  writeWaymark(join(folder, 'bin'))
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      GERMAN: german,
      PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
    },
  })
  return { status, stdout }
}

test.skipIf(process.platform === 'win32')('a correct site is built', () => {
  const { status, stdout } = build('de')
  expect([status, stdout]).toEqual([0, expect.stringContaining('No problems found.')])
})

test.skipIf(process.platform === 'win32')(
  'the build fails if German pages are canonical to English',
  () => {
    const { status, stdout } = build('en')
    expect(status).toBe(1)
    // What the recipe shows.
    expect(stdout).toBe(readFileSync(new URL('audit-built-pages.txt', import.meta.url), 'utf8'))
  },
)
