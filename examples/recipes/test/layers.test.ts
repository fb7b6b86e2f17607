import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { canonicalHost } from '../src/layers/host.ts'
import { partsOf } from '../src/layers/parser.ts'
import { nextPage } from '../src/layers/url.ts'

test('each layer has its answer', () => {
  // #region use
  expect(canonicalHost('Bücher.Example')).toBe('xn--bcher-kva.example')
  expect(canonicalHost('0x7f.1')).toBe('127.0.0.1')
  expect(canonicalHost('a b')).toBeNull()

  expect(partsOf('https://a.example:8443/b/../c?d')).toEqual({
    scheme: 'https',
    username: '',
    password: '',
    host: { kind: 'domain', name: 'a.example' },
    port: 8443,
    path: { kind: 'list', segments: ['c'] },
    query: 'd',
    fragment: null,
  })

  expect(nextPage('https://a.example/list?q=b c')).toBe('https://a.example/list?q=b+c&page=2')
  // #endregion use
})

/** What a bundle of a recipe weighs, minified and gzipped. */
async function sizeOf(name: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/layers/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['@waymark/source'],
  })
  return gzipSync(outputFiles[0]!.contents).length
}

test('a layer does not bring the layers above it', async () => {
  const [host, parser, url] = await Promise.all(['host', 'parser', 'url'].map(sizeOf))
  expect(host).toBeLessThan(parser!)
  expect(parser).toBeLessThan(url!)
})
