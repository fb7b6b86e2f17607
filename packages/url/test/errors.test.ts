import { inspect } from 'node:util'
import { type InvalidUrlError, URL } from '@waymark/url'
import { expect, test } from 'vitest'

function errorOf(input: string, base?: string): InvalidUrlError {
  try {
    new URL(input, base)
  } catch (error) {
    return error as InvalidUrlError
  }
  throw new Error('it is a URL')
}

const NO_SCHEME =
  'The input has no scheme, and there is no base URL that it can be resolved against.'

test.each([
  ['nope', undefined, `Invalid URL "nope" at 0: ${NO_SCHEME}`],
  ['https://', undefined, 'Invalid URL "https://" at 8: The host is missing.'],
  ['https://a:65536/', undefined, 'Invalid URL "https://a:65536/" at 10: The port is above 65535.'],
  [
    'https://a:b/',
    undefined,
    'Invalid URL "https://a:b/" at 10: The port is not a decimal number.',
  ],
  [
    'https://[::1',
    undefined,
    'Invalid URL "https://[::1" at 8: An IPv6 address has no closing bracket.',
  ],
  [
    'https://exa mple.com/',
    undefined,
    'Invalid URL "https://exa mple.com/" at 11: The host has a character that is not allowed.',
  ],
  [
    'https://256.1.1.1/',
    undefined,
    'Invalid URL "https://256.1.1.1/" at 8: A part of an IPv4 address is above 255.',
  ],
  ['//', 'https://a.example/', 'Invalid URL "//" at 2: The host is missing.'],
  ['x', 'nope', `Invalid base URL "nope" at 0: ${NO_SCHEME}`],
  ['x', 'mailto:a', `Invalid URL "x" at 0: ${NO_SCHEME}`],
])('%j against %j: the message says what is wrong and where', (input, base, message) => {
  expect(errorOf(input, base).message).toBe(message)
})

test('a domain that breaks a rule is told as a whole, unless one character is wrong', () => {
  const whole = errorOf('https://a\u00adb_\ufffd/')
  expect(whole.message).toMatch(
    /^Invalid URL "https:.*" at 8: The domain breaks a rule for names in the DNS\.$/,
  )
  expect([whole.start, whole.end]).toEqual([8, 13])
  const one = errorOf('https://a\u00adb_\ufffd^/')
  expect([one.reason, one.start, one.end]).toEqual(['domain-to-ASCII', 13, 14])
})

test('the error has what a program needs', () => {
  const error = errorOf(' \t\n https://a:x', 'https://b/')
  expect(error).toBeInstanceOf(TypeError)
  expect(error.constructor).toBe(TypeError)
  expect({ ...error }).toEqual({
    code: 'ERR_INVALID_URL',
    reason: 'port-invalid',
    errorsOf: 'input',
    start: 14,
    end: 15,
  })
  expect([error.input, error.base]).toEqual([' \t\n https://a:x', 'https://b/'])
  const ofBase = errorOf('x', 'https://b:x/')
  expect([ofBase.errorsOf, ofBase.start, ofBase.end]).toEqual(['base', 10, 11])
  expect('base' in errorOf('x')).toBe(false)
})

test('a property that a page put on Object.prototype changes nothing', () => {
  for (const name of ['get', 'writable', 'code', 'input']) {
    Object.defineProperty(Object.prototype, name, { value: () => 1, configurable: true })
    let error: unknown
    try {
      error = errorOf('nope')
    } finally {
      Reflect.deleteProperty(Object.prototype, name)
    }
    expect(error).toMatchObject({ code: 'ERR_INVALID_URL', input: 'nope' })
  }
})

test.each([
  ['https://ann:SECRET@a b/', undefined],
  ['https://ann:SECRET@a:b/', undefined],
  ['https://ann:x/SECRET@a.example/', undefined],
  ['https://ann:x?SECRET@a.example/', undefined],
  ['https://ann:x#SECRET@a.example/', undefined],
  ['https://ann:x@SECRET@a b/', undefined],
  ['https://ann:SECRET%40a.example/', undefined],
  ['//ann:SECRET@a.example/', undefined],
  ['ann x:SECRET@a.example/', undefined],
  ['https://a:b/?token=SECRET', undefined],
  ['https://a:b/#token=SECRET', undefined],
  ['page.html?token=SECRET', undefined],
  ['x', 'https://ann:SECRET@a b/'],
  ['https://a b/', 'https://ann:SECRET@a/'],
])('%s against %s: no password and no token is printed', (input, base) => {
  let error = new TypeError()
  try {
    new URL(input, base)
  } catch (thrown) {
    error = thrown as TypeError
  }
  expect(error.message).toMatch(/^Invalid (?:base )?URL/)
  for (const text of [inspect(error), error.stack, JSON.stringify(error)]) {
    expect(text).not.toMatch(/SECRET/)
  }
})

test('what could forge or reorder a log line is escaped', () => {
  expect(() => new URL('a\r\n\u202eb\u2028')).toThrow('"a\\r\\n\\u202eb\\u2028"')
})

test('at most forty code units are quoted, around the place', () => {
  expect(errorOf('x'.repeat(1_000_000)).message).toBe(
    `Invalid URL "${'x'.repeat(40)}…" at 0: ${NO_SCHEME}`,
  )
  expect(errorOf(`https://${'a'.repeat(100)} ${'b'.repeat(100)}`).message).toBe(
    `Invalid URL "…${'a'.repeat(20)} ${'b'.repeat(19)}…" at 108: The host has a character that is not allowed.`,
  )
})
