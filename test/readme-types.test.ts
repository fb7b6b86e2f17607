import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExamples } from '../scripts/readme-examples.ts'
import { packages, readText, root } from './workspace.ts'

// The readme project runs the examples without their types; here they are compiled as strictly as people do.

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-readmes-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('the examples of the READMEs compile', { tags: 'slow' }, () => {
  const paths: Record<string, string[]> = {}
  let examples = 0
  for (const { folder: home, manifest } of packages) {
    for (const [subpath, entry] of Object.entries(manifest.exports)) {
      const source = typeof entry === 'string' ? undefined : entry['@waymark/source']
      if (source !== undefined)
        paths[manifest.name + subpath.slice(1)] = [resolve(root, home, source)]
    }
  }
  // Peers have their own types.
  paths['@duckdb/node-api'] = [
    join(root, 'packages/duckdb/node_modules/@duckdb/node-api/lib/index.d.ts'),
  ]
  paths['apache-arrow'] = [join(root, 'packages/worker/node_modules/apache-arrow/Arrow.node.d.ts')]
  for (const home of ['.', ...packages.map((one) => one.folder)]) {
    for (const { offset, lines } of readExamples(readText(`${home}/README.md`))) {
      examples++
      // As many lines before as in the README, so that the compiler counts as people do.
      const text = `${'\n'.repeat(offset)}${lines.join('\n')}\nexport {}\n`
      const file = join(folder, home, `README.${offset + 1}.ts`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  expect(examples).toBeGreaterThan(50)

  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
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
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, stderr, status } = spawnSync(process.execPath, [compiler, '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([stdout, stderr, status]).toEqual(['', '', 0])
})
