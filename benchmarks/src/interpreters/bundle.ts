import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { compileForReactNative } from '../../../packages/react-native/scripts/compile.ts'
import { PACKAGE_FOLDER } from '../package-folder.ts'
import { withoutReactNative } from '../react-native-polyfill.ts'

/** Our built file, the other package and the rows as one script, compiled as React Native does. It defines `bench`. */
export async function bundleRows(
  entry: '@waymark/react-native' | '@waymark/react-native/ascii',
): Promise<string> {
  const result = await build({
    stdin: {
      contents: `import * as ours from '${entry}'
        import * as theirs from 'react-native-url-polyfill/js/URL.js'
        import { runRows } from './src/interpreters/rows.ts'
        globalThis.bench = (rounds) => JSON.stringify(runRows(ours, theirs, rounds))`,
      resolveDir: fileURLToPath(PACKAGE_FOLDER),
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    conditions: ['react-native'],
    plugins: [withoutReactNative],
    logLevel: 'error',
  })
  return compileForReactNative(result.outputFiles[0]!.text, false)
}
