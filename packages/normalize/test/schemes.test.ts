import { normalize, presets, trace } from '@waymark/normalize'
import { BulkNormalizer } from '@waymark/normalize/bulk/node'
import { expect, test } from 'vitest'
import { factLine } from '../../../test/plain-facts.ts'

/** URLs that document 0 refuses. */
const REFUSED = [
  'javascript:alert(1)',
  'mailto:a@example.com',
  'ftp://example.com/a/',
  'FILE:///etc/passwd',
  'data:text/html,x',
  'ws://example.com/',
]

test.each(REFUSED)('the preset seo does not take %s, and others do', (url) => {
  expect(normalize(url, 'seo')).toBeNull()
  expect(normalize(url, presets.seo)).toBeNull()
  expect(trace(url, 'seo')).toEqual({ input: url, output: null, steps: [] })
  expect(normalize(url, 'seo', { model: 'rfc3986' })).toBeNull()
  expect(trace(url, 'seo', { model: 'rfc3986' }).output).toBeNull()
  expect(normalize(url, 'standard')).not.toBeNull()
  expect(normalize(url, ['remove-fragment'])).not.toBeNull()
})

test('it takes https and http, in any spelling', () => {
  expect(normalize(' HTTPS:example.com/a/', 'seo')).toBe('https://example.com/a')
  expect(normalize('HTTP://example.com:80/a/', 'seo', { model: 'rfc3986' })).not.toBeNull()
  expect(normalize('a/b/?c', 'seo', { model: 'rfc3986' })).not.toBeNull()
})

test('a preset of your own can say what it takes', async () => {
  const preset = { ...presets.standard, name: 'own', schemes: ['ftp'] }
  const normalizer = new BulkNormalizer(preset)
  let output = ''
  const codes: string[] = []
  const lines = 'ftp://a.example/%7e\nhttps://a.example/\nhttp://a.example/\n'.repeat(2_000)
  const chunks = async function* () {
    yield Buffer.from(lines)
  }
  await normalizer.run(chunks(), async (block) => {
    output += block.output.toString()
    codes.push(...new Set(block.problems.map(({ code, data }) => factLine(data, code))))
    return true
  })
  await normalizer.close()
  expect(output).toBe('ftp://a.example/%7e\n'.repeat(2_000))
  expect(new Set(codes)).toEqual(new Set(['url-line-scheme https ftp', 'url-line-scheme http ftp']))
})
