import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BundleSize, measureBundle } from './src/bundle-size.ts'
import { PACKAGE_FOLDER } from './src/package-folder.ts'
import { formatTable } from './src/report.ts'

const ROOT = fileURLToPath(new URL('../', PACKAGE_FOLDER))
const HERE = fileURLToPath(PACKAGE_FOLDER)

/** Parts that people take out of a package, with what the rest of it does not cost. */
const PARTS: readonly (readonly [name: string, file: string, names: string])[] = [
  [
    'percent-encoding, one function',
    'packages/percent-encoding/dist/index.js',
    'utf8PercentEncode',
  ],
  ['url, only URL', 'packages/url/dist/index.js', 'URL'],
  ['url/ascii, only URL', 'packages/url/dist/ascii.js', 'URL'],
  ['url, only URLSearchParams', 'packages/url/dist/index.js', 'URLSearchParams'],
  ['idna, only toAscii', 'packages/idna/dist/index.js', 'toAscii'],
  ['url-parser, only parseUrl', 'packages/url-parser/dist/index.js', 'parseUrl'],
]

const PEERS: readonly (readonly [name: string, code: string])[] = [
  ['whatwg-url', "export { URL, URLSearchParams } from 'whatwg-url'"],
  ['tr46', "export { toASCII, toUnicode } from 'tr46'"],
  [
    'core-js, URL and URLSearchParams (no IDNA tables)',
    "export { default as URL } from 'core-js-pure/actual/url'; export { default as URLSearchParams } from 'core-js-pure/actual/url-search-params'",
  ],
  ['whatwg-url-minimum (no IDNA)', "export { URL, URLSearchParams } from 'whatwg-url-minimum'"],
  [
    'react-native-url-polyfill (no IDNA)',
    "export { URL, URLSearchParams } from 'react-native-url-polyfill/js/URL.js'",
  ],
  ['url-parse (another standard)', "export { default } from 'url-parse'"],
  ['fast-uri (another standard)', "export { default } from 'fast-uri'"],
  ['normalize-url (needs an engine\u2019s URL)', "export { default } from 'normalize-url'"],
  ['tldts', "export { parse } from 'tldts'"],
]

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { json: { type: 'string' }, write: { type: 'boolean' } },
})

const ours: BundleSize[] = []
for (const [name, file] of entries()) {
  if (!existsSync(join(ROOT, file))) {
    console.log(`${name} is not built: left out`)
    continue
  }
  ours.push(await measureBundle(name, `export * from './${file}'`, ROOT))
}
for (const [name, file, names] of PARTS) {
  ours.push(await measureBundle(name, `export { ${names} } from './${file}'`, ROOT))
}
const peers: BundleSize[] = []
for (const [name, code] of PEERS) peers.push(await measureBundle(name, code, HERE))

console.log(`${table('entry', ours)}\n\n${table('bundled in the same way', peers)}\n`)
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ ours, peers }, null, 1)}\n`)
}

if (values.write === true) {
  // The site shows these: `apps/site/src/measured-sizes.ts`.
  const figures = {
    command: 'node benchmarks/sizes.ts --write',
    date: new Date().toISOString().slice(0, 10),
    gzip: Object.fromEntries(ours.map(({ name, gzip }) => [`@waymark/${name}`, gzip])),
  }
  writeFileSync(join(HERE, 'sizes.json'), `${JSON.stringify(figures, null, 2)}\n`)
}

/** Name and built file of each entry of each package. */
function entries(): [string, string][] {
  const folders = ['packages/*', 'packages/i18n/*', 'integrations/*']
  return globSync(
    folders.map((folder) => `${folder}/package.json`),
    { cwd: ROOT },
  )
    .sort()
    .flatMap((path) => {
      // A package that is not published has none.
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
        name: string
        exports?: Record<string, string | { readonly default: string }>
      }
      return Object.entries(exports).flatMap(([entry, target]): [string, string][] => {
        if (typeof target === 'string') return []
        const label = name.replace('@waymark/', '') + entry.slice(1)
        return [[label, join(dirname(path), target.default)]]
      })
    })
}

function table(title: string, sizes: readonly BundleSize[]): string {
  const rows = sizes.map(({ name, minified, gzip, brotli }) => [
    name,
    ...[minified, gzip, brotli].map((bytes) => bytes.toLocaleString('en-US')),
  ])
  return formatTable([[title, 'minified', 'gzip', 'brotli'], ...rows])
}
