import {
  createNormalizer,
  createRecordNormalizer,
  keepWrittenPort,
  type Preset,
  presets,
  rules,
} from '@waymark/normalize'
import { normalizeLines } from '@waymark/normalize/bulk'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { BlockNormalizer } from '../src/bulk/block-normalizer.ts'
import { readBulkOptions } from '../src/bulk/bulk-options.ts'
import { ByteSink } from '../src/bulk/byte-sink.ts'
import { BUFFER_CODEC } from '../src/bulk/node/buffer-codec.ts'
import { CHOICES } from './choices.ts'

const HOSTS = [
  'a.example',
  'www.a.example',
  'www.www.a.example.',
  'a.example.',
  'u:p@a.example',
  'u@a.example:8080',
  ':p@www.a.example',
  'a.example:80',
  'a.example:443',
  'a.example:99',
  '1.2.3.4',
  '[2001:db8::1]',
  '0x7f.1',
  'A.example',
  '',
]

const TAILS = [
  '',
  '/',
  '//',
  '/b',
  '/b/',
  '/b//',
  '//b',
  '/b//c/',
  '/b.c',
  '/b.c/',
  '/b.1',
  '/.b',
  '/b.c/d',
  '/./b/../c',
  '/b/%2e%2E/c',
  '/index.html',
  '/b/index.html/',
  '/index.php/index.html',
  '/b/default.asp',
  '/b%7ec',
  '/b%c3%a9',
  '/b%C3%A9',
  '/e%CC%81',
  '/b%2F',
  '/b%2',
  '/b%',
  '/b%2541',
  '/web/http://c//d',
  '/;jsessionid=0123456789abcdef',
  '/b;c',
  '/(S(4hqa0555fwsecu455xqckv45))/c.aspx',
  '/(4hqa0555fwsecu455xqckv45)/c.aspx',
  '/(b)',
  '?',
  '?b',
  '/?b=2&a=1&a=0',
  '/b?b=2&&a=1&',
  '/b/?&',
  '/?a=&b=2',
  '/?a&b=',
  '/?b%7e=%c3%a9&a=%26',
  '/?utm_source=x&id=7',
  '/?x%3futm_source=1',
  '/b?%75tm_source=x',
  '/?si=1&UTM_MEDIUM=2',
  '/unsubscribe?mkt_tok=x',
  '/?sid=0123456789abcdef&x',
  '/?CFID=1&x=2&CFTOKEN=3',
  '/?PHPSESSID=0123456789abcdef',
  '/?id=&sort=up',
  '#',
  '/b#c',
  '/#%7e',
  '/?b#c',
  '/b/?#c',
  '/b/#:~:text=x',
  '/#c:~:text=x',
  '/?#',
  '/b?c//d/#e//f/',
  '/b#c?d',
  "/!$&'()*+,-.:=@_~|^",
  '/b c?"<>`#"<>`',
]

const INPUTS: readonly string[] = [
  ...HOSTS.flatMap((host) => ['/b/?z&a#c', ''].map((tail) => `http://${host}${tail}`)),
  ...TAILS.map((tail) => `https://a.example${tail}`),
  ...TAILS.filter((_, at) => at % 3 === 0).map((tail) => `http://www.b.example:81${tail}`),
  'ftp://a.example:21/b/?b&a#c',
  'wss://www.a.example/%7e',
  'httpx://a.example/b/?q#f',
  'file:///C:/b/?utm_source=x',
  'web+x://www.A/b//?q',
  'mailto:a@b.example?q#f',
  'no url',
]

/** Every rule with the options of each of its examples. */
const BY_EXAMPLE: readonly Preset[] = rules.flatMap((rule) =>
  rule.examples
    .filter(([, , options]) => options?.model === undefined)
    .map(([, , options = {}]) => ({ name: rule.name, summary: '', rules: [rule], options })),
)

const MORE: readonly Preset[] = [
  ['trailing-slash', { trailingSlash: 'always', trailingSlashFile: 'add' }],
  ['trailing-slash', { trailingSlashRun: 'all' }],
  ['force-scheme', { scheme: 'http' }],
  ['keep-params', { keep: ['a', 'b%7e', 'b~'] }],
  ['remove-default-port', { ports: { https: 99, http: 8080 } }],
  ['remove-default-params', { defaults: { a: '1', id: '', 'b~': '\u00e9' } }],
  ['remove-tracking-params', { params: ['*'], exceptParams: ['a'] }],
  ['remove-tracking-params', { params: [], sites: [{ site: 'a.example', deny: ['b'] }] }],
].map(([name, options]) => ({
  name: name as string,
  summary: '',
  rules: rules.filter((rule) => rule.name === name),
  options: options as object,
}))

/** A few of each preset's variants, and all others. */
const VARIANTS = [...CHOICES, ...BY_EXAMPLE, ...MORE].filter(
  ({ name, canonicalizer, options }, at) =>
    canonicalizer === undefined &&
    options.model !== 'rfc3986' &&
    (!Object.hasOwn(presets, name) || at % 5 === 0),
)

/** Every rule runs on a record, whether it has anything to do or not. */
function plainNormalizer({
  rules: own,
  options,
  schemes,
}: Preset): (input: string) => string | null {
  const run = createRecordNormalizer(own, options)
  return (input) => {
    const url = parseUrl(input)
    if (url === null || schemes?.includes(url.scheme) === false) return null
    const written = options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
    return serializeUrl(run(written))
  }
}

test.each(rules)('$name gives the output of its examples on every call', (rule) => {
  for (const [input, output, options] of rule.examples) {
    const normalize = createNormalizer([rule], options)
    expect([1, 2, 3].map(() => normalize(input))).toEqual([output, output, output])
  }
})

test('a prepared function gives on every call what all rules in turn give', () => {
  const wrong: unknown[] = []
  for (const preset of VARIANTS) {
    const normalize = createNormalizer(preset)
    const plainly = plainNormalizer(preset)
    normalize('https://a.example/')
    for (const input of INPUTS) {
      const plain = plainly(input)
      const result = normalize(input)
      if (result !== plain) wrong.push([preset.name, preset.options, input, result, plain])
    }
  }
  expect(wrong).toEqual([])
})

test('blocks of lines have what all rules in turn give', () => {
  const bytes = Buffer.from(INPUTS.map((input) => `${input}\n`).join(''))
  const wrong: unknown[] = []
  for (const preset of VARIANTS) {
    const normalizer = new BlockNormalizer(readBulkOptions(preset), BUFFER_CODEC)
    const sink = new ByteSink(new ArrayBuffer(16), BUFFER_CODEC)
    const { problems, ...result } = normalizer.normalizeBlock(bytes, sink)
    const plain = INPUTS.map(plainNormalizer(preset))
    const expected = plain.map((line) => (line === null ? '' : `${line}\n`)).join('')
    const output = Buffer.from(sink.content).toString()
    if (output !== expected) wrong.push([preset.name, preset.options, output])
    expect(result).toEqual({ lines: INPUTS.length, isEnded: false })
    const bad = plain.flatMap((line, at) => (line === null ? [at + 1] : []))
    expect(problems.map(({ line }) => line)).toEqual(bad)
  }
  expect(wrong).toEqual([])
})

test('without Node, lines have the same normal forms', async () => {
  const lines = INPUTS.filter((input) => input !== 'no url')
  for (const preset of [presets.standard, presets.seo, presets.crawler, presets.aggressive]) {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(lines.join('\r\n'))
    }
    let output = ''
    for await (const block of normalizeLines(chunks(), preset)) {
      output += Buffer.from(block.output).toString()
    }
    const expected = lines.map(plainNormalizer(preset))
    expect(output.split('\r\n').filter((line) => line !== '')).toEqual(
      expected.filter((line) => line !== null),
    )
  }
})
