import { fileURLToPath } from 'node:url'
import { transformAsync } from '@babel/core'
import blockScoping from '@babel/plugin-transform-block-scoping'
import classProperties from '@babel/plugin-transform-class-properties'
import classes from '@babel/plugin-transform-classes'
import privateMethods from '@babel/plugin-transform-private-methods'
import privatePropertyInObject from '@babel/plugin-transform-private-property-in-object'
import { build } from 'esbuild'

/**
 * A module of suites and the built packages that they ask, as one classic script.
 *
 * @param module - For example `url-suites.ts`.
 * @returns A script that defines `waymark.answer`.
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
    // That a module without side effects is not in the bundle.
    logOverride: { 'ignored-bare-import': 'silent' },
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
