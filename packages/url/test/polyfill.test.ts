import { spawnSync } from 'node:child_process'
import { URL, URLSearchParams } from '@waymark/url'
import { installURL } from '@waymark/url/polyfill'
import { expect, test } from 'vitest'
import { restorePlatformClasses } from '../../../test/platform-classes.ts'

const platform = Object.getOwnPropertyDescriptors(globalThis)
const globals: { URL?: unknown; URLSearchParams?: unknown } = globalThis

restorePlatformClasses()

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
  expect(() => installURL({ force: 1 } as never)).toThrow(
    expect.objectContaining({ option: 'force', code: 'option-wrong' }),
  )
  expect(installURL({ force: false })).toBe(false)
  expect(installURL({ force: undefined } as never)).toBe(false)
  expect(globals.URL).toBe(platform.URL.value)
})

/** A property that is not configurable stays so: it is tried in a process of its own. */
const FROZEN = (name: string): string => `
  import * as ours from '@waymark/url'
  import { installURL } from '@waymark/url/polyfill'
  const before = { URL: class { static own() {} }, URLSearchParams: class {} }
  Object.assign(globalThis, before)
  Object.defineProperty(globalThis, '${name}', { writable: false, configurable: false })
  try {
    installURL({ force: true })
  } catch (error) {
    console.log(error.name, error.message)
  }
  console.log(URL === before.URL, URLSearchParams === before.URLSearchParams, 'own' in ours.URL)
`

test.each(['URL', 'URLSearchParams'])('if %s cannot be replaced, nothing is changed', (name) => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--conditions=@waymark/source', '--input-type=module', '--eval', FROZEN(name)],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  )
  expect(stdout).toMatch(new RegExp(`^TypeError .*globalThis\\.${name} .*\ntrue true false\n$`))
})
