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
