import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listCaseFiles } from '../../test/data.ts'
import { formatSummary, formatSurprises, formatTable, isSurprising } from '../report.ts'
import { missingFiles, planJobs, runJob } from '../run-suite.ts'
import type { Case, Suite } from '../suite.ts'

const root = mkdtempSync(join(tmpdir(), 'waymark-data-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(
    join(root, file),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  )
}

write('vectors/sums.json', { vectors: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }] })
write('wpt/commented.json', ['about this file', { input: 1 }, 'about the rest', { input: 2 }])
write('real-sites/one/facts.json', { site: 'one', files: [1, 2, 3] })
write('real-sites/two/facts.json', { site: 'two', files: [] })
write('vectors/broken.json', '{"vectors": [')
write('vectors/README.md', 'prose')

const pass = (id: string): Case => ({ id, check: () => null })
const fail = (id: string): Case => ({ id, check: () => 'it is 5, not 4' })

function suiteOf(cases: readonly Case[], knownFailures: Suite['knownFailures'] = {}): Suite {
  return { file: 'vectors/sums.json', cases: () => cases, knownFailures }
}

async function run(suite: Suite, file: string = suite.file) {
  return runJob(root, { file, suite })
}

describe('running a suite', () => {
  test('counts what passed, failed and was skipped', async () => {
    const skipped: Case = { id: 'c', skip: 'cannot be asked here', check: () => 'never called' }
    const result = await run(suiteOf([pass('a'), pass('b'), skipped, fail('d')]))
    expect(result).toMatchObject({ passed: 2, total: 4, skipped: 1 })
    expect(result.unexpectedFailures).toEqual([{ id: 'd', reason: 'it is 5, not 4' }])
    expect(isSurprising(result)).toBe(true)
    expect(formatSurprises([result], true)).toContain('skipped (1): cannot be asked here')
  })

  test('a known failure is expected', async () => {
    const cases = [pass('a'), pass('b'), pass('c'), fail('d')]
    const result = await run(suiteOf(cases, { d: 'the data is wrong' }))
    expect(result.knownFailures).toEqual([{ id: 'd', reason: 'the data is wrong' }])
    expect(isSurprising(result)).toBe(false)
  })

  test('a summary counts one as one', async () => {
    const result = await run(suiteOf([pass('a'), pass('b'), pass('c'), fail('d')], { d: 'why' }))
    expect(formatSummary([result])).toBe(
      '1 data file: 3/4 passed, 0 skipped, 1 known failure, 0 unexpected failures, 0 unexpected passes',
    )
    expect(formatTable([result])).toContain('1 known failure')
  })

  test('a known failure that passes is a surprise', async () => {
    const cases = [pass('a'), pass('b'), pass('c'), pass('d')]
    const result = await run(suiteOf(cases, { d: 'not built yet' }))
    expect(result.unexpectedPasses).toEqual([{ id: 'd', reason: 'not built yet' }])
    expect(isSurprising(result)).toBe(true)
  })

  test('a known failure is nothing to a folder without that case', async () => {
    const cases = [pass('a'), pass('b'), pass('c'), pass('d')]
    expect(isSurprising(await run(suiteOf(cases, { z: 'not here' })))).toBe(false)
  })

  test('of two cases with one id, one may fail and be known', async () => {
    const result = await run(suiteOf([pass('a'), fail('a'), pass('b'), pass('c')], { a: 'why' }))
    expect(result.unexpectedPasses).toEqual([])
    expect(result.knownFailures).toHaveLength(1)
  })

  test('an exception in a check is a failure of that case alone', async () => {
    const throws: Case = {
      id: 'b',
      check: () => {
        throw new RangeError('too deep')
      },
    }
    const result = await run(suiteOf([pass('a'), throws, pass('c'), pass('d')]))
    expect(result.passed).toBe(3)
    expect(result.unexpectedFailures).toEqual([{ id: 'b', reason: 'threw RangeError: too deep' }])
  })

  test('vectors that a suite leaves out are a failure', async () => {
    const result = await run(suiteOf([pass('a'), pass('b')]))
    expect(result).toMatchObject({ passed: 2, total: 4 })
    expect(result.unexpectedFailures[0]?.reason).toContain('4 vectors')
  })

  test('a file that is not JSON is a failure, not a crash', async () => {
    const suite: Suite = {
      file: 'vectors/broken.json',
      cases: (text) => JSON.parse(text),
      knownFailures: {},
    }
    const result = await run(suite)
    expect(result.unexpectedFailures[0]?.reason).toContain('SyntaxError')
  })

  test('a suite may give its cases asynchronously', async () => {
    async function* cases(): AsyncGenerator<Case> {
      for (const id of ['a', 'b', 'c', 'd']) yield { id, check: async () => null }
    }
    const result = await run({ file: 'vectors/sums.json', cases, knownFailures: {} })
    expect(result.passed).toBe(4)
  })
})

describe('the data folder', () => {
  test('is searched for files with cases, not for prose', () => {
    expect(listCaseFiles(root)).toEqual([
      'vectors/broken.json',
      'vectors/sums.json',
      'wpt/commented.json',
      'real-sites/one/facts.json',
      'real-sites/two/facts.json',
    ])
    expect(listCaseFiles(join(root, 'nowhere'))).toEqual([])
  })

  test('a pattern is one line for each file it matches', async () => {
    const seen: string[] = []
    const suite: Suite = {
      file: 'real-sites/*/facts.json',
      *cases(_text, _root, file) {
        seen.push(file)
        yield pass('site')
      },
      knownFailures: {},
    }
    const jobs = planJobs(root, [suite]).filter((job) => job.suite !== null)
    for (const job of jobs) await runJob(root, job)
    expect(seen).toEqual(['real-sites/one/facts.json', 'real-sites/two/facts.json'])
  })

  test('files without a suite are shown as skipped, comments not counted', async () => {
    const results = []
    for (const job of planJobs(root, [])) results.push(await runJob(root, job))
    expect(formatTable(results).split('\n')).toEqual([
      'real-sites/one/facts.json  0/1  1 skipped (no suite yet)',
      'real-sites/two/facts.json  0/1  1 skipped (no suite yet)',
      'vectors/broken.json        0/1  1 skipped (no suite yet)',
      'vectors/sums.json          0/4  4 skipped (no suite yet)',
      'wpt/commented.json         0/2  2 skipped (no suite yet)',
    ])
    expect(results.some(isSurprising)).toBe(false)
  })

  test('a suite whose file is absent is named as missing', () => {
    const suite: Suite = { file: 'vectors/absent.json', cases: () => [], knownFailures: {} }
    expect(missingFiles(root, [suite])).toEqual(['vectors/absent.json'])
  })
})

test('a long list of failures is cut, and says how many it cut', async () => {
  const cases = Array.from({ length: 25 }, (_, index) => fail(`case ${index}`))
  const result = await run(suiteOf(cases))
  expect(formatSurprises([result], false)).toContain('and 15 more')
  expect(formatSurprises([result], true)).toContain('case 24')
})
