import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const NAMES = ['URL', 'URLSearchParams', 'setupURLPolyfill']

/** What a program sees that Node runs with these conditions. */
function run(code: string, ...conditions: string[]): string {
  const args = conditions.map((condition) => `--conditions=${condition}`)
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  return execFileSync(
    process.execPath,
    [...args, '--input-type=module', '-e', code],
    options,
  ).trim()
}

test.each(['@waymark/react-native', '@waymark/react-native/ascii'])(
  'the built %s exports exactly the documented names, for React Native and for the web',
  (name) => {
    const code = `console.log(Object.keys(await import('${name}')).sort().join())`
    expect(run(code, 'react-native')).toBe(NAMES.join())
    expect(run(code, 'browser')).toBe(NAMES.join())
    expect(run(code)).toBe(NAMES.join())
  },
)

test.each([
  ['@waymark/react-native/auto', 'xn--bcher-kva.example'],
  ['@waymark/react-native/ascii/auto', 'null'],
])('%s sets the globals for React Native', (name, host) => {
  const code = `const before = URL
    await import('${name}')
    console.log(URL !== before, String(URL.parse('https://bücher.example')?.host ?? null))`
  expect(run(code, 'react-native')).toBe(`true ${host}`)
  expect(run(code, 'react-native', 'browser')).toBe('false xn--bcher-kva.example')
  expect(run(code)).toBe('false xn--bcher-kva.example')
})

test('the built classes have the lengths of Web IDL', () => {
  const code = `const { URL, URLSearchParams } = await import('@waymark/react-native/ascii')
    console.log(URL.length, URLSearchParams.length, URLSearchParams.prototype.delete.length)`
  expect(run(code, 'react-native')).toBe('1 0 1')
})

// The search of Hermes is a loop, and that of other engines `indexOf`, which also finds values.
test.each(['', 'globalThis.HermesInternal = {};'])(
  'the built lists take no value for a name, and encode what must be encoded (%s)',
  (engine) => {
    const code = `${engine} const { URLSearchParams } = await import('@waymark/react-native/ascii')
      const params = new URLSearchParams('x=a&b=a&a=b&c=a&a=c&a=a')
      params.set('a', 'd')
      params.delete('missing')
      params.delete('c', 'b')
      params.append('b c', '\\ud800')
      console.log(params.toString(), new URLSearchParams('a=a').toString(), params.has('d'))`
    expect(run(code, 'react-native')).toBe('x=a&b=a&a=d&c=a&b+c=%EF%BF%BD a=a false')
  },
)
