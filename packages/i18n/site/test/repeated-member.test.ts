import { readDatabase } from '@waymark/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { runs } from '../../../../test/runs.ts'
import { refuseRepeated } from '../src/database/repeated-member.ts'
import { sourceOf } from './sources.ts'

async function readAll(text: string): Promise<void> {
  const reader = await readDatabase(sourceOf(text))
  for await (const _ of reader.entries());
}

test.each([
  ['{"urls":[{"loc":"/a"},\n {"loc":"/x", "loc":"/y"}]}', 2, 15, 'loc'],
  ['{"urls":[{"loc":"/a","alternates":{"de":"/b","d\\u0065":"/c"}}]}', 1, 46, 'de'],
  ['[{"images":[{"loc":"/a","loc" : "/b"}]}]', 1, 25, 'loc'],
  ['{"canonical":"seo",\n"canonical":"safe","urls":[]}', 2, 1, 'canonical'],
  ['{"canonical":{"a":1,"a":2},"urls":[]}', 1, 21, 'a'],
  ['{"urls":[],"":1,"":2}', 1, 17, ''],
  ['{"loc":"/a"}\n  {"loc":"/b","__proto__":1,"__proto__":2}\n', 2, 29, '__proto__'],
])('a member that appears twice is refused: %s', async (text, line, column, member) => {
  await expect(readAll(text)).rejects.toThrow(
    errorWith({ problem: { code: 'json-invalid', line, column, data: { member } } }),
  )
})

test.each([
  '{"urls":[{"loc":"/a","lang":"loc"},{"loc":"/a"}]}',
  '{"urls":[{"loc":"\\": \\"loc\\":","x":[":","loc",{"loc":1},{"loc":1}]}]}',
])('what only looks like it is read: %s', async (text) => {
  await expect(readAll(text)).resolves.toBeUndefined()
})

test('any value without such a member is accepted, and its repetition is not', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), fc.json(), (json, name, other) => {
      const refuse = (text: string) => () =>
        refuseRepeated(text, JSON.parse(text), 'test', { line: 1, column: 1 })
      expect(refuse(json)).not.toThrow()
      const member = JSON.stringify(name)
      expect(refuse(`[${json}, {${member} : ${json},${member}: ${other}}]`)).toThrow(
        errorWith({ problem: { code: 'json-invalid', line: 1 } }),
      )
    }),
    { numRuns: runs(100) },
  )
})

test('values are nested as deeply as lines allow', () => {
  const text = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  const value: unknown = JSON.parse(text)
  expect(() => refuseRepeated(text, value, 'test', { line: 1, column: 1 })).not.toThrow()
})
