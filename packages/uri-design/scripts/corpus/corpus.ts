import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractPaths, extractResources, isServerSource } from './extract.ts'

/** A repository at a revision. */
interface Repository {
  readonly repository: string
  readonly revision: string
}

interface Sources {
  readonly servers: readonly Repository[]
  readonly apis: readonly (Repository & { readonly file: string })[]
}

/** What is linted together: the resources of a server, or the paths of an API. */
export interface CorpusSet {
  readonly kind: 'server' | 'api'
  readonly name: string
  readonly texts: readonly string[]
}

/** The repositories that the corpus is made of. */
export const sources: Sources = JSON.parse(
  readFileSync(new URL('SOURCES.json', import.meta.url), 'utf8'),
)

/** `WAYMARK_LINT_CORPUS`, else `../lint-corpus` beside the project. */
export function corpusFolder(): string {
  return (
    process.env['WAYMARK_LINT_CORPUS'] ??
    fileURLToPath(new URL('../../../../../lint-corpus', import.meta.url))
  )
}

/** Where a repository is. */
export function repositoryFolder(repository: string): string {
  return join(corpusFolder(), repository.replace('/', '+'))
}

/** Reads the corpus. A package of a repository is a server; each example of the SDKs is one. */
export function readCorpus(): readonly CorpusSet[] {
  return [...sources.servers.flatMap(serversOf), ...samples(), ...sources.apis.flatMap(apiOf)]
}

const MANIFEST =
  /^(?:package\.json|pyproject\.toml|go\.mod|Cargo\.toml|setup\.py|pom\.xml|.*\.csproj)$/

function serversOf({ repository }: Repository): readonly CorpusSet[] {
  const root = repositoryFolder(repository)
  if (!existsSync(root)) return []
  const servers = new Map<string, Set<string>>()
  const walk = (folder: string, owner: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    const own = entries.some(({ name }) => MANIFEST.test(name)) ? folder : owner
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && entry.name !== '.git') walk(path, own)
      else if (entry.isFile() && isServerSource(relative(root, path))) {
        const resources = extractResources(readFileSync(path, 'utf8'))
        if (resources.length === 0) continue
        const isExample = /(?:^|\/)(?:docs_src|examples?|samples?)\//.test(relative(root, path))
        const server = isExample ? path : own
        const known = servers.get(server) ?? new Set()
        servers.set(server, known)
        for (const text of resources) known.add(text)
      }
    }
  }
  walk(root, root)
  return [...servers].map(([folder, texts]) => ({
    kind: 'server',
    name: join(repository, relative(root, folder)),
    texts: [...texts],
  }))
}

/** One resource each of servers that a code search found, without the name of the repository. */
function samples(): readonly CorpusSet[] {
  const text = readFileSync(new URL('samples.txt', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line, index) => ({
    kind: 'server',
    name: `sample ${index + 1}`,
    texts: [line],
  }))
}

function apiOf({ repository, file }: Sources['apis'][0]): readonly CorpusSet[] {
  const path = join(repositoryFolder(repository), file)
  if (!existsSync(path)) return []
  return [
    {
      kind: 'api',
      name: `${repository} ${file}`,
      texts: extractPaths(readFileSync(path, 'utf8')),
    },
  ]
}
