import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Digests, sha256 } from './publish/digests.ts'
import { tarballName } from './publish/npm.ts'
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

/** Packs every public package of a workspace, in one process. */
export async function packPackages(root: string, folder: string): Promise<Tarball[]> {
  mkdirSync(folder, { recursive: true })
  const manifests = publicPackages(root).map(({ manifest }) => manifest)
  const filters = manifests.map(({ name }) => `--filter=${name}`)
  await pnpm(root, '-r', ...filters, 'pack', '--pack-destination', folder)
  const tarballs = manifests.map(({ name, version }): Tarball => {
    const file = tarballName(`${name}@${version}`)
    const path = join(folder, file)
    const content = readFileSync(path)
    return { name, version, file, path, bytes: content.length, sha256: sha256(content) }
  })
  return tarballs.sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function digestsOf(tarballs: readonly Tarball[]): Digests {
  return new Map(tarballs.map(({ file, sha256 }) => [file, sha256]))
}
