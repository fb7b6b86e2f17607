import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FileWrite } from './part.ts'

/**
 * Writes all files or none: each is written beside its place first, and what has been replaced is put back if a
 * later one fails.
 */
export function writeFiles(files: readonly FileWrite[]): void {
  const temporary = (path: string) => `${path}.refresh`
  const replaced: { readonly path: string; readonly old: Uint8Array | null }[] = []
  try {
    for (const { path, bytes } of files) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(temporary(path), bytes)
    }
    for (const { path } of files) {
      const old = existsSync(path) ? readFileSync(path) : null
      renameSync(temporary(path), path)
      replaced.push({ path, old })
    }
  } catch (error) {
    for (const { path, old } of replaced) {
      if (old === null) rmSync(path)
      else writeFileSync(path, old)
    }
    throw error
  } finally {
    for (const { path } of files) rmSync(temporary(path), { force: true })
  }
}
