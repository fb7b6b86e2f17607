// Asks the built packages of this workspace whether they work on the Node that runs this file.
// Plain JavaScript, because the oldest supported Node does not run TypeScript; needs no dependency.
// Usage: node scripts/dist-smoke.mjs, after `pnpm build`.

import { deepEqual, equal, notEqual, ok, throws } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['packages', 'packages/i18n', 'integrations']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
  .filter((folder) => existsSync(join(folder, 'package.json')))

/** Entry name, as users write it, to its module. */
const modules = new Map()
let passed = 0
const failures = []

async function check(name, run) {
  try {
    await run()
    passed++
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}

for (const folder of folders) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // A package may name itself, so this resolves exactly as it does for those who install it.
  const require = createRequire(join(folder, 'package.json'))
  // A package that is not published has none.
  for (const subpath of Object.keys(manifest.exports ?? {}).flatMap((key) => expand(key, folder))) {
    const entry = manifest.name + subpath.slice(1)
    await check(entry, async () => {
      if (subpath === './package.json') return equal(require(entry).name, manifest.name)
      if (subpath.endsWith('.schema.json')) return ok('$schema' in require(entry), 'is no schema')
      if (subpath.endsWith('.cjs')) return startsAlone(require.resolve(entry))
      if (subpath.startsWith('./dist/'))
        return notEqual(readFileSync(require.resolve(entry), 'utf8'), '')
      const path = require.resolve(entry)
      ok(path.startsWith(join(folder, 'dist')), `${path} is not a built file`)
      const module = await import(pathToFileURL(path).href)
      if (!hasEffect(manifest, path)) notEqual(Object.keys(module).length, 0, 'exports nothing')
      // One module, however it is asked for: two copies would make `instanceof` false.
      const required = require(entry)
      for (const name of Object.keys(module)) equal(required[name], module[name], name)
      modules.set(entry, module)
    })
  }
  for (const [name, target] of Object.entries(manifest.bin ?? {})) {
    await check(`${name} --help`, () => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(folder, target), '--help'],
        { encoding: 'utf8' },
      )
      equal(status, 0, stderr)
      ok(stdout.includes(name))
    })
  }
}

/** A pattern, such as `./schemas/*.schema.json`, stands for the files of a folder. */
function expand(subpath, folder) {
  if (!subpath.includes('*')) return [subpath]
  const [before, after] = subpath.split('*')
  const names = readdirSync(join(folder, before)).filter((name) => name.endsWith(after))
  return names.map((name) => before + name)
}

/** A program in one file, which needs nothing around it. */
function startsAlone(program) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--help'], {
    encoding: 'utf8',
  })
  equal(status, 0, stderr)
  ok(stdout.includes('Usage'))
}

/** Whether an entry is imported for what it does, and so exports nothing. */
function hasEffect({ sideEffects }, path) {
  const effects = Array.isArray(sideEffects) ? sideEffects : []
  return effects.some((file) => path.endsWith(file.split('/').at(-1)))
}

const samples = {
  '@waymark/infra': ({ utf8Decode, utf8Encode }) =>
    equal(utf8Decode(utf8Encode('ü\u{1f600}')), 'ü\u{1f600}'),
  '@waymark/percent-encoding': ({ percentDecodeString }) =>
    deepEqual([...percentDecodeString('%C3%BC')], [0xc3, 0xbc]),
  '@waymark/idna': ({ toAscii }) => equal(toAscii('Bücher.example'), 'xn--bcher-kva.example'),
  '@waymark/idna/punycode': ({ decode, encode }) => equal(decode(encode('bücher')), 'bücher'),
  '@waymark/host': ({ parseHost, serializeHost }) =>
    equal(serializeHost(parseHost('0x7f.1')), '127.0.0.1'),
  '@waymark/host/ascii': ({ parseHost }) => equal(parseHost('bücher.example'), null),
  '@waymark/language-tag': ({ canonicalize }) => equal(canonicalize('EN-us'), 'en-US'),
  '@waymark/url-parser': ({ parseUrl, serializeUrl }) =>
    equal(
      serializeUrl(parseUrl(' HTTPS://Bücher.example:443/a/../b c?q=ü#f')),
      'https://xn--bcher-kva.example/b%20c?q=%C3%BC#f',
    ),
  '@waymark/url': ({ URL, URLSearchParams }) => {
    const url = new URL('../d?x=1', 'https://example.com/a/b/c')
    equal(url.href, 'https://example.com/a/d?x=1')
    ok(url.searchParams instanceof URLSearchParams)
    url.searchParams.append('y', 'ü')
    equal(url.search, '?x=1&y=%C3%BC')
    throws(() => new URL('nowhere'), TypeError)
  },
  '@waymark/i18n-validation': ({ normalizeURL, validateURL }) => {
    equal(normalizeURL('https://Example.com/a/#top'), 'https://example.com/a')
    equal(validateURL('/relative').valid, false)
  },
}

for (const [entry, sample] of Object.entries(samples)) {
  if (modules.has(entry)) await check(`${entry}, an example`, () => sample(modules.get(entry)))
}

for (const failure of failures) console.error(`FAILED ${failure}`)
console.log(`Node ${process.version}: ${passed} passed, ${failures.length} failed`)
if (modules.size === 0) console.error('Nothing is built: run `pnpm build` first.')
process.exitCode = failures.length === 0 ? 0 : 1
