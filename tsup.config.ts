import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { BuildOptions } from 'esbuild'
import { defineConfig, type Options } from 'tsup'
import { writeLicences } from './scripts/licence-notes.ts'

// Runs in each package's folder: the entries are the sources its `exports` name.
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | Record<string, string>>
}

const entries = Object.values(exports).flatMap((target) =>
  typeof target === 'string' ? [] : (target['@waymark/source'] ?? []),
)

/** A text module has the texts of one language, and imports nothing. */
const texts = entries.filter((source) => /\/texts\/[a-z]+\.ts$/.test(source))

const entry = entries.filter((source) => !texts.includes(source))

/**
 * esbuild writes module-level `const` and `let` as `var`, which an engine cannot take for constant: parsing
 * takes a fifth longer. What is written to once becomes `const` again.
 */
const keepConst = {
  name: 'keep-const',
  renderChunk(code: string) {
    return {
      code: code.replace(/^var (?=(\w+) = )/gm, (declaration, name: string) => {
        const writes = new RegExp(
          `(?<![.\\w$])${name}\\s*(?:[-+*/%&|^?<>]{0,3}=(?!=|>)|\\+\\+|--)`,
          'g',
        )
        return code.match(writes)?.length === 1 ? 'const ' : declaration
      }),
    }
  },
}

/**
 * Tables come after the code of their chunk: compressed, a bundle is 0.4 kB smaller where 11 kB of data do not divide its
 * code. Nothing in such a chunk may read them while it is loaded.
 */
const tablesLast = {
  name: 'tables-last',
  renderChunk(code: string) {
    const tables = /^\/\/ src\/generated\/tables\.ts\n.*?(?=^\/\/ src\/)/ms.exec(code)?.[0] ?? ''
    return { code: code.replace(tables, '').replace(/(?=^export \{)/m, () => tables) }
  },
}

const IMPORT = /^import (?:\{([^}]*)\} from )?["']@waymark\/[^"']+["'];$/gm

/** What uses nothing of another package does not load it. */
const dropUnusedImports = {
  name: 'drop-unused-imports',
  renderChunk(code: string) {
    const body = code.replace(IMPORT, '')
    const isUsed = (name: string) => name !== '' && new RegExp(`\\b${name}\\b`).test(body)
    return {
      code: code.replace(IMPORT, (line, list = '') => {
        const names = String(list).split(',')
        return names.some((name) => isUsed(name.trim().split(/ as /).at(-1)!)) ? line : ''
      }),
    }
  },
}

const HANDS_ON = /^import \{[^}]*\} from "(\.\/chunk-[^"]+)";\s*export \{[^}]*\};\s*$/

/** A chunk takes the name of an entry that only hands it on: to open one more file takes half a millisecond. */
function nameChunks(folder: string): void {
  for (const entry of readdirSync(folder)) {
    const chunk = HANDS_ON.exec(readFileSync(`${folder}/${entry}`, 'utf8'))?.[1]
    if (chunk === undefined) continue
    renameSync(`${folder}/${chunk}`, `${folder}/${entry}`)
    for (const other of readdirSync(folder)) {
      const code = readFileSync(`${folder}/${other}`, 'utf8')
      writeFileSync(`${folder}/${other}`, code.replaceAll(`"${chunk}"`, `"./${entry}"`))
    }
  }
}

/** For what is bundled with all that it imports. */
function fromSource(options: BuildOptions): void {
  options.conditions = ['@waymark/source']
}

/** A module is UTF-8. Escapes would make texts in Russian three times as long. */
function withoutEscapes(options: BuildOptions): void {
  options.charset = 'utf8'
}

const common: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/, /^@waymark\//],
  dts: false,
  removeNodeProtocol: false,
}

/**
 * For Node, a package may be one bundle with all that it imports: to find and open fifteen files takes two thirds of
 * the time to load `@waymark/url`. A bundler takes the other files, so that no page has anything twice.
 * See docs/performance.md.
 */
const bundles = Object.values(exports).flatMap((target) =>
  typeof target === 'string' || target['node'] === undefined ? [] : target['@waymark/source']!,
)

export default defineConfig([
  {
    ...common,
    entry,
    clean: ['!node/**', '!texts/**'],
    plugins: [keepConst, tablesLast],
    onSuccess: async () => writeLicences('.'),
  },
  ...(texts.length === 0
    ? []
    : [
        {
          ...common,
          entry: texts,
          outDir: 'dist/texts',
          clean: true,
          esbuildOptions: withoutEscapes,
        } satisfies Options,
      ]),
  ...(bundles.length === 0
    ? []
    : [
        {
          ...common,
          entry: bundles,
          outDir: 'dist/node',
          clean: true,
          noExternal: [/^@waymark\/(?!urlencoded|infra\/argument)/],
          // Classes that are one for every package: `instanceof` tells two copies apart.
          external: [/^node:/, /^@waymark\/(?:urlencoded|infra\/argument)/],
          esbuildOptions: fromSource,
          plugins: [keepConst, dropUnusedImports],
          onSuccess: async () => nameChunks('dist/node'),
        } satisfies Options,
      ]),
])
