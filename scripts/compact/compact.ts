import { readFileSync } from 'node:fs'
import { build, type Plugin, transform } from 'esbuild'
import { minify } from 'terser'
import { classesAsFunctions } from './classes-as-functions.ts'
import { constantsInPlace } from './constants-in-place.ts'
import { defaultsInBody } from './defaults-in-body.ts'
import { registersAsVariables } from './registers-as-variables.ts'
import { withoutReports } from './without-reports.ts'

export interface CompactOptions {
  /** The source file of the entry. */
  readonly entry: string
  /** Modules that are replaced: the end of the path, and the file in its place. */
  readonly replaced: Readonly<Record<string, string>>
  /** Packages that are not bundled. */
  readonly external: readonly string[]
  readonly target?: 'modern' | 'functions'
}

/** Fields and methods that no program sees: the two objects of the parsers, and the lists of queries. */
const INTERNAL =
  /^(schemeEnd|usernameEnd|hostStart|hostEnd|portEnd|pathStart|searchStart|hashStart|isOpaque|folder|drive|upToPath|upToQuery|upToFragment|hasIdna|parseHost|invalidUrl|blobOrigin|isUpdated|tuples|flat|owner|_\$.*)$/

export async function compact(options: CompactOptions): Promise<string> {
  const bundled = await build({
    entryPoints: [options.entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: ['@waymark/source'],
    external: [...options.external],
    plugins: [sources(options.replaced)],
    logLevel: 'error',
  })
  // What is never reached goes first, and all else stays as it is written.
  const reached = await minify(bundled.outputFiles[0]!.text, {
    module: true,
    ecma: 2020,
    compress: {
      defaults: false,
      dead_code: true,
      evaluate: true,
      conditionals: true,
      unused: true,
      passes: 3,
    },
    mangle: false,
    format: { beautify: true, preserve_annotations: true },
  })
  let code = registersAsVariables(reached.code!, 'parser')
  if (options.target !== 'modern') {
    code = classesAsFunctions(code, {
      URL: '$url',
      URLSearchParams: '$list',
      PairIterator: '$pairs',
    })
    code = defaultsInBody(code)
  }
  code = constantsInPlace(code)
  const { code: small } = await minify(code, {
    module: true,
    ecma: 2020,
    // A function used once stays where it is: inside another, interpreters would create it at each call.
    compress: { passes: 3, pure_getters: true, reduce_funcs: false },
    mangle: { properties: { regex: INTERNAL } },
  })
  return small!
}

function sources(replaced: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'without reports',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const end = Object.keys(replaced).find((end) => path.endsWith(end))
        const file = end === undefined ? path : replaced[end]!
        const { code } = await transform(readFileSync(file, 'utf8'), {
          loader: 'ts',
          target: 'es2022',
        })
        return {
          contents: withoutReports(code),
          loader: 'js',
          resolveDir: path.slice(0, path.lastIndexOf('/')),
        }
      })
    },
  }
}
