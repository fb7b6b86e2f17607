import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryFiles } from './memory-files.ts'
import { factsOf } from './problem-facts.ts'
import { problemInputs } from './problem-inputs.ts'
import { runCheck } from './run-check.ts'

/** For each input its report, its failures and its problems, as JSON or a line of text, below its name. */
const vectors = new Map(
  readFileSync(new URL('vectors/problems.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n'))
    .map(([name = '', ...lines]) => [name, lines]),
)

test('each input has its problems listed', () => {
  expect([...vectors.keys()]).toEqual(problemInputs.map(({ name }) => name))
})

test.each(problemInputs)(
  'the facts of $name, and where they are',
  async ({ name, files, ...given }) => {
    const { paths = Object.keys(files), options } = given
    const { problems, lines, report } = await runCheck(paths, memoryFiles(files), options)
    const failures = lines
      .filter((line) => line.startsWith('FAILURE '))
      .map((line) => line.split(/:? /).slice(0, 3).join(' '))
    const [figures = '', ...expected] = vectors.get(name)!
    expect(JSON.parse(JSON.stringify(report))).toEqual(JSON.parse(figures))
    expect(failures).toEqual(expected.slice(0, failures.length))
    expect(problems.map(factsOf)).toStrictEqual(
      expected.slice(failures.length).map((line) => JSON.parse(line)),
    )
  },
)
