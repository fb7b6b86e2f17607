import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factsOf } from '../problem-facts.ts'
import { BuiltSite } from './built-site.ts'
import { auditFiles } from './run-audit.ts'
import { seeds } from './seeds.ts'

/** The problems of each fault as JSON, each in a line below the name of the fault; of some, the report comes first. */
const vectors = new Map(
  readFileSync(new URL('vectors/problems.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n'))
    .map(([name = '', ...lines]) => [name, lines.map((line) => JSON.parse(line))]),
)

test('each fault has its problems listed', () => {
  expect([...vectors.keys()]).toEqual(seeds.map(({ name }) => name))
})

test.each(seeds)('the facts of a fault, and where it is: $name', async ({ name, put, options }) => {
  const site = new BuiltSite({ topics: 2, ...options })
  put(site, 1)
  const { problems, failures, report } = await auditFiles(site.write())
  expect(failures).toEqual([])
  const expected = vectors.get(name)!
  expect(problems.map(factsOf)).toStrictEqual(expected.filter((line) => 'code' in line))
  const reports = expected.filter((line) => !('code' in line))
  if (reports.length > 0) expect([JSON.parse(JSON.stringify(report))]).toEqual(reports)
})
