import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  expect(import.meta.resolve('@waymark/astro')).toMatch(/dist\/index\.js$/)
  expect(Object.keys(await import('@waymark/astro')).sort()).toEqual(['default', 'waymark'])
  const required = createRequire(import.meta.url)('@waymark/astro')
  // Node says so of a module with a default export.
  expect(Object.keys(required).sort()).toEqual(['__esModule', 'default', 'waymark'])
})

test('the built package starts the command that it depends on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'waymark-astro-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const { waymark } = await import('@waymark/astro')
  const { hooks } = waymark({ report: join(root, 'audit.html') })
  const call = async (name: string, given: object): Promise<void> => {
    await (hooks[name] as (given: object) => unknown)(given)
  }
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><html lang="en"><title>Tea</title>')
  const url = pathToFileURL(`${root}/`)
  const dir = new URL('dist/', url)
  const config = { root: url, base: '/', site: 'https://tea.example', integrations: [{ hooks }] }
  await call('astro:config:setup', { config })
  await call('astro:config:done', { config })
  await call('astro:build:done', { dir })
  await expect(call('astro:build:done', { dir: new URL('nowhere/', url) })).rejects.toThrow('end')
})
