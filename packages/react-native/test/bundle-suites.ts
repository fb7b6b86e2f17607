import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { compileForReactNative } from '../scripts/compile.ts'

/**
 * The suites of `@waymark/url` as a script that asks one of the built files in its place, and defines
 * `waymark.answer`: see `conformance/engines`.
 *
 * @param file - From the folder of the package, such as `dist/index.js`.
 */
export async function bundleSuites(file: string): Promise<string> {
  const classes = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const reactNative = fileURLToPath(new URL('react-native/index.js', import.meta.url))
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const result = await build({
    stdin: {
      contents: `import { answer } from './conformance/engines/url-suites.ts'
        globalThis.waymark = { answer }`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    conditions: ['@waymark/source'],
    alias: { 'react-native': reactNative, '@waymark/url': classes },
    logLevel: 'error',
  })
  return compileForReactNative(result.outputFiles[0]!.text, false)
}
