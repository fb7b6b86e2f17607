import { beforeEach, expect, test, vi } from 'vitest'
import { restorePlatformClasses } from '../../../test/platform-classes.ts'

const platform = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams }

restorePlatformClasses()
beforeEach(() => {
  vi.resetModules()
})

test.each([
  ['.', () => import('@waymark/react-native')],
  ['./ascii', () => import('@waymark/react-native/ascii')],
])('%s changes no global until setupURLPolyfill is called', async (_entry, load) => {
  const { setupURLPolyfill, URL, URLSearchParams } = await load()
  expect(globalThis.URL).toBe(platform.URL)
  setupURLPolyfill()
  expect(globalThis.URL).toBe(URL)
  expect(globalThis.URLSearchParams).toBe(URLSearchParams)
  expect(globalThis.REACT_NATIVE_URL_POLYFILL).toBe('@waymark/react-native')
})

const autos = [
  ['./auto', () => import('@waymark/react-native/auto')],
  ['./ascii/auto', () => import('@waymark/react-native/ascii/auto')],
] as const

test.each(autos)('%s sets the globals', async (_entry, load) => {
  await load()
  expect(globalThis.URL).not.toBe(platform.URL)
})

test.each(autos)('%s does nothing on the web', async (_entry, load) => {
  const { Platform } = await import('react-native')
  Platform.OS = 'web'
  try {
    await load()
    expect(globalThis.URL).toBe(platform.URL)
  } finally {
    Platform.OS = 'android'
  }
})

test('the entries for the web have the classes of the platform, and set nothing', async () => {
  const web = await import('../src/web/index.ts')
  expect(web.URL).toBe(platform.URL)
  expect(web.URLSearchParams).toBe(platform.URLSearchParams)
  const before = globalThis.REACT_NATIVE_URL_POLYFILL
  web.setupURLPolyfill()
  await import('../src/web/auto.ts')
  expect(globalThis.URL).toBe(platform.URL)
  expect(globalThis.URLSearchParams).toBe(platform.URLSearchParams)
  expect(globalThis.REACT_NATIVE_URL_POLYFILL).toBe(before)
})
