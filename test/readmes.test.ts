import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  importedPackages,
  installBlocks,
  installedPackages,
  readBlocks,
} from '../scripts/readmes/blocks.ts'
import { isInternal, packages, readText, root } from './workspace.ts'

const HEADINGS = ['Install', 'Example', 'API', 'Errors', 'Limits', 'Conformance', 'Size', 'Licence']
const OPTIONAL = ['What it is', 'When to use it']

const changesets = readdirSync(join(root, '.changeset'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readText(`.changeset/${name}`))

describe.each(packages)('$folder', ({ folder, manifest }) => {
  test('has a README in the common form', () => {
    const readme = readText(`${folder}/README.md`)
    expect(headings(readme, '# ')).toEqual([manifest.name])
    const found = headings(readme, '## ')
    expect(found.filter((heading) => !OPTIONAL.includes(heading))).toEqual(HEADINGS)
    expect(readme, 'one sentence comes first').toMatch(/^# .+\n\n[A-Z`\d][^\n]+\.\n\n/)
    expect(readme).toMatch(/^```(?:ts|sh|html|json)/m)
    for (const subpath of Object.keys(manifest.exports)) {
      if (subpath === '.' || subpath === './package.json') continue
      const mentions = readme.includes(subpath.replace('.', manifest.name))
      expect([subpath, mentions], 'every public entry is documented').toEqual([
        subpath,
        !isInternal(subpath),
      ])
    }
  })

  test('shows nothing that works in this repository only', () => {
    // The condition under which sources are found, and the places of packages in the checkout.
    expect(readText(`${folder}/README.md`)).not.toMatch(/@waymark\/source|[^(./]packages\//)
  })

  test('is in the table of the README', () => {
    expect(readText('README.md')).toContain(`[\`${manifest.name}\`](${folder})`)
  })

  if (manifest.bin === undefined) {
    test('has a size budget', () => {
      expect(readText('.size-limit.json')).toContain(`"${folder}/dist/`)
    })
  }

  test('has a changelog, or a changeset that will begin one', () => {
    const announced = changesets.some((text) => frontMatter(text).includes(`'${manifest.name}':`))
    expect(announced || existsSync(join(root, folder, 'CHANGELOG.md'))).toBe(true)
  })
})

test.each(['.', ...packages.map(({ folder }) => folder)])(
  'what the examples of %s/README.md import is installed by its Install section or by the text above them',
  (folder) => {
    const blocks = readBlocks(readText(`${folder}/README.md`))
    const install = installBlocks(blocks).map(({ lines }) => installedPackages(lines.join('\n')))
    const missing = blocks
      .filter(({ language }) => /^(?:ts|js)\b/.test(language))
      .flatMap(({ offset, lines, before }) => {
        const installed = [...install.flat(), ...installedPackages(before)]
        return importedPackages(lines)
          .filter((name) => !installed.includes(name))
          .map((name) => `line ${offset + 1}: ${name}`)
      })
    expect(missing).toEqual([])
  },
)

test('no text that people read names a place on one machine', () => {
  const machine = /(?<!\w)\/(?:work|root|tmp\/[a-z])\/|\/home\/(?!user|me|you|u\b)|C:\\Users/
  const found = markdownFiles(root).filter((file) => machine.test(readText(file)))
  expect(found).toEqual([])
})

test('links between documents lead somewhere', () => {
  // The pages of the site have links of their own, with a test of their own.
  const pages = /^apps\/site\/(?:content|guides|home)\//
  const documents = markdownFiles(root).filter((file) => !pages.test(file.replaceAll('\\', '/')))
  const names = packages.map(({ manifest }) => manifest.name)
  const isBroken = (file: string, target: string): boolean => {
    const [, path] = OURS.exec(target) ?? []
    if (path !== undefined) return !existsSync(join(root, path))
    if (target.startsWith(`${REGISTRY}@waymark/`))
      return !names.includes(target.slice(REGISTRY.length))
    return !ABSOLUTE.test(target) && !existsSync(join(root, file, '..', target))
  }
  const broken = documents.flatMap((file) =>
    linksOf(file)
      .filter((target) => isBroken(file, target))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

// A registry shows the README of a package without the rest of the repository.
test.each([
  ...packages.map(({ folder, manifest }) => [folder, manifest.files ?? []] as const),
  ['integrations/python', []] as const,
])('the links of %s/README.md work on the page of a registry', (folder, files) => {
  const local = linksOf(`${folder}/README.md`).filter((target) => !ABSOLUTE.test(target))
  expect(local.filter((target) => !files.includes(target.split('/')[0]!))).toEqual([])
})

const ABSOLUTE = /^(?:https?|mailto):/
const REGISTRY = 'https://www.npmjs.com/package/'
/** A file or a folder of this repository. */
const OURS = /^https:\/\/github\.com\/waymark-url\/waymark\/(?:blob|tree)\/main\/(.*)/

/** Where the links of a document lead, without those within it and without places in other documents. */
function linksOf(file: string): readonly string[] {
  return [...readText(file).matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g)].map(([, target]) => target!)
}

function headings(markdown: string, prefix: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '')
  return prose
    .split('\n')
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length))
}

function frontMatter(text: string): string {
  return /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
}

function markdownFiles(folder: string): string[] {
  const ignored = new Set(['node_modules', 'dist', 'build', 'coverage', '.git', '.turbo'])
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : markdownFiles(path)
    return entry.name.endsWith('.md') ? [relative(root, path)] : []
  })
}
