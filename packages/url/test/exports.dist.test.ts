import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test.each(['@waymark/url', '@waymark/url/ascii'])(
  'the built %s exports exactly the documented names',
  async (name) => {
    const names = ['URL', 'URLSearchParams', 'extractOrigin']
    expect(import.meta.resolve(name)).toMatch(/dist\/(?:node\/)?\w+\.js$/)
    expect(Object.keys(await import(name)).sort()).toEqual(names)
    expect(Object.keys(require(name)).sort()).toEqual(names)
  },
)

test('the built @waymark/url/polyfill sets the classes that a program imports', () => {
  const code = `
    import { URL as Ours } from '@waymark/url'
    import { installURL } from '@waymark/url/polyfill'
    console.log(installURL(), installURL({ force: true }), URL === Ours)`
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], options)
  expect(output).toBe('false true true\n')
})

test('import and require give one class', () => {
  // In a process of its own: the test runner's import is not the runtime's.
  const code = `
    import { createRequire } from 'node:module'
    import { URL } from '@waymark/url'
    const { URL: required } = createRequire(import.meta.url)('@waymark/url')
    console.log(required === URL, new URL('https://bücher.example').hostname)`
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], options)
  expect(output).toBe('true xn--bcher-kva.example\n')
})

test('URLSearchParams is one class, whichever package gives it', async () => {
  const { URLSearchParams } = await import('@waymark/urlencoded')
  const { URL, URLSearchParams: ofUrl } = await import('@waymark/url')
  const { URLSearchParams: ofAscii } = await import('@waymark/url/ascii')
  expect(ofUrl).toBe(URLSearchParams)
  expect(ofAscii).toBe(URLSearchParams)
  expect(new URL('https://a.example/?b').searchParams).toBeInstanceOf(URLSearchParams)
})
