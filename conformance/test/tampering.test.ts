/** @module-tag slow */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answers, measure } from '../tampering/measure.ts'
import { remaining } from '../tampering/remaining.ts'
import { bundleSubject } from '../tampering/subject-bundle.ts'

let folder: string
let answers: Answers

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-tampering-'))
  const file = join(folder, 'subject.js')
  writeFileSync(file, await bundleSubject())
  // `pnpm tampering` has all stubs; these take a third of its time.
  answers = await measure(file, ['undefined', 'text', 'a little wrong'])
})

afterAll(() => rmSync(folder, { recursive: true }))

test('whichever built-in a page replaces, results change only where that is known', () => {
  expect([...answers.keys()].sort()).toEqual(Object.keys(remaining).sort())
})

test('whichever built-in a page replaces, no wrong URL and no wrong host is returned', () => {
  const critical = [...answers.values()].flat().filter((answer) => answer.isCritical)
  expect(critical).toEqual([])
})
