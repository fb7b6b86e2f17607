import { afterEach, expect, test, vi } from 'vitest'

const platform = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams }

afterEach(() => {
  Object.assign(globalThis, platform)
  Reflect.deleteProperty(globalThis, 'REACT_NATIVE_URL_POLYFILL')
  vi.resetModules()
})

test('one import gives an app the URL of the standard', async () => {
  const { searchPage } = await import('../src/react-native.ts')
  expect(globalThis.URL).not.toBe(platform.URL)
  // #region use
  const page = searchPage('https://Bücher.example', 'tea & cake')
  expect(page).toBe('https://xn--bcher-kva.example/search?q=tea+%26+cake')
  expect(globalThis.REACT_NATIVE_URL_POLYFILL).toBe('@waymark/react-native')
  // #endregion use
})
