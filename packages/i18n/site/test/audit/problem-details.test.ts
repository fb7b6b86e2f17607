import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles } from './run-audit.ts'
import { seeds } from './seeds.ts'

/** The problems of each fault as JSON, each in a line below the name of the fault. */
const vectors = new Map(
  readFileSync(new URL('vectors/problems.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n'))
    .map(([name = '', ...problems]) => [name, problems.map((line) => JSON.parse(line))]),
)

test('each fault has its problems listed', () => {
  expect([...vectors.keys()]).toEqual(seeds.map(({ name }) => name))
})

test.each(seeds)('what is said of a fault, and where: $name', async ({ name, put, options }) => {
  const site = new BuiltSite({ topics: 2, ...options })
  put(site, 1)
  const { problems, failures } = await auditFiles(site.write())
  expect(failures).toEqual([])
  expect(problems).toStrictEqual(vectors.get(name))
})
