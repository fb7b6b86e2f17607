import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Metro from 'metro'

const require = createRequire(import.meta.url)
const requireOfMetro = createRequire(require.resolve('metro'))
const FOLDER = fileURLToPath(new URL('..', import.meta.url))
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Bundles an app in `test/app` as React Native's command line does: with Metro, its conditions and its Babel preset.
 *
 * @param conditions - By default, those of @react-native/metro-config.
 */
export async function bundleApp(
  entry: string,
  platform: 'android' | 'ios' | 'web',
  conditions: string[] = ['require', 'react-native'],
): Promise<string> {
  const output = mkdtempSync(join(tmpdir(), 'waymark-metro-'))
  try {
    const config = await Metro.loadConfig(
      { cwd: join(FOLDER, 'test/app') },
      {
        projectRoot: join(FOLDER, 'test/app'),
        watchFolders: [ROOT],
        cacheStores: [],
        reporter: { update() {} },
        resolver: {
          useWatchman: false,
          unstable_conditionNames: conditions,
          // As in @react-native/metro-config.
          unstable_conditionsByPlatform: { web: ['browser'] },
          extraNodeModules: {
            '@waymark/react-native': FOLDER,
            'react-native': join(FOLDER, 'test/react-native'),
          },
          nodeModulesPaths: [join(FOLDER, 'node_modules')],
        },
        transformer: {
          babelTransformerPath: require.resolve('./babel-transformer.cjs'),
          asyncRequireModulePath: requireOfMetro.resolve('metro-runtime/src/modules/asyncRequire'),
        },
      },
    )
    const out = join(output, 'bundle.js')
    await Metro.runBuild(config, {
      entry: join(FOLDER, 'test/app', entry),
      out,
      platform,
      dev: false,
      minify: false,
    })
    return readFileSync(out, 'utf8')
  } finally {
    rmSync(output, { recursive: true })
  }
}
