import { readFileSync } from 'node:fs'
import { parseUrlWithErrors } from '@waymark/url-parser'
import { parseUrlWithErrors as parseAscii } from '@waymark/url-parser/ascii'
import { causes, causesOf } from '@waymark/url-parser/causes'
import { expect, test } from 'vitest'

/** Every cause in an input: its code, and the characters underlined. */
function causesIn(input: string, base: string | null = null, parse = parseUrlWithErrors) {
  const { errors, failure } = parse(input, base)
  return errors.flatMap((error) =>
    causesOf(input, error, { isFailure: error === failure, hasBase: base !== null }).map(
      (cause) => ({
        ...cause,
        error: error.name,
        marked: input.slice(cause.start, cause.end),
      }),
    ),
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
  [
    'https://exa%20mple.com/',
    '`%20` is percent-encoded for a space: a host cannot contain a space.',
    '%20',
  ],
  [
    'https://℀.com/',
    'In a domain, ℀ (U+2100) becomes `a/c`: a host cannot contain a slash (/).',
    '℀',
  ],
  ['https://ü.xn--a/', 'a domain cannot contain the control character U+0080.', 'xn--a'],
  ['ht\ntps://exa\tm ple.com/', 'A host cannot contain a space.', ' '],
  [
    'https://1.2.3.08/',
    '`08` begins with 0, so it is octal, which does not have the digit 8.',
    '8',
  ],
  ['https://a:65536/', 'A port is at most 65535; this one is 65536.', '65536'],
])('%j: the message names the cause', (input, message, marked) => {
  const found = causesIn(input).find((cause) => cause.message.includes(message))
  expect(found?.marked).toBe(marked)
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
  expect(() => causesOf('x', failure!, { hasbase: true })).toThrow('did you mean `hasBase`?')
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
