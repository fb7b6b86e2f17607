import { URL, URLSearchParams } from '@waymark/url'
import { installURL } from '@waymark/url/polyfill'
import { afterEach, expect, test } from 'vitest'

const platform = Object.getOwnPropertyDescriptors(globalThis)
const globals: { URL?: unknown; URLSearchParams?: unknown } = globalThis

afterEach(() => {
  Object.defineProperty(globalThis, 'URL', platform.URL)
  Object.defineProperty(globalThis, 'URLSearchParams', platform.URLSearchParams)
})

test('classes that are there stay', () => {
  expect(installURL()).toBe(false)
  expect(globals.URL).toBe(platform.URL.value)
})

test.each(['URL', 'URLSearchParams'] as const)('without %s, both are set', (name) => {
  delete globals[name]
  expect(installURL()).toBe(true)
  expect(globals.URL).toBe(URL)
  expect(globals.URLSearchParams).toBe(URLSearchParams)
})

test('force replaces them once, and keeps the static members of the class before', () => {
  const createObjectURL = Reflect.get(platform.URL.value!, 'createObjectURL')
  expect(installURL({ force: true })).toBe(true)
  expect(globals.URL).toBe(URL)
  expect(Reflect.get(URL, 'createObjectURL')).toBe(createObjectURL)
  expect(installURL({ force: true })).toBe(false)
})

test('our own static members are not those of the class before', () => {
  const { canParse } = URL
  installURL({ force: true })
  expect(URL.canParse).toBe(canParse)
})

test('the globals are not enumerable, as the engines have them', () => {
  installURL({ force: true })
  expect(Object.getOwnPropertyDescriptor(globalThis, 'URL')).toMatchObject({
    configurable: true,
    enumerable: false,
    writable: true,
  })
})

test('an unknown option is refused', () => {
  expect(() => installURL({ forced: true } as never)).toThrow('forced')
})
