import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { type BundleName, GLOBALS } from '../src/function.ts'
import { dropProse } from './drop-prose.ts'
import { HELPERS, replaceBuiltins } from './es2020-builtins.ts'
import { makeClassesPlain, PRIVATE } from './plain-classes.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** The version of the package, which is that of the scripts. */
export const VERSION: string = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version

/** Every script begins with it: the version, what it defines, and the licences of what is in it. */
function banner(name: BundleName, bundled: string): string {
  const notices = bundled.match(/(?<=^\/\*! )SPDX.*(?= \*\/$)/gm) ?? []
  const lines = [
    `@waymark/udf ${VERSION} ${name}: defines ${GLOBALS[name]}`,
    'SPDX-License-Identifier: MIT. https://github.com/waymark-url/waymark/blob/main/LICENSE',
    ...new Set(notices),
  ]
  return `/*! ${lines.join('\n * ')}\n */\n`
}

/** One classic script of ECMAScript 2020 in ASCII that declares one variable and takes nothing from its host. */
export async function buildBundle(name: BundleName): Promise<string> {
  const bundled = await build({
    entryPoints: [`${folder}/src/${name}.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: ['@waymark/source'],
    define: { WAYMARK_VERSION: JSON.stringify(VERSION) },
    logLevel: 'error',
  })
  const { text } = bundled.outputFiles[0]!
  const { body, names } = splitExports(text)
  const plain = makeClassesPlain(replaceBuiltins(dropProse(body)))
  const script = `var ${GLOBALS[name]} = (() => {\n'use strict';\n${HELPERS}${plain}\nreturn { ${names} };\n})();\n`
  const { code } = await transform(script, {
    minify: true,
    target: 'es2020',
    mangleProps: PRIVATE,
    // No short name may be that of a newer method, which the scripts may not use.
    mangleCache: { at: false },
    mangleQuoted: true,
    charset: 'ascii',
    legalComments: 'none',
  })
  return banner(name, text) + inAscii(withoutTabs(withoutDollarPairs(code)))
}

/** Two dollar signs end a body in Snowflake. In a name, a string and a template, the first of two may be an escape. */
function withoutDollarPairs(code: string): string {
  return code.replace(/\\?\$(?=\$)/g, (found) => {
    if (found !== '$') throw new Error('a dollar sign that is escaped comes before another one')
    return '\\u0024'
  })
}

/** The code of a module without imports, and what is between the braces of the `export` at its end. */
function splitExports(module: string): { readonly body: string; readonly names: string } {
  const end = /^export \{\n([\s\S]*?)\n\};\s*$/m.exec(module)
  if (end === null) throw new Error('the module has no list of exports at its end')
  const names = end[1]!.split(',').map((item) => {
    const [local, exported = local] = item.trim().split(' as ')
    return `${exported}: ${local}`
  })
  return { body: module.slice(0, end.index), names: names.join(', ') }
}

/** The minifier writes tabs only in strings, and what pastes a statement may make spaces of them. */
function withoutTabs(code: string): string {
  return code.replaceAll('\t', '\\t')
}

/** The minifier escapes what is not ASCII in strings, but not in regular expressions. */
function inAscii(code: string): string {
  return code.replace(
    /[\x80-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
