import { URL as FullURL } from '@waymark/url'
import { URL, URLSearchParams } from '@waymark/url/ascii'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

test('ASCII domains are as they are with the tables', () => {
  for (const input of [
    'HTTPS://User@EXAMPLE.com:443/a/../b?c=ü#d',
    'http://0x7f.1/',
    'http://[::1]/',
    'https://xn--bcher-kva.example/',
    'https://xn--a/',
    'https://%41.example/',
    'foo://bücher/',
    'file:///C|/',
  ]) {
    expect(new URL(input).href).toBe(new FullURL(input).href)
  }
})

test.each(['https://bücher.example/', 'https://b%C3%BCcher.example/', 'https://１２７.0.0.1/'])(
  '%s fails, and the error says which entry to use',
  (input) => {
    expect(URL.parse(input)).toBe(null)
    expect(() => new URL(input)).toThrow(
      errorWith({ reason: 'domain-to-ASCII', errorsOf: 'input', start: 8 }),
    )
  },
)

test('an ASCII domain that fails gets no such advice', () => {
  expect(() => new URL('https://a b/')).toThrow(
    errorWith({ reason: 'domain-to-ASCII', errorsOf: 'input', start: 9 }),
  )
})

test('both entries have the same URLSearchParams', async () => {
  expect((await import('@waymark/url')).URLSearchParams).toBe(URLSearchParams)
})

async function bundle(entry: string) {
  const result = await build({
    stdin: {
      contents: `export { URL, URLSearchParams } from '${entry}'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    metafile: true,
    conditions: ['@waymark/source'],
  })
  const [output] = Object.values(result.metafile.outputs)
  const kept = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return { bytes: output!.bytes, files: kept.map(([file]) => file) }
}

test('a bundle of the ASCII entry holds no IDNA tables', async () => {
  const ascii = await bundle('@waymark/url/ascii')
  const full = await bundle('@waymark/url')
  expect(full.files.join('\n')).toMatch(/idna\/src\/generated\//)
  expect(ascii.files.join('\n')).not.toMatch(/idna\/src\/(?:generated|index)/)
  // The tables and what reads them are a third of the whole.
  expect(ascii.bytes).toBeLessThan(full.bytes * 0.7)
})

test('a bundle of URLSearchParams alone holds no URL parser', async () => {
  const result = await build({
    stdin: {
      contents: `export { URLSearchParams } from '@waymark/url'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['@waymark/source'],
  })
  expect(result.outputFiles[0]!.text).not.toContain('scheme start state')
  expect(result.outputFiles[0]!.text).not.toContain('IPv4')
})
