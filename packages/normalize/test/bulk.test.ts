import { normalize, type PresetName } from '@waymark/normalize'
import { normalizeLines } from '@waymark/normalize/bulk'
import { BulkNormalizer } from '@waymark/normalize/bulk/node'
import { problems } from '@waymark/normalize/problems'
import { expect, test } from 'vitest'

async function* chunksOf(...pieces: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece)
}

async function codesOf(
  input: string | Uint8Array,
  preset: PresetName,
  maxLine?: number,
): Promise<string[]> {
  const codes: string[] = []
  const options = maxLine === undefined ? {} : { maxLine }
  for await (const block of normalizeLines(chunksOf(input), preset, options)) {
    codes.push(...block.problems.map(({ code }) => code))
  }
  return codes
}

test('lines come out in their normal form, and problems with their places in the input', async () => {
  const blocks: string[] = []
  const found: unknown[] = []
  const source = chunksOf('HTTP://A/\nno', ' url\n\nhttp://b/', 'c/\r\nhttps://d')
  for await (const { output, problems: bad } of normalizeLines(source, 'seo')) {
    blocks.push(Buffer.from(output).toString())
    found.push(...bad)
  }
  expect(blocks.join('')).toBe('http://a/\n\nhttp://b/c\r\nhttps://d/')
  expect(found).toEqual([
    {
      code: 'missing-scheme-non-relative-URL',
      severity: 'error',
      message: expect.stringMatching(/\.$/),
      remedy: expect.stringMatching(/\.$/),
      start: 0,
      end: 6,
      line: 2,
      input: 'no url',
    },
  ])
})

test('on Node it is the same, with options of the rules and a base', async () => {
  const normalizer = new BulkNormalizer('seo', {
    base: 'https://a.example/x/',
    options: { trailingSlash: 'always' },
    onError: 'keep',
  })
  let output = ''
  const isWhole = await normalizer.run(chunksOf('y?q\nhttp://a b/\n'), async (block) => {
    output += block.output.toString()
    return true
  })
  expect([isWhole, output]).toEqual([true, 'https://a.example/x/y/\nhttp://a b/\n'])
})

test('every problem that is explained can be had, and its remedy helps', async () => {
  const cases: Readonly<
    Record<string, readonly [wrong: Uint8Array, preset: PresetName, limit?: number]>
  > = {
    'url-line-too-long': [Buffer.from('https://example.com/aaaaaaaa'), 'seo', 20],
    'url-line-not-utf-8': [Buffer.from('https://example.com/é', 'latin1'), 'seo'],
    'url-line-scheme': [Buffer.from('mailto:a@example.com'), 'seo'],
    'url-line-without-form': [Buffer.from('mailto:a@example.com'), 'safe-browsing'],
  }
  expect(problems.entries.map(({ code }) => code)).toEqual(Object.keys(cases))
  for (const { code, examples } of problems.entries) {
    const [wrong, preset, limit] = cases[code]!
    expect(await codesOf(wrong, preset, limit)).toEqual([code])
    for (const { right } of examples) expect(await codesOf(right!, preset, limit)).toEqual([])
  }
})

test('a list of rules does what normalize does', async () => {
  let output = ''
  for await (const block of normalizeLines(chunksOf('https://a/?b&a'), ['sort-query'])) {
    output += Buffer.from(block.output).toString()
  }
  expect(output).toBe(normalize('https://a/?b&a', ['sort-query']))
})
