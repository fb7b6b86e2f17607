import { spawnSync } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, test } from 'vitest'
import { packAll } from './packed-packages.ts'
import { type Manifest, packages, readText, root } from './workspace.ts'

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

/** A package with all that it installs. */
function withDependencies(name: string): Set<string> {
  const names = new Set([name])
  for (const each of names) {
    const { dependencies = {} } = json<Manifest>(each, 'package.json')
    for (const dependency of Object.keys(dependencies)) names.add(dependency)
  }
  return names
}

function bytesOf(name: string): number {
  return [...filesOf(name).values()].reduce((sum, { length }) => sum + length, 0)
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
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|@waymark\/source/)
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

  test('has what its users need: what is built can be read, so there are no sources and no maps', () => {
    const paths = [...filesOf(name).keys()]
    expect(paths.filter((path) => /^src\/|\.map$/.test(path))).toEqual([])
    for (const path of pathsOf(name, '.js')) {
      expect(filesOf(name).get(path)!.includes('sourceMappingURL='), path).toBe(false)
    }
  })

  test('its declarations are small enough to read', () => {
    const large = pathsOf(name, '.d.ts').filter(
      (path) => filesOf(name).get(path)!.length > MOST_OF_A_DECLARATION,
    )
    expect(large).toEqual([])
  })
})

/** Data of others: where it is in our sources, and its licence. */
const tables = globSync('packages/{*,i18n/*}/src/generated/*.ts', { cwd: root }).map((path) => {
  const text = readText(path)
  const licence = /^\/\*! SPDX-License-Identifier: (\S+)\. .* \*\/$/m.exec(text)?.[1] ?? 'none'
  return { path, licence, samples: samplesOf(text) }
})

/** Code and data without what differs between two ways to write the same strings. */
function bare(text: string): string {
  return text.replace(/[^\w.,;:#%&()*<=>?@^{|}~+-]/g, '')
}

/** Some places in a table, long enough to be found nowhere else. */
function samplesOf(text: string): string[] {
  const all = bare(text)
  return [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => {
    const start = Math.floor(all.length * share)
    return all.slice(start, start + 60)
  })
}

/** The licences of the data that a file contains. */
function licencesIn(content: Buffer): Set<string> {
  const text = bare(content.toString())
  const found = tables.filter(({ samples }) => samples.some((sample) => text.includes(sample)))
  return new Set(found.map(({ licence }) => licence))
}

/** The licences of the packages by others that the command contains, as their manifests name them. */
function licencesOfPackages(name: string): string[] {
  const list = filesOf(name).get('dist/licences.txt')?.toString() ?? ''
  return [...list.matchAll(/^[\w-]+ \d+\.\d+\.\d+: (\S+)$/gm)].map(([, licence = '']) => licence)
}

test('every table in the sources names the licence of its data', () => {
  expect(tables.length).toBeGreaterThan(6)
  const known = readdirSync(join(root, 'scripts/licences')).map((file) => file.replace('.txt', ''))
  for (const { path, licence } of tables) expect(known, path).toContain(licence)
  for (const { path, samples, licence } of tables) {
    expect(licencesIn(readFileSync(join(root, path))), path).toEqual(new Set([licence]))
    expect(new Set(samples).size).toBe(samples.length)
  }
})

describe.each(packages.map(({ manifest }) => manifest.name))('the licences of %s', (name) => {
  test('are those of what is in the tarball', () => {
    const ofData = [...filesOf(name).values()].flatMap((content) => [...licencesIn(content)])
    const all = new Set([...ofData, ...licencesOfPackages(name)])
    all.delete('MIT')
    const expression = ['MIT', ...[...all].sort()].join(' AND ')
    expect(json<Manifest>(name, 'package.json').license).toBe(expression)
  })

  test('are named in each file with data, and their texts are there', () => {
    for (const [path, content] of filesOf(name)) {
      for (const licence of licencesIn(content)) {
        const notice = `SPDX-License-Identifier: ${licence}. `
        expect(content.toString().includes(notice), `${path}: ${notice}`).toBe(true)
        const text = readText(`scripts/licences/${licence}.txt`).trim()
        expect(filesOf(name).get('dist/licences.txt')?.toString()).toContain(text)
      }
    }
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
  const sources = [...loaded].flatMap((file) => {
    const code = filesOf('@waymark/sitemap').get(file)!.toString()
    return [...code.matchAll(/^\/\/ (src\/\S+)$/gm)].map(([, source = '']) => source)
  })
  expect(sources).toContain('src/write/write-sitemap.ts')
  expect(sources.filter((source) => /^src\/(?:read\/|xml\/xml-reader)/.test(source))).toEqual([])
})

test('the command line is one package below 5.25 MB', () => {
  const manifest = json<Manifest>('@waymark/cli', 'package.json')
  expect(manifest).not.toHaveProperty('dependencies')
  expect(bytesOf('@waymark/cli')).toBeLessThan(5_250_000)
})

test('`@waymark/url` with all that it installs is below 1 MB', () => {
  const names = withDependencies('@waymark/url')
  expect(names.size).toBeGreaterThan(5)
  expect([...names].reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThan(1_000_000)
})

/** What a library can do with the classes: TypeScript writes a type for each in its declarations. */
const LIBRARY = `
import { URL, URLSearchParams } from '@waymark/url'
import { URL as AsciiURL } from '@waymark/url/ascii'
import { parseUrl, readUrl } from '@waymark/url-parser'

export const url = new URL('https://a.example/')
export const parsed = URL.parse('https://a.example/')
export const make = (text: string) => new URL(text)
export const params = new URLSearchParams('a=1')
export const ofUrl = url.searchParams
export const entries = params.entries()
export const ascii = new AsciiURL('https://a.example/')
export const record = parseUrl('https://a.example/')
export const reading = readUrl('https://a.example/')
export class Link extends URL {
  query() {
    return this.searchParams
  }
}
`

test('a library can hand on what the classes make: its declarations name the types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-library-'))
  try {
    for (const name of withDependencies('@waymark/url')) {
      for (const [path, content] of filesOf(name)) {
        const file = join(folder, 'node_modules', name, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
    }
    const options = {
      strict: true,
      declaration: true,
      target: 'es2022',
      module: 'nodenext',
      types: [],
    }
    const config = { compilerOptions: options, files: ['library.ts'] }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'library.ts'), LIBRARY)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const run = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
    expect([run.stdout, run.stderr, run.status]).toEqual(['', '', 0])
    const declarations = readFileSync(join(folder, 'library.d.ts'), 'utf8')
    expect(declarations).toContain('URLInterface')
    expect(declarations).not.toMatch(/import\("(?!@waymark\/[a-z-]+(?:\/ascii)?"\))/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
