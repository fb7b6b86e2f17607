import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const { transformAsync } = createRequire(import.meta.url)('@babel/core') as {
  transformAsync(code: string, options: object): Promise<{ code: string }>
}

/**
 * The suites of `@waymark/url` as a script that asks one of the built files in its place, and defines
 * `waymark.probe`: see `conformance/engines`.
 *
 * @param file - From the folder of the package, such as `dist/index.js`.
 */
export async function bundleSuites(file: string): Promise<string> {
  const classes = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const reactNative = fileURLToPath(new URL('react-native/index.js', import.meta.url))
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const result = await build({
    stdin: {
      contents: `import { probe } from './conformance/engines/url-suites.ts'
        globalThis.waymark = { probe }`,
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
  const { code } = await transformAsync(result.outputFiles[0]!.text, {
    babelrc: false,
    configFile: false,
    compact: true,
    cwd: import.meta.dirname,
    presets: [
      [
        '@react-native/babel-preset',
        { enableBabelRuntime: false, disableImportExportTransform: true },
      ],
    ],
  })
  return code
}
