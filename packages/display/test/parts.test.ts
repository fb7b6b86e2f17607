import { type RenderedPart, type RenderOptions, renderUrl } from '@waymark/display'
import { OptionError } from '@waymark/infra/options'
import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

type Part = readonly [kind: RenderedPart['kind'], text: string, direction?: 'ltr' | 'rtl']

function shown(input: string, options?: RenderOptions) {
  const { parts, text, plainText } = renderUrl(parseUrl(input)!, options)
  expect(plainText).toBe(parts.map((part) => part.text).join(''))
  const isolated = parts
    .map((part) => (part.isBidirectional ? `\u2068${part.text}\u2069` : part.text))
    .join('')
  expect(text).toBe(
    parts.some((part) => part.isBidirectional) ? `\u2066${isolated}\u2069` : isolated,
  )
  return parts.map((part): Part => {
    if (!part.isBidirectional) {
      expect(part.direction).toBe('ltr')
      return [part.kind, part.text]
    }
    return [part.kind, part.text, part.direction]
  })
}

const A = '\u05d0'
const B = '\u05d1'

test.each<[string, readonly Part[]]>([
  [
    `https://${A}.${B}.co.il:81/a/${A}/${B}b/c?${A}=${B}&c;${A}#${A}/b=${B}&c`,
    [
      ['scheme', 'https://'],
      ['subdomain', A, 'rtl'],
      ['subdomain', '.'],
      ['domain', B, 'rtl'],
      ['domain', '.co.il'],
      ['port', ':81'],
      ['path', '/a/'],
      ['path', A, 'rtl'],
      ['path', '/'],
      ['path', `${B}b`, 'rtl'],
      ['path', '/c'],
      ['query', '?'],
      ['query', A, 'rtl'],
      ['query', '='],
      ['query', B, 'rtl'],
      ['query', '&c;'],
      ['query', A, 'rtl'],
      ['fragment', '#'],
      ['fragment', A, 'rtl'],
      ['fragment', '/b='],
      ['fragment', B, 'rtl'],
      ['fragment', '&c'],
    ],
  ],
  [
    `https://h.example/a${A}/1${A}/${A}a`,
    [
      ['scheme', 'https://'],
      ['domain', 'h.example'],
      ['path', '/'],
      ['path', `a${A}`, 'ltr'],
      ['path', '/'],
      ['path', `1${A}`, 'rtl'],
      ['path', '/'],
      ['path', `${A}a`, 'rtl'],
    ],
  ],
  // Digits of Arabic run from left to right, among letters that do not.
  [
    'https://h.example/\u0661\u0662',
    [
      ['scheme', 'https://'],
      ['domain', 'h.example'],
      ['path', '/'],
      ['path', '\u0661\u0662', 'ltr'],
    ],
  ],
  [
    'https://h.example/\u{10d00}\u{1f600}/\u{1f600}',
    [
      ['scheme', 'https://'],
      ['domain', 'h.example'],
      ['path', '/'],
      ['path', '\u{10d00}\u{1f600}', 'rtl'],
      ['path', '/\u{1f600}'],
    ],
  ],
  [
    'https://h.example/\u{1f600}\u05d0',
    [
      ['scheme', 'https://'],
      ['domain', 'h.example'],
      ['path', '/'],
      ['path', '\u{1f600}\u05d0', 'rtl'],
    ],
  ],
  [
    'https://h.example/\u058f',
    [
      ['scheme', 'https://'],
      ['domain', 'h.example'],
      ['path', '/\u058f'],
    ],
  ],
  [
    `https://h.example?${A}#${A}`,
    [
      ['scheme', 'https://'],
      ['domain', 'h.example'],
      ['path', '/'],
      ['query', '?'],
      ['query', A, 'rtl'],
      ['fragment', '#'],
      ['fragment', A, 'rtl'],
    ],
  ],
  [
    `data:${A}`,
    [
      ['scheme', 'data:'],
      ['path', A, 'rtl'],
    ],
  ],
])('the parts of %s', (input, parts) => {
  expect(shown(input).map((part) => part.join(' '))).toEqual(parts.map((part) => part.join(' ')))
})

const FULL = 'https://u:p@www.m.a.example.co.uk:81/p?q#f'

test.each<[string, RenderOptions, string]>([
  [FULL, {}, 'https://www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { show: 'url' }, 'https://www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { show: 'origin' }, 'https://www.m.a.example.co.uk:81'],
  [FULL, { show: 'domain' }, 'example.co.uk'],
  [FULL, { omitSchemes: ['https'] }, 'www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { omitSchemes: ['http', 'https'] }, 'www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { omitSchemes: ['http'] }, 'https://www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { omitSchemes: [] }, 'https://www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { omitTrivialSubdomains: true }, 'https://m.a.example.co.uk:81/p?q#f'],
  [FULL, { omitTrivialSubdomains: false }, 'https://www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { omitRootPath: true }, 'https://www.m.a.example.co.uk:81/p?q#f'],
  [FULL, { omitSchemes: ['https'], show: 'origin' }, 'www.m.a.example.co.uk:81'],
  ['https://m.example.com/', { omitTrivialSubdomains: true }, 'https://example.com/'],
  ['https://w.example.com/', { omitTrivialSubdomains: true }, 'https://w.example.com/'],
  ['https://a.www.example.com/', { omitTrivialSubdomains: true }, 'https://a.www.example.com/'],
  ['https://www.example/', { omitTrivialSubdomains: true }, 'https://www.example/'],
  ['https://a.example/', { omitRootPath: true }, 'https://a.example'],
  ['https://a.example/', { omitRootPath: false }, 'https://a.example/'],
  ['https://a.example/', {}, 'https://a.example/'],
  ['https://a.example/?', { omitRootPath: true }, 'https://a.example/?'],
  ['https://a.example/#', { omitRootPath: true }, 'https://a.example/#'],
  ['https://a.example//', { omitRootPath: true }, 'https://a.example//'],
  ['https://[::1]/', { omitRootPath: true }, 'https://[::1]'],
  ['https://1.2.3.4:81/', { show: 'domain' }, '1.2.3.4'],
  ['https://co.uk:81/a', { show: 'domain' }, 'co.uk'],
  ['https://co.uk:81/a', { show: 'origin' }, 'https://co.uk:81'],
  ['foo://h:81/a?b', { show: 'domain' }, 'h'],
  ['foo://h:81/a?b', { show: 'origin' }, 'foo://h:81'],
  ['foo:/a?b', { show: 'domain' }, 'foo:/a?b'],
  ['foo:/a?b', { omitSchemes: ['foo'] }, 'foo:/a?b'],
  ['foo:a', { omitRootPath: true }, 'foo:a'],
  ['foo:/', { omitRootPath: true }, 'foo:/'],
  ['foo:///', { omitRootPath: true }, 'foo:///'],
  ['foo:///a', { omitSchemes: ['foo'] }, '/a'],
  ['foo:/.//a', {}, 'foo:/.//a'],
  ['foo://h//a', {}, 'foo://h//a'],
  ['foo:a//b', {}, 'foo:a//b'],
  ['https://a.example?', {}, 'https://a.example/?'],
  ['https://a.example/%C3%BC?%C3%BC#%C3%BC', {}, 'https://a.example/\u00fc?\u00fc#\u00fc'],
])('%s with %j is %s', (input, options, text) => {
  expect(renderUrl(parseUrl(input)!, options).text).toBe(text)
})

test('warnings are those of the domain', () => {
  const url = parseUrl('https://u@www.xn--pple-43d.com/')!
  expect(renderUrl(url).warnings).toMatchObject([
    { code: 'mixed-script', start: 4, end: 9, scripts: ['Cyrl', 'Latn'], resembles: 'apple' },
  ])
  expect(renderUrl(parseUrl('https://paypa1.com/')!, { known: ['paypal.com'] }).warnings).toEqual([
    {
      code: 'resembles-known',
      severity: 'warning',
      message: expect.any(String),
      data: { resembles: 'paypal.com' },
      remedy: expect.any(String),
      start: 0,
      end: 10,
      resembles: 'paypal.com',
    },
  ])
  for (const input of ['https://myc1ub.com/', 'https://1.2.3.4/', 'foo:a', 'foo://paypa1.com/']) {
    expect(renderUrl(parseUrl(input)!).warnings).toEqual([])
  }
})

test.each<[object, object]>([
  [
    { omitSchemes: 'https' },
    { option: 'omitSchemes', code: 'option-wrong', data: { got: "'https'" } },
  ],
  [{ omitSchemes: [5] }, { option: 'omitSchemes', code: 'option-wrong' }],
  [
    { omitTrivialSubdomains: 1 },
    { option: 'omitTrivialSubdomains', code: 'option-wrong', data: { got: '1' } },
  ],
  [
    { omitRootPath: 'yes' },
    { option: 'omitRootPath', code: 'option-wrong', data: { got: "'yes'" } },
  ],
  [{ show: 'host' }, { option: 'show', code: 'option-wrong', data: { got: "'host'" } }],
  [{ maxLength: -1 }, { option: 'maxLength', code: 'option-wrong' }],
  [{ maxLength: '5' }, { option: 'maxLength', code: 'option-wrong' }],
  [{ maxlength: 5 }, { option: 'maxlength', code: 'option-unknown', data: { near: 'maxLength' } }],
])('%j is refused', (options, error) => {
  const render = () => renderUrl(parseUrl('https://a.example/')!, options)
  expect(render).toThrow(OptionError)
  expect(render).toThrow(errorWith(error))
})

test('no limit is a limit that is never reached', () => {
  const url = parseUrl('https://a.example/b')!
  expect(renderUrl(url, { maxLength: Number.POSITIVE_INFINITY }).text).toBe('https://a.example/b')
  expect(renderUrl(url, { maxLength: 0 }).text).toBe('https://a.example/b')
})
