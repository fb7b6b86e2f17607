import { readdirSync, readFileSync } from 'node:fs'
import { utf8Decode, utf8Encode } from '@waymark/infra'
import { presetNamed } from '@waymark/normalize'
import { createRowWorker, formats, type RowWorkerOptions, urlParts } from '@waymark/worker'
import { opName, urlFunctions } from '@waymark/worker/functions'
import { expect, test } from 'vitest'
import { withOpTable } from '../scripts/op-table.ts'
import { VERSION } from '../src/version.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the table of ops in the README is up to date', () => {
  expect(readme, 'run: pnpm write-docs').toBe(withOpTable(readme))
})

test('every format and every part is in the README', () => {
  for (const { name } of formats) expect(readme).toContain(`- **\`${name}\`**`)
  const parts = urlParts.map(({ name }) => name)
  expect(readme).toContain(`${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`)
})

test('the README names the preset that runs by default', () => {
  const [, name] = /what `normalize` runs; default `(.+?)`/.exec(readme)!
  const answer = (options: Pick<RowWorkerOptions, 'preset'>) => {
    const { push } = createRowWorker({ ops: ['normalize'], ...options })
    return utf8Decode(push(utf8Encode('https://a.example/%7Eb/?c&a#d\n')).output)
  }
  expect(answer({})).toBe(answer({ preset: presetNamed(name!) }))
})

test('every function has a file of its own, and every file is listed', () => {
  const files = readdirSync(new URL('../src/ops/', import.meta.url))
  const names = urlFunctions.map(({ name }) => `${opName(name)}.ts`)
  expect(files.sort()).toEqual([...names, 'index.ts'].sort())
})

test('the version is that of the manifest: pnpm release:version', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  expect(VERSION).toBe(JSON.parse(manifest).version)
})
