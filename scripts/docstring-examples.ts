import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { toStatement } from './readme-examples.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CONFORMANCE = join(ROOT, 'conformance/run.ts')

/** What comes before the folder of a package, in the name of the module that has its examples. */
export const EXAMPLES_OF = 'examples-of:'

/** An `@example` of a docstring. */
export interface DocstringExample {
  /** The exported name that it shows. */
  readonly name: string
  readonly lines: readonly string[]
}

const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|class) (\w+)/g
const EXAMPLE = /@example\s*\n```ts\n([\s\S]*?)\n```/g

/** The examples in the docstrings of a source. */
export function readDocstringExamples(source: string): DocstringExample[] {
  return [...source.matchAll(DOCUMENTED)].flatMap(([, docstring = '', name = '']) => {
    const text = docstring.replace(/^ *\* ?/gm, '')
    return [...text.matchAll(EXAMPLE)].map(([, code = '']) => ({ name, lines: code.split('\n') }))
  })
}

/** The examples of all sources of a package, by its folder from the root. */
export function examplesOf(folder: string): DocstringExample[] {
  const files = globSync(`${folder}/src/**/*.ts`, { cwd: ROOT }).sort()
  return files.flatMap((file) => readDocstringExamples(readFileSync(join(ROOT, file), 'utf8')))
}

/**
 * Makes `import('examples-of:packages/host')` a module whose `examples` are the `@example` blocks of that package, each
 * with the name that it shows and a function that runs it.
 *
 * A block is written as those of a README, with its imports.
 */
export function docstringExamples(): Plugin {
  return {
    name: 'docstring-examples',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source.startsWith(EXAMPLES_OF)) return `\0${source}`
      if (!importer.startsWith(`\0${EXAMPLES_OF}`) || source.startsWith('node:')) return null
      const own = join(ROOT, importer.slice(EXAMPLES_OF.length + 1), 'package.json')
      // An example may show a package with others, on which it does not depend.
      return (await this.resolve(source, own)) ?? this.resolve(source, CONFORMANCE)
    },
    load(id) {
      if (!id.startsWith(`\0${EXAMPLES_OF}`)) return null
      const folder = id.slice(EXAMPLES_OF.length + 1)
      return stripTypeScriptTypes(examplesModule(folder))
    },
  }
}

function examplesModule(folder: string): string {
  const examples = examplesOf(folder).map(
    ({ name, lines }) =>
      `{ name: ${JSON.stringify(name)}, async run(expect) {\n${lines.map(toStatement).join('\n')}\n} }`,
  )
  return `export const examples = [${examples.join(', ')}]\n`
}
