import { readFileSync } from 'node:fs'
import { parseUrlWithErrors } from '@waymark/url-parser'
import { parseUrlWithErrors as parseAscii } from '@waymark/url-parser/ascii'
import { causes, causesOf } from '@waymark/url-parser/causes'
import { describe, expect, test } from 'vitest'

/** Every cause in an input: its code, and the characters underlined. */
function causesIn(input: string, base: string | null = null, parse = parseUrlWithErrors) {
  const { errors, failure } = parse(input, base)
  return errors.flatMap((error) =>
    causesOf(input, error, { isFailure: error === failure, base }).map((cause) => ({
      ...cause,
      error: error.name,
      marked: input.slice(cause.start, cause.end),
    })),
  )
}

test('each code has exactly one entry', () => {
  const source = readFileSync(new URL('../src/causes/cause-code.ts', import.meta.url), 'utf8')
  const codes = [...source.matchAll(/\| '([a-z0-9-]+)'/g)].map(([, code]) => code)
  expect(causes.entries.map(({ code }) => code).sort()).toEqual(codes.sort())
})

test.each(causes.entries)(
  '$code: each example has it, underlined, and its repair does not',
  (entry) => {
    const parse = entry.code === 'host-without-idna' ? parseAscii : parseUrlWithErrors
    expect(entry.examples.length).toBeGreaterThanOrEqual(3)
    for (const { wrong, marked, right, base } of entry.examples) {
      const found = causesIn(wrong, base, parse).filter(({ code }) => code === entry.code)
      expect(
        found.map((cause) => cause.marked),
        wrong,
      ).toContain(marked)
      for (const { error } of found) expect(entry.errors).toContain(error)
      const repaired = parse(right, base ?? null)
      expect(repaired.url, right).not.toBe(null)
      expect(causesIn(right, base, parse).map(({ code }) => code)).not.toContain(entry.code)
    }
  },
)

test.each([
  ['https://exa mple.com/', 'A host cannot contain a space.', ' '],
  ['https://exa%20mple.com/', '`%20` decodes to a space, which a host cannot contain.', '%20'],
  [
    'https://℀.com/',
    'In a domain, ℀ (U+2100) becomes `a/c`: a host cannot contain a slash (/).',
    '℀',
  ],
  [
    'https://ü.xn--a/',
    'stands for the control character U+0080, which a domain cannot contain.',
    'xn--a',
  ],
  ['ht\ntps://exa\tm ple.com/', 'A host cannot contain a space.', ' '],
  [
    'https://1.2.3.08/',
    '`08` begins with 0, so it is octal, which does not have the digit 8.',
    '8',
  ],
  ['https://a\u00a0b/', 'becomes a space: a host cannot contain a space.', '\u00a0'],
  ['htps//example.com/', 'There is no colon after `htps`', ''],
  ['https://a:65536/', 'A port is at most 65535; this one is 65536.', '65536'],
])('%j: the message names the cause', (input, message, marked) => {
  const found = causesIn(input).find((cause) => cause.message.includes(message))
  expect(found?.marked).toBe(marked)
})

test.each([
  ['//', 'slashes where a scheme and a host belong'],
  ['\\\\?q', 'slashes where a scheme and a host belong'],
  ['///x', 'more than two slashes'],
  ['//x', 'begins with a host'],
  ['/x', 'begins with a path'],
])('%j without a base: the message names the part', (input, message) => {
  expect(causesIn(input).map((cause) => cause.message)).toEqual([expect.stringContaining(message)])
})

describe('the bar after a Windows drive letter', () => {
  test.each([
    ['/c|/x', 'file:///d:/y', '|', ':'],
    ['c|', 'file:///d:/y', 'c|', '/c:'],
    ['../c|/x', 'file:///d/y', '|', ':'],
    ['file:///x/../c|/y', null, '|', ':'],
    ['file://h/c|/y', null, '|', ':'],
  ])('becomes a colon: %j against %j', (input, base, wrong, written) => {
    const units = causesIn(input, base).filter(({ error }) => error === 'invalid-URL-unit')
    expect(units.map(({ marked, edit }) => [marked, edit?.text])).toEqual([[wrong, written]])
  })

  test.each([
    ['/c|/x', 'https://h/'],
    ['/c|/x', null],
    ['a/c|/x', 'file:///y'],
    ['/c|d/x', 'file:///y'],
  ])('is an ordinary one elsewhere: %j against %j', (input, base) => {
    const units = causesIn(input, base).filter(({ error }) => error === 'invalid-URL-unit')
    expect(units.every(({ edit }) => edit?.text === '%7C')).toBe(true)
  })
})

test('an error before the one that stopped the parser has a remedy of its own', () => {
  const found = causesIn('http://foo.0x4./').filter(({ code }) => code === 'ipv4-final-dot')
  expect(found.map(({ remedy, edit }) => [remedy, edit])).toEqual([
    ['Remove the dot.', { start: 14, end: 15, text: '' }],
  ])
  const hexadecimal = causesIn('http://0xffffffffff/').find(
    ({ code }) => code === 'ipv4-part-hexadecimal',
  )
  expect(hexadecimal?.remedy).toBe('Write four numbers from 0 to 255.')
})

test.each<[input: string, code: string, marked: string[], text: string | null]>([
  ['http:://example.com/', 'host-left-out', [':'], ''],
  ['<https://example.com/>', 'scheme-start', ['<', '>'], ''],
  ['\u201chttps://example.com/a\u201d', 'scheme-start', ['\u201c', '\u201d'], ''],
  ['<https://example.com/', 'scheme-start', ['<'], ''],
  ['http://fe80::1%eth0/', 'ipv6-without-brackets', ['fe80::1%eth0'], '[fe80::1]'],
  ['https://h:0x50/', 'port-character', ['x'], null],
  ['https://h/?\u0000', 'outer-space', ['\u0000'], ''],
])('%j: %s', (input, code, marked, text) => {
  const found = causesIn(input).filter((cause) => cause.code === code)
  expect(found.map((cause) => cause.marked)).toEqual(marked)
  for (const { edit } of found) expect(edit?.text ?? null).toBe(text)
})

test('a long name is not quoted for each of its characters', () => {
  const found = causesIn(`${'a '.repeat(100)}:`)
  expect(found.length).toBe(100)
  for (const { remedy } of found) expect(remedy.length).toBeLessThan(100)
})

test('each place of a cause is listed, from left to right', () => {
  const found = causesIn('https://a b%20c d/')
  expect(
    found.filter(({ code }) => code === 'host-space').map(({ start, end }) => [start, end]),
  ).toEqual([
    [9, 10],
    [11, 14],
    [15, 16],
  ])
})

test('a label too long for Punycode is named', () => {
  const label = `${'a'.repeat(20_000)}\u{20000}`
  expect(causesIn(`https://${label}/`)).toMatchObject([{ code: 'label-too-long', marked: label }])
})

test('what causes are found with is checked', () => {
  const { failure } = parseUrlWithErrors('x')
  // @ts-expect-error: misspelt
  expect(() => causesOf('x', failure!, { isfailure: true })).toThrow('did you mean `isFailure`?')
})

test.each([null, undefined, 1, {}, ['x'], new URL('https://h/')])(
  'what is not a string is refused: %j',
  (input) => {
    const { failure } = parseUrlWithErrors('x')
    expect(() => causesOf(input as string, failure!)).toThrow('pass the string that was parsed')
  },
)

test('an error that the input does not have is refused', () => {
  const { failure } = parseUrlWithErrors('https://a b/')
  for (const input of ['', 'https://h/', 'https://ab/', 'https://aa b/']) {
    expect(() => causesOf(input, failure!), input).toThrow(
      expect.objectContaining({ name: 'ArgumentError' }),
    )
  }
  const moved = { ...failure!, start: failure!.start + 1 }
  expect(() => causesOf('https://a b/', moved)).toThrow('a validation error of this input')
})

test('a joiner between emoji is explained without terms', () => {
  const [cause] = causesIn('https://\u{1f469}\u200d\u{1f4bb}.ws/')
  expect(cause?.message).toContain('may only stand between letters of scripts that need it')
  expect(cause?.message).not.toContain('virama')
})
