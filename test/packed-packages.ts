import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Manifest, type Package, root } from './workspace.ts'

/** What is published of a package. */
export interface PackedPackage {
  readonly tarball: Buffer
  /** Contents by path in the package, as `dist/index.js`. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Packs the built packages as a release does, in one process. By name. */
export function packAll(packages: readonly Package[]): ReadonlyMap<string, PackedPackage> {
  const destination = mkdtempSync(join(tmpdir(), 'waymark-pack-'))
  const filters = packages.map(({ manifest }) => `--filter=${manifest.name}`)
  try {
    execFileSync('pnpm', ['-r', ...filters, 'pack', '--pack-destination', destination], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      // On Windows, pnpm is a script.
      shell: process.platform === 'win32',
    })
    return new Map(
      readdirSync(destination).map((file) => {
        const tarball = readFileSync(join(destination, file))
        const files = readTar(gunzipSync(tarball))
        const { name } = JSON.parse(files.get('package.json')!.toString()) as Manifest
        return [name, { tarball, files }]
      }),
    )
  } finally {
    rmSync(destination, { recursive: true })
  }
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06 */
function readTar(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const field = (start: number, end: number) =>
    tar.toString('latin1', start, end).replace(/\0.*$/s, '')
  for (let header = 0; tar[header] !== 0; ) {
    const size = Number.parseInt(field(header + 124, header + 136), 8)
    const prefix = field(header + 345, header + 500)
    const name = `${prefix === '' ? '' : `${prefix}/`}${field(header, header + 100)}`
    if (field(header + 156, header + 157) !== '0') throw new Error(`${name} is not a plain file`)
    files.set(name.replace(/^package\//, ''), tar.subarray(header + 512, header + 512 + size))
    header += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
