import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchRepository } from '../../scripts/fetch-repository.ts'
import { readOptions } from '../../scripts/read-options.ts'
import { peersFolder } from './folder.ts'

const USAGE = `Usage: pnpm fetch:peers

Fetches the repositories whose tests pnpm conformance reads, each at the revision of conformance/peers/SOURCES.json, by git.
They are put into WAYMARK_PEERS, else ../peers beside the project. What is there stays as it is. Of large repositories,
only what is read is checked out. Their licences are their own; nothing of them belongs into this repository.

Exit status: 0 all are there, 1 one is not, or has other tests, 2 bad usage.`

interface Source {
  /** Where it is, below the folder of the peers. */
  readonly folder: string
  readonly address: string
  /** A commit, or a tag. */
  readonly revision: string
  readonly licence: string
  /** The SHA-256 of each file with tests. */
  readonly files: Readonly<Record<string, string>>
}

readOptions({ name: 'fetch:peers', usage: USAGE, args: process.argv.slice(2) }, {})
const { sources }: { sources: readonly Source[] } = JSON.parse(
  readFileSync(new URL('SOURCES.json', import.meta.url), 'utf8'),
)
const folder = peersFolder()
for (const source of sources) {
  const problem = fetchSource(source) ?? checkFiles(source)
  console.log(`${source.folder}: ${problem ?? `${source.revision}, ${source.licence}`}`)
  if (problem !== null) process.exitCode = 1
}

/** Says what went wrong; `null` if the repository is there. */
function fetchSource({ folder: name, address, revision, files }: Source): string | null {
  // The client is compiled, and needs all of its files.
  const paths = name === 'safebrowsing' ? ['/*'] : Object.keys(files).map((file) => `/${file}`)
  return fetchRepository({ target: join(folder, name), address, revision, paths })
}

function checkFiles({ folder: name, files }: Source): string | null {
  for (const [file, sha256] of Object.entries(files)) {
    const path = join(folder, name, file)
    if (!existsSync(path)) return `${path} is missing`
    const found = createHash('sha256').update(readFileSync(path)).digest('hex')
    if (found !== sha256) return `${path} is not that of the pinned revision`
  }
  return null
}
