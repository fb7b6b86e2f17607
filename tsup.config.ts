import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'tsup'

// Runs in each package's folder: the entries are the sources its `exports` name.
const {
  exports,
  bin = {},
  dependencies = {},
} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | Record<string, string>>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
}

/**
 * Files with the name of a dependency hand on what it has. They stay files of their own: a bundler leaves out a file
 * of which nothing is used, but keeps what a file imports that does not say that it has no side effects.
 */
const handedOn = globSync('src/**/*.ts').filter((path) => basename(path, '.ts') in dependencies)

const entry = [
  ...Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@waymark/source'] ?? []),
  ),
  ...Object.values(bin).map((target) =>
    target.replace('./dist/', './src/').replace(/\.js$/, '.ts'),
  ),
  ...handedOn,
]

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

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  sourcemap: true,
  clean: true,
  dts: false,
  removeNodeProtocol: false,
  plugins: [keepConst],
})
