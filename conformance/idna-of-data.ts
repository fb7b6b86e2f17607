import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as builtIn from '@waymark/idna'
import { buildTables } from '../packages/idna/scripts/build-tables.ts'
import { FILES, readUnicodeData } from '../packages/idna/scripts/ucd.ts'
import { createUnicodeProcessing } from '../packages/idna/src/unicode-processing.ts'
import type { IdnaOperations } from './idna-test.ts'

/**
 * The operations at a version of Unicode: those of the package if it has this version, else over tables made now from
 * the data folder.
 */
export function idnaAt(root: string, version: string): IdnaOperations | null {
  return version === builtIn.UNICODE_VERSION ? builtIn : idnaOfData(root, version)
}

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
