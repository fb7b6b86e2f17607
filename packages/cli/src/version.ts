import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this package, from its manifest, which is one folder above both `src` and `dist`. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
  )
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? manifest.version
      : null
  return typeof version === 'string' ? version : 'unknown'
}
