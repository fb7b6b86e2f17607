/** @module-tag slow */
import { keyOf, methodNamed, methods } from '@waymark/compare'
import { normalize, presetNamed, presets } from '@waymark/normalize'
import { createRowWorker, formats, type RowFormat, unescapeTsv } from '@waymark/worker'
import { createRowWorker as createArrowWorker } from '@waymark/worker/arrow/node'
import { createRowWorker as createNodeWorker } from '@waymark/worker/node'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { batchesOf, streamOf } from './arrow-streams.ts'
import { binaryValues, linesOf, outputOf, rowsIn, type Value } from './row-bytes.ts'

const files = ['kasztp', 'userbait', 'test-lists-urls', 'messy-urls', 'file-urls', 'relative-refs']

/** Some lines of each list, and what no list has. */
function readUrls(): readonly string[] {
  const found = files.flatMap((name) => {
    const file = `corpora/${name}.txt`
    if (isMissing(file)) return []
    const lines = readData(file).split('\n')
    const step = Math.max(1, Math.floor(lines.length / 100))
    return lines.filter((_, i) => i % step === 0)
  })
  return [...found, ...ODD]
}

const ODD: readonly string[] = [
  '',
  '\\N',
  'https://a.example/?\\',
  'https://a.example/\\..\\b',
  'https://a.example/a\tb',
  'https://a.example/a\nb',
  'https://a.example/a\r',
  '\ufeffhttps://a.example/',
  'https://faß.example/😀',
  "https://a.example/'",
]

const urls = readUrls()

function answersIn(format: RowFormat['name'], output: Uint8Array): Value[] {
  if (format === 'rowbinary') return binaryValues(output)
  const lines = linesOf(output)
  if (format === 'jsonl') return lines.map((line) => (JSON.parse(line) as Value[])[0]!)
  if (format === 'lines') return lines.map((line) => line || null)
  return lines.map((line) => (line === '\\N' ? null : unescapeTsv(line)))
}

const ofRows = formats.filter(({ isBatched }) => isBatched !== true)

test.each(ofRows.map(({ name }) => name))('%s has the answers of normalize()', (format) => {
  const asked = format === 'lines' ? urls.filter((url) => !/[\n\r]/.test(url)) : urls
  const input = rowsIn(
    format,
    asked.map((url) => [url]),
  )
  for (const preset of Object.values(presets)) {
    const forms = asked.map((url) => normalize(url, preset))
    const expected = format === 'lines' ? forms.map((form) => form || null) : forms
    for (const create of [createRowWorker, createNodeWorker]) {
      const { output, fault } = outputOf(create({ ops: ['normalize'], preset, format }), [input])
      expect(fault).toBeNull()
      expect(answersIn(format, output), preset.name).toEqual(expected)
    }
  }
})

test('arrow has the answers of normalize()', () => {
  // The library that reads the answers drops a byte order mark of each.
  const asked = urls.filter((url) => !url.startsWith('\ufeff'))
  const input = streamOf([{ url: asked }])
  for (const preset of Object.values(presets)) {
    const worker = createArrowWorker({ ops: ['normalize'], preset, format: 'arrow' })
    const { output, fault } = outputOf(worker, [input])
    expect(fault).toBeNull()
    const expected = asked.map((url) => normalize(url, preset))
    expect(batchesOf(output), preset.name).toEqual([{ normalize: expected }])
  }
})

test('the column of a preset or a method has the answers of normalize() and keyOf()', () => {
  const symmetric = methods.filter(
    ({ kind, options }) => kind === 'symmetric' && options.length <= 1,
  )
  const names = symmetric.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  const some = urls.filter((_, i) => i % 4 === 0)
  const rows = some.flatMap((url) => names.map((name): readonly [string, string] => [url, name]))
  const { output } = outputOf(createNodeWorker({ ops: ['key-by'], unknown: 'null' }), [
    rowsIn('tsv', rows),
  ])
  const expected = rows.map(([url, name]) => keyOrNull(url, name))
  expect(answersIn('tsv', output)).toEqual(expected)

  const byPreset = some.flatMap((url) =>
    Object.keys(presets).map((name): readonly [string, string] => [url, name]),
  )
  const { output: forms } = outputOf(createNodeWorker({ ops: ['normalize-by'] }), [
    rowsIn('tsv', byPreset),
  ])
  expect(answersIn('tsv', forms)).toEqual(
    byPreset.map(([url, name]) => normalize(url, presetNamed(name))),
  )
})

/** A method that lacks an option has no answer in a worker. */
function keyOrNull(url: string, name: string): string | null {
  try {
    return keyOf(url, methodNamed(name))
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
