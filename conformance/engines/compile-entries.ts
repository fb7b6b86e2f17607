import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { packages, root } from '../../test/workspace.ts'
import { hermesProgram } from './binaries.ts'
import { inFolder } from './shells.ts'

/**
 * Entries with asynchronous generators, which Hermes 1.0 does not have. React Native's preset for Babel compiles
 * them away, and so does this check; everything else they have reaches Hermes as it was built.
 */
const WITH_ASYNC_GENERATORS: ReadonlySet<string> = new Set([
  '@waymark/compare/group',
  '@waymark/i18n-validation',
  '@waymark/normalize/bulk',
  '@waymark/site',
  '@waymark/site/audit',
  '@waymark/site/web',
  '@waymark/sitemap',
  '@waymark/sitemap/feeds',
  '@waymark/sitemap/text',
  '@waymark/sitemap/write',
  '@waymark/worker',
])

/**
 * Compiles every published entry that needs no Node with the compiler of Hermes 1.0, as it was built: with its
 * classes and private members.
 *
 * @returns Whether all is as expected; `null` where there is no compiler.
 */
export async function compileEntries(): Promise<boolean | null> {
  const hermesc = hermesProgram('hermes-compiler/hermesc/*/hermesc')
  if (hermesc === null) return null
  const started = Date.now()
  const { stdout } = spawnSync(hermesc, ['--version'], { encoding: 'utf8' })
  const version = /Hermes release version: (\S+)/.exec(stdout)?.[1] ?? 'of unknown version'
  const entries = entriesForEveryHost()
  const problems: string[] = []
  for (const { name, file } of entries) {
    const error = compile(hermesc, await bundleEntry(file, false))
    if (WITH_ASYNC_GENERATORS.has(name)) {
      if (error === null) problems.push(`${name}: compiles as it is: take it out of the list`)
      const rest = compile(hermesc, await bundleEntry(file, true))
      if (rest !== null) problems.push(`${name}: ${rest}`)
    } else if (error !== null) problems.push(`${name}: ${error}`)
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const count = entries.length - problems.length
  console.log(
    `hermesc: Hermes ${version}: compiles ${count}/${entries.length} entries, ${WITH_ASYNC_GENERATORS.size} of them without asynchronous generators, ${seconds} s`,
  )
  for (const text of problems) console.log(`  ${text}`)
  return problems.length === 0 && entries.length > 0
}

function entriesForEveryHost(): { readonly name: string; readonly file: string }[] {
  return packages
    .filter(({ name }) => name !== 'cli' && name !== 'astro')
    .flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports).flatMap(([subpath, target]) =>
        typeof target === 'string' || subpath.split('/').includes('node')
          ? []
          : [
              {
                name: manifest.name + subpath.slice(1),
                file: join(root, folder, target['default']!),
              },
            ],
      ),
    )
}

/** What those who install a package bring along themselves: `react-native`, or native code for Node. */
const PEERS: readonly string[] = packages.flatMap(({ manifest }) =>
  Object.keys(manifest.peerDependencies ?? {}),
)

/** The entry with all that it imports, as one classic script. */
async function bundleEntry(file: string, withoutAsyncGenerators: boolean): Promise<string> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'waymark',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: [...PEERS],
    target: 'es2022',
    logOverride: { 'ignored-bare-import': 'silent' },
    ...(withoutAsyncGenerators
      ? { supported: { 'async-generator': false, 'for-await': false } }
      : {}),
  })
  return result.outputFiles[0]!.text
}

/** @returns The first errors; `null` when it compiles. */
function compile(hermesc: string, script: string): string | null {
  return inFolder((folder) => {
    const file = join(folder, 'entry.js')
    writeFileSync(file, script)
    const { status, stderr } = spawnSync(
      hermesc,
      ['-emit-binary', '-O0', '-w', '-out', join(folder, 'entry.hbc'), file],
      { encoding: 'utf8' },
    )
    if (status === 0) return null
    const errors = stderr.match(/(?<=: )error: .*/g) ?? [stderr.trim()]
    return errors.slice(0, 3).join('; ')
  })
}
