import { basicUrlParse, canParse, getOrigin, parseUrl } from '@waymark/url-parser'
import { afterEach, expect, test } from 'vitest'

const refuse = (): never => {
  throw new Error('an option was read from Object.prototype')
}

/** What a page may have put on `Object.prototype`, under the names of options. */
const POLLUTION: readonly (readonly [name: string, value: unknown])[] = [
  ['base', 'https://evil.example/'],
  ['encoder', { encode: refuse }],
  ['report', refuse],
  ['maxLength', 1],
  ['url', parseUrl('https://evil.example/')],
  ['stateOverride', 'host state'],
  ['blobUrlEntryOrigin', refuse],
]

afterEach(() => {
  for (const [name] of POLLUTION) Reflect.deleteProperty(Object.prototype, name)
})

test.each(POLLUTION)('Object.prototype.%s is not an option', (name, value) => {
  Reflect.set(Object.prototype, name, value)
  for (const options of [undefined, {}]) {
    expect(parseUrl('/x', options)).toBeNull()
    expect(parseUrl('https://a.example/ ?é', options)?.href).toBe('https://a.example/%20?%C3%A9')
    expect(basicUrlParse('https://a.example/ ?é', options)?.href).toBe(
      'https://a.example/%20?%C3%A9',
    )
    const blob = parseUrl('blob:https://a.example/1', options)!
    expect(getOrigin(blob, options)).toMatchObject({ kind: 'tuple', scheme: 'https' })
  }
  expect(canParse('/x')).toBe(false)
})

test('what objects inherit is not a state', () => {
  const url = parseUrl('https://a.example/')!
  const options = { url, stateOverride: 'constructor' as never }
  expect(() => basicUrlParse('b', options)).toThrow('stateOverride')
})
