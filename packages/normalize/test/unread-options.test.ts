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

test.each([
  ['iipc-aggressive', { model: 'rfc3986' }, 'the preset is a single procedure'],
  ['iipc-aggressive', { defaultPort: 'keep' }, 'the preset is a single procedure'],
  ['safe-browsing', { model: 'whatwg' }, 'the preset is a single procedure'],
  ['rfc3986-syntax', { defaultPort: 'remove' }, 'the preset is a single procedure'],
] as const)('%s refuses %o, which it would not read', (name, given, message) => {
  const options: NormalizeOptions = given as object
  const preset = presets[name]
  const own = { ...preset, options: { ...preset.options, ...given } as NormalizeOptions }
  const input = 'https://e.example:443/'
  for (const call of [normalize, trace]) {
    expect(() => call(input, name, options)).toThrow(message)
    expect(() => call(input, own)).toThrow(message)
  }
  for (const call of [normalizeWith, traceWith]) {
    expect(() => call(input, preset, options)).toThrow(message)
    expect(() => call(input, own)).toThrow(message)
  }
  expect(() => normalizeLines(noBytes(), name, { options })).toThrow(message)
  expect(normalize(input, preset, pickOptions(options, preset))).not.toBeNull()
})

async function* noBytes(): AsyncGenerator<Uint8Array> {}

test.each([
  [{ scheme: ['ftp'] }, 'unknown option `scheme`; did you mean `schemes`?'],
  [{ schemes: 'https' }, 'option `schemes` must be a list of schemes'],
  [{ schemes: ['https:'] }, 'option `schemes` must be a list of schemes'],
  [
    { canonicalizer: presets['iipc-semantic'].canonicalizer },
    'option `rules` would have no effect',
  ],
  [{ canonicalizer: {} }, 'option `canonicalizer` must be an object with'],
])('a preset with %o is refused', (members, message) => {
  const own = { ...presets.seo, ...(members as object) }
  expect(() => normalize('https://e.example/', own)).toThrow(message)
  expect(() => traceWith('https://e.example/', own)).toThrow(message)
})

test('what has been read takes no options of reading', () => {
  const uri = splitUri('https://e.example/')
  for (const given of [{ model: 'whatwg' }, { maxLength: 9 }] as const) {
    const message = 'would have no effect: the URL has been read already'
    expect(() => createRecordNormalizer(presets.seo.rules, given)).toThrow(message)
    expect(() => normalizeUri(uri, presets.seo.rules, given)).toThrow(message)
  }
})
