import {
  createRecordNormalizer,
  type NormalizeOptions,
  normalize,
  normalizeUri,
  normalizeWith,
  pickOptions,
  presets,
  trace,
  traceWith,
} from '@waymark/normalize'
import { normalizeLines } from '@waymark/normalize/bulk'
import { splitUri } from '@waymark/rfc3986'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

test.each([
  ['iipc-aggressive', { model: 'rfc3986' }, { code: 'option-unread' }],
  ['iipc-aggressive', { defaultPort: 'keep' }, { code: 'option-unread' }],
  ['safe-browsing', { model: 'whatwg' }, { code: 'option-unread' }],
  ['rfc3986-syntax', { defaultPort: 'remove' }, { code: 'option-unread' }],
] as const)('%s refuses %o, which it would not read', (name, given, error) => {
  const options: NormalizeOptions = given as object
  const preset = presets[name]
  const own = { ...preset, options: { ...preset.options, ...given } as NormalizeOptions }
  const input = 'https://e.example:443/'
  for (const call of [normalize, trace]) {
    expect(() => call(input, name, options)).toThrow(errorWith(error))
    expect(() => call(input, own)).toThrow(errorWith(error))
  }
  for (const call of [normalizeWith, traceWith]) {
    expect(() => call(input, preset, options)).toThrow(errorWith(error))
    expect(() => call(input, own)).toThrow(errorWith(error))
  }
  expect(() => normalizeLines(noBytes(), name, { options })).toThrow(errorWith(error))
  expect(normalize(input, preset, pickOptions(options, preset))).not.toBeNull()
})

async function* noBytes(): AsyncGenerator<Uint8Array> {}

test.each([
  [{ scheme: ['ftp'] }, { option: 'scheme', code: 'option-unknown', data: { near: 'schemes' } }],
  [{ schemes: 'https' }, { option: 'schemes', code: 'option-wrong' }],
  [{ schemes: ['https:'] }, { option: 'schemes', code: 'option-wrong' }],
  [
    { canonicalizer: presets['iipc-semantic'].canonicalizer },
    { option: 'rules', code: 'option-unread' },
  ],
  [
    { canonicalizer: {} },
    { option: 'canonicalizer', code: 'option-wrong', data: { got: 'an object' } },
  ],
])('a preset with %o is refused', (members, error) => {
  const own = { ...presets.seo, ...(members as object) }
  expect(() => normalize('https://e.example/', own)).toThrow(errorWith(error))
  expect(() => traceWith('https://e.example/', own)).toThrow(errorWith(error))
})

test('what has been read takes no options of reading', () => {
  const uri = splitUri('https://e.example/')
  for (const given of [{ model: 'whatwg' }, { maxLength: 9 }] as const) {
    const error = { code: 'option-unread' }
    expect(() => createRecordNormalizer(presets.seo.rules, given)).toThrow(errorWith(error))
    expect(() => normalizeUri(uri, presets.seo.rules, given)).toThrow(errorWith(error))
  }
})
