import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformAsync } from '@babel/core'
import blockScoping from '@babel/plugin-transform-block-scoping'
import classProperties from '@babel/plugin-transform-class-properties'
import classes from '@babel/plugin-transform-classes'
import privateMethods from '@babel/plugin-transform-private-methods'
import privatePropertyInObject from '@babel/plugin-transform-private-property-in-object'
import { build } from 'esbuild'
import type { Suite } from '../suite.ts'

/**
 * A module of suites and the built packages that they ask, as one classic script.
 *
 * @param module - For example `url-suites.ts`.
 * @returns A script that defines `waymark.probe`.
 */
export async function bundleProbe(module: string): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(module, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'waymark',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
  })
  return result.outputFiles[0]!.text
}

/**
 * The same script without classes, as the Babel preset of React Native makes it: functions in their place,
 * and private members as properties.
 */
export async function compileClasses(script: string): Promise<string> {
  const result = await transformAsync(script, {
    configFile: false,
    babelrc: false,
    compact: false,
    sourceType: 'script',
    assumptions: { privateFieldsAsProperties: true, setPublicClassFields: true },
    plugins: [classProperties, privateMethods, privatePropertyInObject, classes, blockScoping],
  })
  return result!.code!
}

/** JSON of the texts of the data files that suites read; those that are absent are left out. */
export function readProbedFiles(suites: readonly Suite[], root: string): string {
  const texts: Record<string, string> = {}
  for (const { file } of suites) {
    if (existsSync(join(root, file))) texts[file] = readFileSync(join(root, file), 'utf8')
  }
  return JSON.stringify(texts)
}
