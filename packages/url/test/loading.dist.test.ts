import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const dist = new URL('../dist/', import.meta.url)
const entries = ['index', 'ascii']

const INPUTS = [
  'https://user:pass@B%C3%BCcher.example:443/a/../b c?q=ü#f',
  'https://bücher.example',
  'http://0x7f.1/',
  'http://[::1]:80',
  'file:///C|/x',
  'mailto:a@b?subject=x y',
  'blob:https://a.example/id',
  'http://a b/',
  'x',
]

interface Built {
  readonly URL: typeof globalThis.URL
  readonly URLSearchParams: typeof globalThis.URLSearchParams
}

function load(file: string): Promise<Built> {
  return import(new URL(file, dist).href)
}

/** The files that a file loads, itself included. */
function loaded(file: URL, files = new Set<string>()): Set<string> {
  files.add(file.href)
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/\bfrom\s*["']([^"']+)["']/g)) {
    expect(specifier).toMatch(/^\.\/|^@waymark\/urlencoded\/internal$/)
    const next = specifier!.startsWith('./')
      ? new URL(specifier!, file)
      : new URL(import.meta.resolve(specifier!))
    if (!files.has(next.href)) loaded(next, files)
  }
  return files
}

/** The result of a class for an input: its members, or the message of the error. */
function ask({ URL }: Built, input: string): unknown {
  try {
    const url = new URL(input)
    const { href, origin, host, pathname, search, hash } = url
    return { href, origin, host, pathname, search, hash, params: [...url.searchParams] }
  } catch (error) {
    return String(error)
  }
}

test.each(entries)(
  'in Node, %s loads at most two files of this package, and the other class',
  (entry) => {
    const files = [...loaded(new URL(`node/${entry}.js`, dist))]
    expect(files.length).toBeLessThanOrEqual(4)
    const others = files.filter((file) => !file.startsWith(dist.href))
    expect(others.length).toBeLessThanOrEqual(2)
    for (const file of others) expect(file).toContain('/urlencoded/dist/node/')
  },
)

test.each(entries)('in Node, %s says what it says elsewhere', async (entry) => {
  const bundled = await load(`node/${entry}.js`)
  const shared = await load(`${entry}.js`)
  expect(Object.keys(bundled)).toEqual(Object.keys(shared))
  for (const input of INPUTS) expect(ask(bundled, input), input).toEqual(ask(shared, input))
  for (const name of ['URL', 'URLSearchParams'] as const) {
    expect(bundled[name].name).toBe(name)
    expect(Object.getOwnPropertyNames(bundled[name].prototype)).toEqual(
      Object.getOwnPropertyNames(shared[name].prototype),
    )
  }
})

test('in Node, both entries have one URLSearchParams', async () => {
  const [url, ascii] = await Promise.all(entries.map((entry) => load(`node/${entry}.js`)))
  expect(ascii!.URLSearchParams).toBe(url!.URLSearchParams)
})

test('parameters of another copy of the class are taken as they are', async () => {
  const { URLSearchParams: Bundled } = await load('node/index.js')
  const { URLSearchParams: Shared } = await load('index.js')
  expect(String(new Bundled(new Shared('a=1&a=2&b=%20')))).toBe('a=1&a=2&b=+')
})

test('an error that nobody catches shows a line, and not the whole bundle', () => {
  const code = `import { URL } from '@waymark/url'; new URL('nope')`
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options)
  expect(stderr).toContain('ERR_INVALID_URL')
  expect(stderr.length).toBeLessThan(2500)
})
