/**
 * Leaves in `dist` the declarations to which an entry of the package leads. TypeScript writes one for each source file,
 * but none for a source that is itself a declaration: the first are deleted where nobody can import them, and the
 * second are copied. Runs in a package's folder, after `tsc`.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const DECLARATION = /\.d\.ts$/

/** Relative paths that a declaration imports or exports from. */
const RELATIVE = /(?:from |import\(|import )['"](\.[^'"]*)['"]/g

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

const kept = new Set<string>()
const queue = Object.values(exports)
  .flatMap((target) => (typeof target === 'string' ? [] : (target['types'] ?? [])))
  .map((file) => join(file))
for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
  if (kept.has(file)) continue
  kept.add(file)
  if (!existsSync(file)) copyFileSync(file.replace('dist', 'src'), file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
    queue.push(join(dirname(file), path.replace(/(?:\.d)?\.ts$/, '.d.ts')))
  }
}

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', name)
  if (DECLARATION.test(file) && !kept.has(file)) rmSync(file)
}
