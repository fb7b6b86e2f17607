import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packages, root } from './workspace.ts'

/**
 * Makes a temporary folder that TypeScript takes for a project of a strict user of the packages. The packages are found by
 * their sources, and need no build.
 */
export function makeStrictProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-types-'))
  const paths: Record<string, string[]> = {
    // Peers have their own types.
    '@duckdb/node-api': [
      join(root, 'packages/duckdb/node_modules/@duckdb/node-api/lib/index.d.ts'),
    ],
    'apache-arrow': [join(root, 'packages/worker/node_modules/apache-arrow/Arrow.node.d.ts')],
  }
  for (const { folder: home, manifest } of packages) {
    for (const [subpath, entry] of Object.entries(manifest.exports)) {
      const source = typeof entry === 'string' ? undefined : entry['@waymark/source']
      if (source !== undefined)
        paths[manifest.name + subpath.slice(1)] = [resolve(root, home, source)]
    }
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    customConditions: ['@waymark/source'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    paths,
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  return folder
}
