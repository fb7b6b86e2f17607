import { builtinModules } from 'node:module'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { withoutReactNative } from './react-native-polyfill.ts'

export interface BundleSize {
  readonly name: string
  readonly minified: number
  readonly gzip: number
  readonly brotli: number
}

/**
 * What a page would load.
 *
 * @param code - A module that exports what is used; the rest may be dropped.
 * @param folder - From where its imports are found.
 */
export async function measureBundle(
  name: string,
  code: string,
  folder: string,
): Promise<BundleSize> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // A binding to native code, which users install themselves.
    external: ['node:*', ...builtinModules, '@duckdb/node-api'],
    plugins: [withoutReactNative],
    legalComments: 'none',
    logLevel: 'error',
  })
  const { contents } = outputFiles[0]!
  return {
    name,
    minified: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliCompressSync(contents).length,
  }
}
