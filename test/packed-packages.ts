import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Package, root } from './workspace.ts'

/** What is published of a package: contents by path in the package, as `dist/index.js`. */
export type PackedFiles = ReadonlyMap<string, Buffer>

/** Packs a built package as a release does. */
export function pack({ folder }: Package): PackedFiles {
  const destination = mkdtempSync(join(tmpdir(), 'waymark-pack-'))
  try {
    execFileSync('pnpm', ['pack', '--pack-destination', destination], {
      cwd: join(root, folder),
      stdio: ['ignore', 'ignore', 'inherit'],
      // On Windows, pnpm is a script.
      shell: process.platform === 'win32',
    })
    const [tarball] = readdirSync(destination)
    return readTar(gunzipSync(readFileSync(join(destination, tarball!))))
  } finally {
    rmSync(destination, { recursive: true })
  }
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06 */
function readTar(tar: Buffer): PackedFiles {
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
