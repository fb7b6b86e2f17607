import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { PACKAGE_FOLDER } from './package-folder.ts'

/** The polyfills ask React Native for blobs and for the platform, which are no matter here. */
export const withoutReactNative: Plugin = {
  name: 'without react-native',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-native$/ }, () => ({ path: 'react-native', namespace: 'stand-in' }))
    onLoad({ filter: /./, namespace: 'stand-in' }, () => ({
      contents: 'export const NativeModules = {}, Platform = {}',
    }))
  },
}

export async function bundlePolyfill(): Promise<object> {
  const contents = `export * from 'react-native-url-polyfill/js/URL.js'`
  return await loadBundled('react-native-url-polyfill', contents)
}

/** Loads a module that was bundled without React Native. */
export async function loadBundled(name: string, contents: string): Promise<object> {
  const folder = new URL('build/', PACKAGE_FOLDER)
  mkdirSync(folder, { recursive: true })
  const outfile = new URL(`${name}.mjs`, folder)
  await build({
    stdin: { contents, resolveDir: fileURLToPath(PACKAGE_FOLDER) },
    bundle: true,
    format: 'esm',
    outfile: fileURLToPath(outfile),
    plugins: [withoutReactNative],
    logLevel: 'error',
  })
  return await import(outfile.href)
}
