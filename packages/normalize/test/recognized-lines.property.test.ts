import { globSync, readFileSync } from 'node:fs'
import { createNormalizer, presets, rules } from '@waymark/normalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { ByteSink } from '../src/bulk/byte-sink.ts'
import { type LinePlan, planFor } from '../src/bulk/line-plan.ts'
import { BUFFER_CODEC } from '../src/bulk/node/buffer-codec.ts'
import { copyRecognizedLines } from '../src/bulk/recognized-lines.ts'
import { CHOICES } from './choices.ts'

const PLANNED = CHOICES.flatMap((preset) => {
  const plan = planFor(preset)
  return plan === null ? [] : [{ preset, plan, normalize: createNormalizer(preset) }]
})

function recognize(line: Buffer, plan: LinePlan, limit: number = 1000): string | null {
  const sink = new ByteSink(new ArrayBuffer(8), BUFFER_CODEC)
  const cursor = { at: 0, lines: 0 }
  copyRecognizedLines(
    line,
    cursor,
    line.length,
    { limit, plan, codec: BUFFER_CODEC, writeLine: null },
    sink,
  )
  expect(cursor).toEqual(cursor.at === 0 ? { at: 0, lines: 0 } : { at: line.length, lines: 1 })
  return cursor.at === 0 ? null : Buffer.from(sink.content).toString()
}

const word = fc.constantFrom(
  ...['a', 'com', 'www', '0x', '1', '256', 'f', 'xn--', 'xn--bcher-kva', '-', '_', '.', '..', 'A'],
  ...[
    '%2e',
    '%2E',
    '%2',
    '%',
    '%41',
    '%C3%A9',
    '%c3%a9',
    'e%CC%81',
    '%E3%81%8B',
    '%2F',
    '%5b',
    'é',
    'index.html',
    ';jsessionid=E85FAC04E331FFCA55549B10',
    'C|',
    'b',
  ],
  ...['(S(4hqa0555fwsecu455xqckv45))', 'x.aspx', '~', '!$&()*+,;=', ':', '@', '[', ']', '|', '\\'],
  ...[
    '^',
    '`',
    '{',
    '}',
    '"',
    "'",
    '<',
    '>',
    ' ',
    '\t',
    '\x7f',
    '\r',
    'utm_source=x',
    'b=2&a=1',
    '',
  ],
)
const plainWord = fc.constantFrom('a', 'com', 'page', 'x-y_z', 'de', 'q=1', '0', 'b.c')
const some = (separator: string) =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.array(plainWord, { maxLength: 4 }) },
      fc.array(fc.oneof(word, plainWord), { maxLength: 4 }),
    )
    .map((words) => words.join(separator))
const line = fc
  .tuple(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('http://', 'https://') },
      fc.constantFrom('HTTP://', 'https:/', 'https:', 'http:///', 'ftp://', 'file:///', 'x://', ''),
    ),
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('a.com', 'b.de', 'www.a.co.uk') },
      fc.constantFrom(
        '1.2.3.4',
        '01.2.3.4',
        '1.2.3.256',
        '1.2.3',
        '1.2.3.4.',
        '0.0.0.0',
        '1.2.3.4.5',
      ),
      some('.'),
      some(''),
    ),
    fc.oneof(
      { weight: 12, arbitrary: fc.constant('') },
      fc.constantFrom(
        ':',
        ':80',
        ':443',
        ':8080',
        ':0',
        ':00',
        ':080',
        ':65535',
        ':65536',
        '.',
        '@',
      ),
      fc.constantFrom(':123456', ':8a', ':1:2', ':-1', '@b'),
    ),
    fc.constantFrom('', ...'/'.repeat(9), '//', '/.', '\\'),
    some('/'),
    fc.constantFrom(...['', '', '', '', '', '/', '/', '/', '//', '/.', '/..', '/%2E']),
    fc.oneof(
      fc.constant(''),
      some('').map((text) => `?${text}`),
    ),
    fc.oneof(
      fc.constant(''),
      some('').map((text) => `#${text}`),
    ),
  )
  .map((parts) => parts.join(''))
  .filter((text) => !text.includes('\n') && !text.endsWith('\r') && text !== '')

test('a recognised line is written as the normaliser writes it, whatever was chosen', () => {
  const hits = new Map(PLANNED.map(({ preset }) => [preset, 0]))
  fc.assert(
    fc.property(line, fc.constantFrom('\n', '\r\n'), (text, ending) => {
      const bytes = Buffer.from(text + ending)
      for (const { preset, plan, normalize } of PLANNED) {
        const recognized = recognize(bytes, plan)
        if (recognized === null) continue
        hits.set(preset, (hits.get(preset) ?? 0) + 1)
        expect(recognized).toBe(normalize(text) + ending)
      }
    }),
    { numRuns: runs(1000) },
  )
  // Where nothing was ever recognised, nothing was tested.
  expect(Math.min(...hits.values())).toBeGreaterThan(leastHits(20))
})

test('any bytes are recognised only where they are what the normaliser writes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('http://a/', 'https://a.b/c?', 'http://a/#', 'http://'),
      fc
        .uint8Array({ maxLength: 6 })
        .filter((bytes) => !bytes.includes(0x0a) && bytes.at(-1) !== 0x0d),
      (start, rest) => {
        const text = Buffer.concat([Buffer.from(start), rest])
        const bytes = Buffer.concat([text, Buffer.from('\n')])
        for (const { plan, normalize } of PLANNED) {
          const recognized = recognize(bytes, plan)
          if (recognized === null) continue
          expect(recognized).toBe(`${normalize(text.toString('latin1'))}\n`)
        }
      },
    ),
    { numRuns: runs(750) },
  )
})

test('the presets that keep to what can be seen are recognised, others are not', () => {
  const names = new Set(PLANNED.map(({ preset }) => preset.name))
  for (const name of ['standard', 'seo', 'safe', 'usually-safe', 'crawler', 'uri-guide']) {
    expect(names).toContain(name)
  }
  // Texts as they are written, canonicalisers of others, and rules that change plain addresses.
  for (const name of ['rfc3986-syntax', 'safe-browsing', 'iipc-semantic', 'aggressive']) {
    expect(names).not.toContain(name)
  }
})

test('a preset with anything unknown is not recognised', () => {
  const [rule] = presets.safe.rules
  const { standard } = presets
  expect(planFor(standard)).not.toBeNull()
  expect(planFor({ ...standard, ...{ later: true } })).toBeNull()
  expect(planFor({ ...standard, options: { ...standard.options, ...{ later: true } } })).toBeNull()
  // A rule that does not say what it reads may change anything.
  const { reads, effects, settledByParser, ...silent } = rule!
  expect(planFor({ ...standard, rules: [{ ...silent, name: 'later' }] })).toBeNull()
  expect(planFor({ ...standard, rules: [{ ...silent, reads: ['query'] }] })).not.toBeNull()
})

test('a line over the limit is not recognised', () => {
  const plan = planFor(presets.standard)!
  expect(recognize(Buffer.from('http://a/23\n'), plan, 11)).toBe('http://a/23\n')
  expect(recognize(Buffer.from('http://a/23\n'), plan, 10)).toBeNull()
})

test.each([
  ['standard', 'http://1.2.3.4:8080/', true],
  ['standard', 'http://1.2.3.04/', false],
  ['standard', 'http://a.example:80/', false],
  ['standard', 'https://a.example:80/', true],
  ['standard', 'http://a.example/%E3%81%8B/%2Fb//c/.d/..e/...', true],
  ['standard', 'http://a.example/b/%2e%2E', false],
  ['standard', 'http://a.example?q', true],
  ['seo', 'http://a.example/b//', false],
  ['seo', 'http://a.example/b/?q#f', true],
  ['safe', 'http://a.example/%E3%81%8B?%26#%3D', true],
  ['safe', 'http://a.example/%e3', false],
  ['safe', 'http://a.example/%%7E', false],
  ['safe', 'http://a.example/?%7E', false],
  ['safe', 'http://a.example/%C3%A9', true],
  ['safe', 'http://a.example/%C3%a9', false],
  ['safe', 'http://a.example/%E3%7E', false],
  ['safe', 'http://a.example/%E3%2', false],
  ['usually-safe', 'http://a.example/e%CC%81', false],
] as const)('%s: %s is recognised: %s', (name, text, expected) => {
  const recognized = recognize(Buffer.from(`${text}\n`), planFor(presets[name])!)
  expect(recognized !== null).toBe(expected)
  if (recognized !== null) expect(recognized).toBe(`${createNormalizer(name)(text)}\n`)
})

test('no rule is mentioned by name in bulk work', () => {
  const files = globSync('src/bulk{.ts,/**/*.ts}', { cwd: new URL('..', import.meta.url) })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    for (const { name } of rules) {
      const mention = name.includes('-') ? new RegExp(`(?<![\\w-])${name}(?![\\w-])`) : `'${name}'`
      expect([file, name, text.search(mention)]).toEqual([file, name, -1])
    }
  }
})

test('what a rule can change is among what it reads, and every rule says what it reads', () => {
  for (const { name, reads, effects, options } of rules) {
    expect(reads, name).toBeDefined()
    const slash = options.some((option) => option.name === 'trailingSlash') ? 'always' : undefined
    for (const given of [{}, { ports: {} }, slash === undefined ? {} : { trailingSlash: slash }]) {
      const parts = (effects?.(given as object) ?? []).flatMap((effect) =>
        effect.kind === 'change'
          ? effect.parts
          : effect.kind === 'drop'
            ? [effect.part]
            : ['path' as const],
      )
      expect(reads, name).toEqual(expect.arrayContaining(parts))
    }
  }
})
