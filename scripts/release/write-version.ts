/**
 * Writes the version of `@waymark/cli` where hooks, workflows and documentation name it. Runs after `changeset version`, so
 * that what is tagged names itself.
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

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'))
  for (const file of FILES) {
    const path = join(root, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(VERSION, version))
  }
}
