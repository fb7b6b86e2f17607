import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildTables } from '../packages/idna/scripts/build-tables.ts'
import { FILES, readUnicodeData } from '../packages/idna/scripts/ucd.ts'
import { createUnicodeProcessing } from '../packages/idna/src/unicode-processing.ts'
import type { IdnaOperations } from './idna-test.ts'

/**
 * The operations over tables made now from the data folder. They reach into the package because only
 * one version is published; what the newer one asks for is known this way before its release.
 *
 * @returns `null` when the folder has no tables of that version.
 */
export function idnaOfData(root: string, version: string): IdnaOperations | null {
  if (!FILES.every((file) => existsSync(join(root, 'unicode', version, file)))) return null
  return createUnicodeProcessing(buildTables(readUnicodeData(root, version)))
}
