import * as main from '@waymark/worker'
import * as node from '@waymark/worker/node'
import { expect, test } from 'vitest'

const ROWS = Buffer.from('HTTPS://A.example:443/ü?b\nno URL\n\nhttps://b.example/\\t\n')

/** The same bytes in pieces. */
async function* pieces(size: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < ROWS.length; at += size) yield ROWS.subarray(at, at + size)
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(Buffer.from(chunk))
  return Buffer.concat(all).toString()
}

test('rows are answered with the buffers of Node as without them', async () => {
  const options = { ops: ['normalize', 'part'], part: 'host', preset: 'standard' } as const
  const expected = await textOf(main.answerRows(pieces(1_000), options))
  expect(expected.split('\n')).toHaveLength(5)
  expect(expected).toContain('https://a.example/%C3%BC?b\ta.example\n')
  for (const size of [1, 7, 1_000]) {
    expect(await textOf(node.answerRows(pieces(size), options)), String(size)).toBe(expected)
  }
})

test('options that do not fit are refused before a row is read', () => {
  for (const { answerRows } of [main, node]) {
    expect(() => answerRows(pieces(1), { ops: ['part'], preset: 'seo' })).toThrow(
      expect.objectContaining({ name: 'OptionError' }),
    )
  }
})
