import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { PACKAGE_FOLDER } from './package-folder.ts'

/** The polyfill asks React Native for blobs, which are no matter here. */
export const withoutReactNative: Plugin = {
  name: 'without react-native',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-native$/ }, () => ({ path: 'react-native', namespace: 'stand-in' }))
    onLoad({ filter: /./, namespace: 'stand-in' }, () => ({
      contents: 'export const NativeModules = {}',
    }))
  },
}

export async function bundlePolyfill(): Promise<object> {
  const folder = new URL('build/', PACKAGE_FOLDER)
  mkdirSync(folder, { recursive: true })
  const outfile = fileURLToPath(new URL('react-native-url-polyfill.mjs', folder))
  await build({
    stdin: {
      contents: `export * from 'react-native-url-polyfill/js/URL.js'`,
      resolveDir: fileURLToPath(PACKAGE_FOLDER),
    },
    bundle: true,
    format: 'esm',
    outfile,
    plugins: [withoutReactNative],
    logLevel: 'error',
  })
  return await import(new URL('react-native-url-polyfill.mjs', folder).href)
}
