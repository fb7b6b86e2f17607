import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ChunkingContext, type OutputChunk, type Plugin, rolldown } from 'rolldown'

const source = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url))

/** What the user has installed, if a call needs it. */
const OPTIONAL = ['@duckdb/node-api', 'apache-arrow']

/** Packages of this workspace are read from their sources. */
export const CONDITIONS = ['@waymark/source', 'node', 'import', 'default']

/** What every command about URLs needs of other packages. */
const OF_URLS = [
  /\/packages\/(?:percent-encoding|host|idna|url-parser|explain|rfc3986|public-suffix|display|normalize)\/src\//,
  /\/site\/src\/database\/(?:json-(?:text|places|syntax)|entry-places)\.ts$/,
  /\/sitemap\/src\/text\/strict-decoder\.ts$/,
]
/** Parts of them that are loaded for some calls only. */
const ON_DEMAND = /\/src\/(?:bulk|texts)\/|\/tracking-(?:params|rows?)\.ts$/

/** The modules of this package that a module is made of, without what it imports later. */
function closure(path: string, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set([path])
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (imported.startsWith(source(''))) found.add(imported)
    }
  }
  return found
}

/**
 * The file in which a module is. Node takes half a millisecond to find and open each, so what every call loads is one file, and what
 * every command about URLs loads is another; the rest is divided by who imports it.
 */
function chunkOf(id: string, context: ChunkingContext): string | null {
  if (closure(source('start.ts'), context).has(id)) return 'start'
  if (/\/packages\/infra\/src\/|\/get-east-asian-width\/|\/site\/src\/file-error/.test(id)) {
    return 'start'
  }
  if (OF_URLS.some((part) => part.test(id)) && !ON_DEMAND.test(id)) return 'urls'
  const inspect = source('commands/inspect.ts')
  return id !== inspect && closure(inspect, context).has(id) ? 'urls' : null
}

/**
 * An `import` of a module of Node makes all that the module offers, streams and workers among it, which takes three milliseconds. This
 * takes only what is named.
 */
const namedBuiltins: Plugin = {
  name: 'named-builtins',
  renderChunk(code) {
    return code.replace(
      /^import (?:(\w+)|(\{[^}]*\})) from "(node:[\w/]+)";$/gm,
      (_, whole: string | undefined, named: string | undefined, name: string) =>
        `const ${whole ?? named!.replaceAll(' as ', ': ')} = process.getBuiltinModule("${name}");`,
    )
  },
}

/** Modules of texts in one language. */
const TEXTS = /\/texts\/\w+\.ts$/

/** Node reads a file in ASCII in half the time. Texts in Japanese and Russian would become three times as long. */
function inAscii({ code, moduleIds }: OutputChunk): string {
  if (moduleIds.some((id) => TEXTS.test(id))) return code
  return code.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * Writes `waymark.js`, which loads a part for each command, and `bulk-worker.js`, into a folder. They contain all that they import, so
 * that Node has few files to find and open.
 *
 * @returns The paths of the modules that are in them.
 */
export async function bundleCommand(folder: string, minify: boolean): Promise<string[]> {
  const bundle = await rolldown({
    input: { waymark: source('waymark.ts'), 'bulk-worker': source('bulk-worker.ts') },
    platform: 'node',
    plugins: [namedBuiltins],
    external: OPTIONAL,
    preserveEntrySignatures: false,
    resolve: { conditionNames: CONDITIONS },
    // Marks before lists, which are for other programs that build.
    checks: { invalidAnnotation: false },
    treeshake: {
      moduleSideEffects: (id) => id.startsWith(source('')) || id.endsWith('/bulk/node/worker.ts'),
    },
  })
  const { output: files } = await bundle.generate({
    format: 'esm',
    minify,
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: chunkOf, debugName: 'chunkOf' }],
    },
  })
  const chunks = files.filter((file) => file.type === 'chunk')
  for (const chunk of chunks) writeFileSync(join(folder, chunk.fileName), inAscii(chunk))
  return chunks.flatMap(({ moduleIds }) => moduleIds)
}
