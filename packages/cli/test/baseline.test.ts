import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { Baseline } from '../src/problems/baseline.ts'
import { temporaryFolder } from './run-waymark.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  path = join(folder, 'known.json')
})

const problem = (code: string, file?: string) => ({
  code,
  message: `${code} is wrong.`,
  ...(file === undefined ? {} : { file: join(folder, file) }),
})

test('of no problems, an empty list is written', async () => {
  await new Baseline(path, true).write()
  expect(readFileSync(path, 'utf8')).toBe('{ "problems": [] }\n')
  const read = new Baseline(path, false)
  expect(read.has(problem('a') as never)).toBe(false)
  expect(read.known).toBe(0)
})

test('problems are written in order, each once with how often it was found, and known as often', async () => {
  const written = new Baseline(path, true)
  const found = [
    problem('b', 'y/b.xml'),
    problem('a', 'b.xml'),
    problem('b', 'y/b.xml'),
    problem('c'),
  ]
  expect(found.map((one) => written.has(one as never))).toEqual([true, true, true, true])
  await written.write()
  const { problems } = JSON.parse(readFileSync(path, 'utf8'))
  expect(
    problems.map(({ file, code, count }: Record<string, unknown>) => [file, code, count]),
  ).toEqual([
    ['', 'c', 1],
    ['b.xml', 'a', 1],
    ['y/b.xml', 'b', 2],
  ])
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(6)
  const read = new Baseline(path, false)
  const again = [...found, problem('b', 'y/b.xml'), problem('b', 'b.xml'), problem('c')]
  expect(again.map((one) => read.has(one as never))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(read.known).toBe(4)
})

const ENTRY = { file: 'a', code: 'b', fingerprint: 'c', count: 1 }

test.each<[unknown, boolean]>([
  [{ problems: [ENTRY] }, true],
  [{ problems: [] }, true],
  [{}, false],
  [[], false],
  [{ problems: {} }, false],
  [{ problems: [null] }, false],
  [{ problems: [ENTRY, 'a'] }, false],
  [{ problems: [{ ...ENTRY, file: 1 }] }, false],
  [{ problems: [{ ...ENTRY, code: undefined }] }, false],
  [{ problems: [{ ...ENTRY, fingerprint: null }] }, false],
  [{ problems: [{ ...ENTRY, count: 0 }] }, false],
  [{ problems: [{ ...ENTRY, count: 1.5 }] }, false],
  [{ problems: [{ ...ENTRY, count: '1' }] }, false],
])('%j is a baseline, or not: %j', (value, isBaseline) => {
  const text = JSON.stringify(value)
  writeFileSync(path, text)
  for (const isWritten of [false, true]) {
    const open = () => new Baseline(path, isWritten)
    if (isBaseline) expect(open().path).toBe(path)
    else expect(open).toThrow(expect.objectContaining({ name: 'Failure' }))
  }
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('a baseline that cannot be written is told with its path', async () => {
  const nowhere = join(folder, 'file', 'known.json')
  writeFileSync(join(folder, 'file'), 'a')
  await expect(new Baseline(nowhere, true).write()).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringContaining(nowhere),
  })
  expect(existsSync(nowhere)).toBe(false)
})
