import { expect, test } from 'vitest'
import { textPlaces } from '../src/input/text-places.ts'
import { runWaymark } from './run-waymark.ts'

// A column counts UTF-16 code units, and the pair of a character beyond U+FFFF has two.

const waymark = (input: string, ...args: readonly string[]) => runWaymark(args, { input })

test('places count code units, whatever their order', () => {
  const text = '\u{1f600}a\r\n\u{1f600}b\n'
  const offsets = [text.indexOf('b'), 0, text.indexOf('a'), text.length]
  expect(textPlaces(text, offsets)).toEqual([
    { line: 2, column: 3 },
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 3, column: 1 },
  ])
})

test('a byte order mark has no column, in text, in JSON and in SARIF', async () => {
  expect(textPlaces('\ufeffab\n\ufeffc', [0, 1, 2, 3, 4, 5])).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
  ])
  const input = '\ufeffDB://postgres/mydb/users\n'
  const { stdout } = await waymark(input, 'lint', '-')
  expect(stdout).toContain('standard input:1:1: error scheme-not-lowercase\n  DB://')
  const json = JSON.parse((await waymark(input, 'lint', '-', '--format', 'json')).stdout)
  expect(json.files[0].problems[0]).toMatchObject({ start: 0, line: 1, column: 1 })
  const [run] = JSON.parse((await waymark(input, 'lint', '-', '--format', 'sarif')).stdout).runs
  const region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 3 }
  expect(run.results[0].locations[0].physicalLocation.region).toEqual(region)
  expect(run.results[0].fixes[0].artifactChanges[0].replacements[0].deletedRegion).toEqual(region)
})

test('lint counts code units, in text, in JSON and in SARIF', async () => {
  const input = 'db://postgres/\u{1f600}/a_b\n'
  const column = input.indexOf('a_b') + 1
  expect((await waymark(input, 'lint', '-')).stdout).toContain(
    `standard input:1:${column}: warning path-underscore`,
  )
  const json = JSON.parse((await waymark(input, 'lint', '-', '--format', 'json')).stdout)
  const { start, line, column: shown } = json.files[0].problems.at(-1)
  expect([start, line, shown]).toEqual([column - 1, 1, column])
  const [run] = JSON.parse((await waymark(input, 'lint', '-', '--format', 'sarif')).stdout).runs
  expect(run.columnKind).toBe('utf16CodeUnits')
  expect(run.results.at(-1).locations[0].physicalLocation.region).toEqual({
    startLine: 1,
    startColumn: column,
    endLine: 1,
    endColumn: column + 3,
  })
})

test('normalize counts code units', async () => {
  const input = 'http://\u{1f600}a b/\n'
  const { stderr } = await waymark(input, 'normalize')
  expect(stderr).toMatch(/^standard input:1:11: /)
  const port = 'http://a.example:\u{1f600}x/\n'
  expect((await waymark(port, 'normalize')).stderr).toMatch(/^standard input:1:18: /)
})

test('broken JSON is placed by code units', async () => {
  const input = '{"\u{1f600}é": }'
  const { failures } = await waymark(input, 'validate', '-')
  expect(failures).toMatchObject([
    { code: 'json-invalid', line: 1, column: input.indexOf('}') + 1 },
  ])
})
