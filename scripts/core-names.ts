import { dirname, join } from 'node:path'
import { isCore, layers } from '../test/layers.ts'
import { isInternal, type Package, packages, readText } from '../test/workspace.ts'
import { alignedTable } from './marked-table.ts'

const DECLARATION =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:declare )?(?:async )?(?:abstract )?(function\*?|const|class|interface|type) (\w+)/g
const HANDED_ON = /^export (type )?\{([^}]*)\} from '([^']*)'/gm

interface Name {
  readonly name: string
  readonly isType: boolean
  readonly summary: string
}

/** The first sentence of a docstring, as one line of a table. */
function summaryOf(docstring: string): string {
  const [paragraph = ''] = docstring
    .replace(/^ *\* ?/gm, '')
    .trim()
    .split(/\n\s*\n|\n@/)
  const line = paragraph.replace(/\s*\n\s*/g, ' ').replace(/\{@link (\w+)\}/g, '`$1`')
  return /^.*?[^.]\.(?= |$)/.exec(line)?.[0] ?? line
}

/** What a source exports, with what its docstrings say. */
function namesOf(file: string): Name[] {
  const text = readText(file)
  const own = [...text.matchAll(DECLARATION)].map(([, docstring = '', kind, name = '']) => ({
    name,
    isType: kind === 'interface' || kind === 'type',
    summary: summaryOf(docstring),
  }))
  const others = [...text.matchAll(HANDED_ON)].flatMap(([, type, list = '', from = '']) => {
    const source = from.startsWith('.') ? join(dirname(file), from) : sourceOf(from)
    const names = namesOf(source)
    const items = list.split(',').filter((item) => item.trim() !== '')
    return items.map((item) => {
      const [, ofOne, name] = /^\s*(type )?(\w+)\s*$/.exec(item) ?? []
      const isType = type !== undefined || ofOne !== undefined
      const found = names.find((each) => each.name === name)
      if (found === undefined) throw new Error(`${file} hands on ${name}, which ${source} lacks`)
      return isType ? { ...found, isType } : found
    })
  })
  // A class is a value and a type, and the first of several declarations is the one with the docstring.
  const all = [...own, ...others].reverse().sort((a, b) => Number(b.isType) - Number(a.isType))
  const byName = new Map(all.map((each) => [each.name, each]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The source of an entry of one of our packages, such as `@waymark/idna/nfc`. */
export function sourceOf(entry: string): string {
  const { folder, manifest } = packages.find(({ manifest: { name } }) =>
    `${entry}/`.startsWith(`${name}/`),
  )!
  const target = manifest.exports[entry.replace(manifest.name, '.')]
  return join(folder, (target as Readonly<Record<string, string>>)['@waymark/source']!)
}

function isListed(subpath: string): boolean {
  return !isInternal(subpath) && !/^\.\/(?:package\.json|problems|texts)$/.test(subpath)
}

/** The packages of the core up to `@waymark/url`, from the lowest. */
function corePackages(): Package[] {
  const order = layers.flat()
  return packages
    .filter(({ name }) => isCore(name) && order.indexOf(name) <= order.indexOf('url'))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

/** The page of what the packages of the core publish, up to `@waymark/url`. */
export function coreNamesPage(): string {
  const sections = corePackages().flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([subpath]) => isListed(subpath))
      .flatMap(([subpath, target]) => {
        if (typeof target === 'string') return []
        const head = `## \`${manifest.name}${subpath.slice(1)}\`\n`
        if (subpath === './ascii')
          return `${head}\nThe same names, without the tables of IDNA: a domain that is not ASCII is a failure.\n`
        const names = namesOf(`${folder}/${target['@waymark/source']}`)
        const rows = names
          .filter(({ isType }) => !isType)
          .map((it) => [`\`${it.name}\``, it.summary])
        const types = names.filter(({ isType }) => isType).map(({ name }) => `\`${name}\``)
        return [
          `${head}\n${alignedTable(['name', 'is'], rows)}\n`,
          ...(types.length === 0 ? [] : [`Types: ${types.join(' ')}\n`]),
        ]
      }),
  )
  return `# What the core publishes

Every name that you can import from the packages of the core, up to \`@waymark/url\`, apart from the catalogues of
\`/problems\`. Their READMEs have the examples.
An \`internal\` entry is for Waymark's own packages; [versions](versioning.md) says what that means.

${sections.join('\n')}`
}
