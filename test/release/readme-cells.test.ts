import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { installBlocks, readBlocks } from '../../scripts/readmes/blocks.ts'
import {
  foldersWithReadme,
  LEFT_OUT,
  NOT_RUN,
  readmeCells,
} from '../../scripts/release/cells/readmes.ts'
import { publicPackages } from '../../scripts/release/workspace-copy.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cells = readmeCells(root)
const named = (name: string) => cells.find((cell) => cell.name === name)

test('every README of a package has a cell, or a reason to have none', () => {
  const titles = cells.map(({ title }) => title)
  const left = Object.keys(LEFT_OUT)
  const packages = publicPackages(root)
  const folders = packages.map(({ folder }) => folder)
  expect([...folders, ...left].sort()).toEqual(foldersWithReadme(root).sort())
  const missing = packages.filter(
    ({ manifest }) => !titles.some((title) => title.startsWith(`README of \`${manifest.name}\``)),
  )
  expect(missing).toEqual([])
})

test('every cell runs an example, with the packages that the README names', () => {
  for (const { name, commands, expected, packages } of cells) {
    expect(commands.length, name).toBeGreaterThan(0)
    expect(packages.length, name).toBeGreaterThan(0)
    expect(expected, name).toMatch(/^[1-9]/)
  }
  expect(named('readme-duckdb')).toMatchObject({ packages: ['@waymark/duckdb'] })
  expect(named('readme-duckdb')!.tools).toEqual([expect.stringMatching(/^@duckdb\/node-api@\d/)])
  expect(named('readme-duckdb-site')).toMatchObject({
    packages: ['@waymark/duckdb', '@waymark/site'],
    expected: '1 of 1 examples pass',
  })
})

test('an example keeps its lines', () => {
  const file = readFileSync(`${root}/packages/host/README.md`, 'utf8').split('\n')
  const line = file.indexOf('```ts') + 2
  const module = named('readme-host')!.files[`README.${line}.ts`]!.split('\n')
  expect(module[0]).toBe("import { expect } from './readme/expect.ts'")
  expect(module[line - 1]).toMatch(/^const \{.*\} = await import\('@waymark\/host'\)$/)
})

test('each line that is not run is in a README, and is run as far as it can be', () => {
  const lines = foldersWithReadme(root).flatMap((folder) =>
    installBlocks(readBlocks(readFileSync(`${root}/${folder}/README.md`, 'utf8'))).flatMap(
      ({ lines }) => lines,
    ),
  )
  for (const { line, reason } of NOT_RUN) {
    expect(lines.filter((one) => line.test(one)).length, String(line)).toBeGreaterThan(0)
    expect(reason).not.toBe('')
  }
  expect(named('readme-clickhouse')!.commands[0]![2]).toBe(
    `npm pack @waymark/clickhouse && tar -xzf waymark-clickhouse-*.tgz
test -f package/dist/worker.cjs
test -f package/dist/waymark_function.xml`,
  )
})
