import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm, publicPackages } from './workspace-copy.ts'

export interface Tarball {
  readonly name: string
  readonly version: string
  /** For example `waymark-url-0.1.0.tgz`. */
  readonly file: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** Digests in hexadecimal, by the names of the files. */
export type Digests = ReadonlyMap<string, string>

/** Packs every public package of a workspace, as `changeset publish` does: with pnpm, but in one process. */
export async function packPackages(root: string, folder: string): Promise<Tarball[]> {
  mkdirSync(folder, { recursive: true })
  const manifests = publicPackages(root).map(({ manifest }) => manifest)
  const filters = manifests.map(({ name }) => `--filter=${name}`)
  await pnpm(root, '-r', ...filters, 'pack', '--pack-destination', folder)
  const tarballs = manifests.map(({ name, version }): Tarball => {
    const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`
    const path = join(folder, file)
    const content = readFileSync(path)
    return { name, version, file, path, bytes: content.length, sha256: sha256(content) }
  })
  return tarballs.sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function digestsOf(tarballs: readonly Tarball[]): Digests {
  return new Map(tarballs.map(({ file, sha256 }) => [file, sha256]))
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The list as `sha256sum --check` reads it. */
export function digestList(digests: Digests): string {
  return [...digests].map(([file, digest]) => `${digest}  ${file}\n`).join('')
}

/** Reads a list of digests; `null` for anything else. */
export function parseDigestList(text: string): Digests | null {
  const digests = new Map<string, string>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [, digest, file] = /^([0-9a-f]{64}) [ *](\S+)$/.exec(line) ?? []
    if (digest === undefined || file === undefined) return null
    digests.set(file, digest)
  }
  return digests.size === 0 ? null : digests
}

/** A sentence for each tarball that is not the same in both; `where` names the second. */
export function compareDigests(digests: Digests, others: Digests, where: string): string[] {
  const files = new Set([...digests.keys(), ...others.keys()])
  return [...files].sort().flatMap((file) => {
    const digest = digests.get(file)
    const other = others.get(file)
    if (digest === undefined) return [`${file} is only ${where}.`]
    if (other === undefined) return [`${file} is not ${where}.`]
    return digest === other ? [] : [`${file} has another content ${where}.`]
  })
}
