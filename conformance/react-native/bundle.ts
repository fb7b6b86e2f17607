import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const PACKAGE = new URL('../../packages/react-native/', import.meta.url)

/** The modules of the other package, by the ends of the paths that its tests import, and ours. */
const OURS: readonly (readonly [name: RegExp, file: string])[] = [
  [/^\.\.\/(URL|URLSearchParams|index)$/, 'dist/index.js'],
  [/^\.\.\/auto$/, 'dist/auto.js'],
  [/^react-native$/, 'test/react-native/index.js'],
]

const ours: Plugin = {
  name: 'our package in the place of theirs',
  setup({ onResolve }) {
    for (const [filter, file] of OURS) {
      onResolve({ filter }, () => ({ path: fileURLToPath(new URL(file, PACKAGE)) }))
    }
  },
}

/** A test of the other package as one classic script, which imports the built files of ours. */
export function bundleTest(file: string): Promise<string> {
  return bundle({ entryPoints: [file] })
}

/** The built files of our package as a classic script that sets `URL` and `URLSearchParams`. */
export function bundleClasses(): Promise<string> {
  const entry = fileURLToPath(new URL('dist/index.js', PACKAGE))
  const contents = `import { URL, URLSearchParams } from ${JSON.stringify(entry)}
    Object.assign(globalThis, { URL, URLSearchParams })`
  return bundle({ stdin: { contents, resolveDir: fileURLToPath(PACKAGE) } })
}

async function bundle(
  input: { entryPoints: string[] } | { stdin: { contents: string; resolveDir: string } },
): Promise<string> {
  const result = await build({
    ...input,
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    plugins: [ours],
    logLevel: 'error',
  })
  return result.outputFiles[0]!.text
}
