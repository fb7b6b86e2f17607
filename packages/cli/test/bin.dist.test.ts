import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('../dist/waymark.js', import.meta.url))

test('the built program starts by itself and finds the built packages', () => {
  expect(readFileSync(program, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true)
  expect(statSync(program).mode & 0o111).not.toBe(0)
  const run = (args: readonly string[], input = '') =>
    execFileSync(process.execPath, [program, ...args], { input, encoding: 'utf8' })
  expect(run(['--version'])).toMatch(/^\d+\.\d+\.\d+/)
  expect(run(['normalize'], 'HTTPS://Bücher.example:443/a/?q\n')).toBe(
    'https://xn--bcher-kva.example/a/?q\n',
  )
})

test('the README says how to run it from a program', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const example = /^```js\n(.+?)^```/ms.exec(readme)?.[1]
  // A package finds itself by its name, as those who install it do.
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const args = ['--input-type=module', '--eval', example!]
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })).toBe(
    'https://example.com/?id=7\n\ndomain\n',
  )
})
