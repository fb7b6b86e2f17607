/** @module-tag slow */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONTAINER, canContain } from '../../../test/programs.ts'
import { runProcess, startWaymark, temporaryFolder } from './run-waymark.ts'

const NORMALIZE = ['normalize', '-', '--out', 'half.txt']
const LINES = 'http://example.com/page\n'.repeat(50_000)

/** Starts a run whose input does not end, and waits until its output is under way. */
async function startHalf(
  folder: string,
  { by = [], args = NORMALIZE, input = LINES }: Partial<HalfRun> = {},
) {
  const child = startWaymark(args, { cwd: folder, by })
  const ended = new Promise((resolve) => child.on('close', resolve))
  child.stdin?.on('error', () => {})
  child.stdin?.write(input)
  while (child.exitCode === null && readdirSync(folder).length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { child, ended }
}

interface HalfRun {
  readonly by: readonly string[]
  readonly args: readonly string[]
  readonly input: string
}

async function runWhole(folder: string, by: readonly string[]) {
  const options = { cwd: folder, by, input: LINES }
  return await runProcess(['normalize', '-', '--out', 'whole.txt'], options)
}

describe.skipIf(!canContain)('in containers that share a disk', () => {
  test.each([
    ['inside', 'outside', CONTAINER, []],
    ['outside', 'inside', [], CONTAINER],
    ['inside', 'inside another', CONTAINER, CONTAINER],
  ])('a run %s is not disturbed by one %s', async (_one, _other, by, byOther) => {
    const folder = temporaryFolder()
    const { child, ended } = await startHalf(folder, { by })
    expect(await runWhole(folder, byOther)).toMatchObject({ status: 0, stderr: '' })
    child.stdin?.end()
    expect(await ended).toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['half.txt', 'whole.txt'])
    expect(readFileSync(join(folder, 'half.txt'), 'utf8')).toBe(LINES)
  })

  test('what a killed process 1 has left does not stop the next', async () => {
    const folder = temporaryFolder()
    const args = ['sitemap', '-', '--out', '.']
    const page = { loc: 'https://a.example/', lastmod: '2024-03-15T10:00:00.000Z' }
    const head = { version: '1.1', generated: page.lastmod, defaultLang: 'en' }
    const input = JSON.stringify({ ...head, urls: [page] })
    const half = { by: CONTAINER, args, input: input.slice(0, -2) }
    const { child, ended } = await startHalf(folder, half)
    child.kill('SIGKILL')
    await ended
    const { status, stderr } = await runProcess(args, { cwd: folder, by: CONTAINER, input })
    expect([status, stderr]).toEqual([0, ''])
    expect(readdirSync(folder)).toContain('sitemap.xml')
  })
})

test('what a killed run has left is removed by the next', async () => {
  const folder = temporaryFolder()
  const { child, ended } = await startHalf(folder)
  child.kill('SIGKILL')
  await ended
  expect(readdirSync(folder)).toHaveLength(1)
  await runWhole(folder, [])
  expect(readdirSync(folder)).toEqual(['whole.txt'])
})
