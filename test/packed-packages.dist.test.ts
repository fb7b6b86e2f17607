import { posix } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, test } from 'vitest'
import { packAll } from './packed-packages.ts'
import { type Manifest, packages } from './workspace.ts'

const packed = packAll(packages)

/** The packages are ES modules: who resolves without `exports`, or for CommonJS without `require` of modules, cannot use them. */
const NOT_FOR: readonly string[] = ['node10', 'node16-cjs']
const WITHOUT_TYPES: readonly string[] = ['@waymark/cli']

/** The largest has 9.7 kB, most of it comments. A table whose type is its own text has 60 kB. */
const MOST_OF_A_DECLARATION = 12_000

function filesOf(name: string): ReadonlyMap<string, Buffer> {
  return packed.get(name)!.files
}

function json<T>(name: string, path: string): T {
  return JSON.parse(filesOf(name).get(path)!.toString()) as T
}

/** The files of a package with this ending. */
function pathsOf(name: string, ending: string): string[] {
  return [...filesOf(name).keys()].filter((path) => path.endsWith(ending))
}

/** Whether a path from `node_modules` is that of a published file. */
function isPublished(path: string): boolean {
  const [, name = '', file = ''] = /^(@waymark\/[^/]+)\/(.*)$/.exec(path) ?? []
  return packed.get(name)?.files.has(file) === true
}

function sourcesOf(name: string, map: string): string[] {
  const { sources } = json<{ readonly sources: readonly string[] }>(name, map)
  return sources.map((source) => posix.join(name, posix.dirname(map), source))
}

describe.each(packages.map(({ manifest }) => manifest.name))('%s, as it is published', (name) => {
  test('has its manifest, README and licence', () => {
    expect([...filesOf(name).keys()]).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'LICENSE']),
    )
  })

  test('its manifest has nothing that only the workspace needs', () => {
    const manifest = json<Manifest>(name, 'package.json')
    expect(manifest).not.toHaveProperty('devDependencies')
    expect(manifest).not.toHaveProperty('scripts')
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/)
  })

  test('publint finds nothing to change', async () => {
    const { buffer, byteOffset, byteLength } = packed.get(name)!.tarball
    // A buffer of this kind belongs to no other thread.
    const tarball = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
    const { messages, pkg } = await publint({ strict: true, pack: { tarball } })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test('TypeScript finds the types of each entry, and they are those of its module', async () => {
    const entries = new Set(Object.keys(json<Manifest>(name, 'package.json').exports))
    const untyped = [...entries].filter((entry) =>
      /\.(?:json|sql|xml)$|^\.\/dist\/.*\.js$/.test(entry),
    )
    const analysis = await checkPackage(createPackageFromTarballData(packed.get(name)!.tarball), {
      excludeEntrypoints: untyped,
    })
    expect(analysis.types === false).toBe(WITHOUT_TYPES.includes(name))
    if (analysis.types === false) return
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && NOT_FOR.includes(problem.resolutionKind)),
    )
    expect(problems).toEqual([])
  })

  test('its maps lead to sources that are published, and do not contain them', () => {
    for (const map of pathsOf(name, '.map')) {
      expect(json(name, map), map).not.toHaveProperty('sourcesContent')
      expect(
        sourcesOf(name, map).filter((source) => !isPublished(source)),
        map,
      ).toEqual([])
    }
  })

  test('its declarations are small enough to read', () => {
    const large = pathsOf(name, '.d.ts').filter(
      (path) => filesOf(name).get(path)!.length > MOST_OF_A_DECLARATION,
    )
    expect(large).toEqual([])
  })
})

test('whoever writes sitemaps does not load what reads them', () => {
  const loaded = new Set(['dist/write.js'])
  for (const file of loaded) {
    const code = filesOf('@waymark/sitemap').get(file)!.toString()
    for (const [, path = ''] of code.matchAll(/(?:from|import) "\.\/([^"]+)"/g)) {
      loaded.add(posix.join('dist', path))
    }
  }
  const sources = [...loaded].flatMap((file) => sourcesOf('@waymark/sitemap', `${file}.map`))
  expect(sources).toContain('@waymark/sitemap/src/write/write-sitemap.ts')
  expect(sources.filter((source) => /\/src\/(?:read\/|xml\/xml-reader)/.test(source))).toEqual([])
})

test('the command line is one package below 4.5 MB', () => {
  const manifest = json<Manifest>('@waymark/cli', 'package.json')
  expect(manifest).not.toHaveProperty('dependencies')
  const bytes = [...filesOf('@waymark/cli').values()].reduce((sum, { length }) => sum + length, 0)
  expect(bytes).toBeLessThan(4_500_000)
})
