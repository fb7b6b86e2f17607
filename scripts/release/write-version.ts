/**
 * Writes the version of `@waymark/cli` where hooks, workflows and documentation name it, and that of `@waymark/worker` into its source. Runs
 * after `changeset version`, so that what is tagged names itself.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files that name the version, in one of these ways. A test finds all others. */
export const FILES: readonly string[] = [
  '.pre-commit-hooks.yaml',
  'examples/recipes/workflows/sitemap.yml',
  'packages/cli/README.md',
]
export const VERSION: RegExp =
  /(?<=@waymark\/cli@|\/lint@<commit> # v|\brev: v)\d+\.\d+\.\d+(?:-[\w.]+)?/g

/** The source of a package that runs where its manifest is not. */
export const SOURCE = 'packages/worker/src/version.ts'

/** @param root - The folder of the workspace. */
export function writeVersions(root: string): void {
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version
  const write = (file: string, pattern: RegExp, version: string): void => {
    const path = join(root, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, version))
  }
  for (const file of FILES) write(file, VERSION, versionOf('cli'))
  write(SOURCE, /(?<=VERSION = ')[^']+/, versionOf('worker'))
}

if (import.meta.main) writeVersions(fileURLToPath(new URL('../..', import.meta.url)))
