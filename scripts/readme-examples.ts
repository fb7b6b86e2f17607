import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type ReadmeBlock, readBlocks } from './readmes/blocks.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GUIDE = /^apps\/site\/guides\/.+\.md$/
const CONFORMANCE = fileURLToPath(new URL('../conformance/run.ts', import.meta.url))

/**
 * Turns a README or a guide into a test module: every `ts` block is one test, named after the heading above it.
 *
 * In a block, `expression // => value` asserts deep equality, and `expression // throws text` asserts
 * that the call throws an error whose message contains the text. A block fenced as `ts no-run` is
 * shown to readers and left out here.
 */
export function readmeExamples(): Plugin {
  return {
    name: 'readme-examples',
    enforce: 'pre',
    // The root and the guides depend on no package of the workspace; this one depends on all of them.
    resolveId(source, importer = '') {
      if (!source.startsWith('@waymark/')) return null
      const file = importer.startsWith(ROOT) ? importer.slice(ROOT.length) : importer
      if (file !== 'README.md' && !GUIDE.test(file)) return null
      return this.resolve(source, CONFORMANCE, { skipSelf: true })
    },
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      return { code: stripTypeScriptTypes(readmeToTests(source)), map: null }
    },
  }
}

/**
 * Whether the examples change the classes of other packages: `@waymark/react-native` adds static members to them. Files
 * after this one get new classes.
 */
export function changesClasses(markdown: string): boolean {
  return /^import .* from '@waymark\/react-native/m.test(markdown)
}

export function readmeToTests(markdown: string): string {
  const tests = readExamples(markdown).map(({ heading, lines }, index) => {
    const name = JSON.stringify(`${heading} (${index + 1})`)
    return `test(${name}, async () => {\n${lines.map(toStatement).join('\n')}\n})`
  })
  if (tests.length === 0) throw new Error('This page has no example that runs')
  const end = changesClasses(markdown) ? 'afterAll(() => void vi.resetModules())\n' : ''
  return `import { afterAll, expect, test, vi } from 'vitest'\n${end}${tests.join('\n')}\n`
}

/** The `ts` blocks of a README that run. */
export function readExamples(markdown: string): ReadmeBlock[] {
  return readBlocks(markdown).filter(({ language }) => language === 'ts')
}

/** A line of an example as a statement of a test: what follows `// =>` or `// throws` is asserted. */
export function toStatement(line: string): string {
  const named = /^import (\{.*\}) from ('[^']+')/.exec(line)
  if (named !== null) {
    return `const ${named[1]!.replace(/\btype \w+,?/g, '').replaceAll(' as ', ': ')} = await import(${named[2]})`
  }
  const equal = /^(\s*)(?:(const \w+) = )?(.+?)\s*\/\/ => (.+)$/.exec(line)
  if (equal !== null) {
    const [, indent, declaration, expression, value] = equal
    if (declaration === undefined) return `${indent}expect(${expression}).toEqual(${value})`
    const name = declaration.slice('const '.length)
    return `${indent}${declaration} = ${expression}; expect(${name}).toEqual(${value})`
  }
  const throws = /^(\s*)(.+?)\s*\/\/ throws (.+)$/.exec(line)
  if (throws !== null) {
    return `${throws[1]}await expect(async () => ${throws[2]}).rejects.toThrow(${JSON.stringify(throws[3])})`
  }
  return line
}
