import type { Cell } from '../cell.ts'
import type { Entries } from '../entries.ts'
import { allEntries, importing, packagesOf } from './consumer.ts'

/** Every entry that is not for Node, bundled for a browser; the bundle is then run. */
export function bundlerCells({ portable, ...entries }: Entries): Cell[] {
  const { source, expected } = importing(portable)
  const common = { group: 'Bundlers', packages: packagesOf(portable), expected }
  const light = portable.filter((entry) => entry !== '@waymark/legacy-encoding')
  const run = ['node', 'out/bundle.mjs']
  return [
    {
      ...common,
      name: 'vite',
      title: 'Vite 8',
      tools: ['vite@8.3.8'],
      files: { 'index.js': source, 'vite.config.mjs': VITE },
      commands: [['vite', 'build'], run],
    },
    {
      ...common,
      name: 'webpack',
      title: 'webpack 5',
      tools: ['webpack@5.113.0', 'webpack-cli@7.3.1'],
      files: { 'src/index.js': source },
      commands: [
        ['webpack', '--mode', 'production', '--output-path', 'out'],
        ['node', 'out/main.js'],
      ],
    },
    {
      ...common,
      ...rollup(light, ['node-resolve']),
      name: 'rollup',
      title: 'Rollup 4, with `@rollup/plugin-node-resolve`',
    },
    {
      ...common,
      ...rollup(portable, ['node-resolve']),
      name: 'rollup-legacy-encoding',
      title: 'Rollup 4, with `@rollup/plugin-node-resolve` alone, and `@waymark/legacy-encoding`',
      known: {
        reason:
          'A file of its dependency `@exodus/bytes` is CommonJS, which Rollup reads only with a plugin.',
        workaround:
          'Add `@rollup/plugin-commonjs` and `@rollup/plugin-json`. No other package needs them.',
        prints: '"default" is not exported by "node_modules/@exodus/bytes/',
      },
    },
    {
      ...common,
      ...rollup(portable, ['node-resolve', 'commonjs', 'json']),
      name: 'rollup-commonjs',
      title:
        'Rollup 4, with the plugins `node-resolve`, `commonjs` and `json`, and `@waymark/legacy-encoding`',
    },
    {
      ...common,
      name: 'esbuild',
      title: 'esbuild',
      tools: ['esbuild@0.28.2'],
      files: { 'index.js': source },
      commands: [
        ['esbuild', 'index.js', '--bundle', '--format=esm', '--outfile=out/bundle.mjs'],
        run,
      ],
      isShort: true,
    },
    {
      ...common,
      name: 'esbuild-node',
      title: 'esbuild, for Node, with the entries for Node, as CommonJS',
      packages: packagesOf([...portable, ...entries.node]),
      tools: ['esbuild@0.28.2'],
      files: { 'index.js': importing(allEntries({ portable, ...entries })).source },
      commands: [
        ['esbuild', 'index.js', '--bundle', '--platform=node', '--outfile=out/bundle.cjs'],
        ['node', 'out/bundle.cjs'],
      ],
      expected: importing(allEntries({ portable, ...entries })).expected,
    },
    {
      ...common,
      name: 'parcel',
      title: 'Parcel 2',
      tools: ['parcel@2.16.4'],
      files: { 'index.js': source, 'package.json': JSON.stringify(PARCEL) },
      commands: [
        ['parcel', 'build', '--no-cache'],
        ['node', 'out/bundle.js'],
      ],
      known: {
        reason: 'Parcel ignores `exports` of a package unless it is told to read it.',
        workaround:
          'Add `"@parcel/resolver-default": { "packageExports": true }` to your `package.json`.',
        prints: 'Failed to resolve',
      },
    },
    {
      ...common,
      name: 'parcel-exports',
      title: 'Parcel 2, with `packageExports`',
      tools: ['parcel@2.16.4'],
      files: {
        'index.js': source,
        'package.json': JSON.stringify({
          ...PARCEL,
          '@parcel/resolver-default': { packageExports: true },
        }),
      },
      commands: [
        ['parcel', 'build', '--no-cache'],
        ['node', 'out/bundle.js'],
      ],
    },
    {
      name: 'metro',
      group: 'Bundlers',
      title: 'Metro 0.87, with the preset and the conditions of React Native 0.88',
      packages: ['@waymark/react-native', '@waymark/normalize'],
      tools: [
        'metro@0.87.1',
        '@babel/core@7.29.13',
        '@react-native/babel-preset@0.88.1',
        '@react-native/metro-babel-transformer@0.88.1',
      ],
      files: {
        'index.js': REACT_NATIVE,
        'build.mjs': METRO,
        'babel.config.js': BABEL,
        'react-native/index.js': NATIVE_MODULES,
        'react-native/package.json': '{ "name": "react-native", "main": "index.js" }',
      },
      commands: [
        ['node', 'build.mjs'],
        ['node', 'out.js'],
      ],
      expected: 'https://xn--bcher-kva.example/ https://a.example/',
    },
  ]
}

const ROLLUP_PLUGINS = { 'node-resolve': '16.0.3', commonjs: '29.0.3', json: '6.1.0' }

function rollup(
  entries: readonly string[],
  plugins: readonly (keyof typeof ROLLUP_PLUGINS)[],
): Pick<Cell, 'packages' | 'tools' | 'files' | 'commands' | 'expected'> {
  // Without its option `browser`, the plugin takes the files for apps, which import `react-native`.
  const bundled = entries.filter((entry) => !entry.startsWith('@waymark/react-native'))
  const { source, expected } = importing(bundled)
  const options = plugins.flatMap((name) => ['--plugin', name])
  return {
    packages: packagesOf(bundled),
    tools: [
      'rollup@4.68.8',
      ...plugins.map((name) => `@rollup/plugin-${name}@${ROLLUP_PLUGINS[name]}`),
    ],
    files: { 'index.js': source },
    commands: [
      ['rollup', 'index.js', ...options, '--failAfterWarnings', '--file', 'out/bundle.mjs'],
      ['node', 'out/bundle.mjs'],
    ],
    expected,
  }
}

const VITE = `export default {
  build: {
    outDir: 'out',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'index.js', output: { entryFileNames: 'bundle.mjs' } },
  },
}
`

const PARCEL = {
  source: 'index.js',
  main: 'out/bundle.js',
  targets: { main: { context: 'browser', includeNodeModules: true, outputFormat: 'commonjs' } },
  browserslist: 'last 2 Chrome versions',
}

const REACT_NATIVE = `import { URL } from '@waymark/react-native'
import { normalize } from '@waymark/normalize'

console.log(new URL('https://Bücher.example').href, normalize('HTTPS://A.example:443/', 'seo'))
`

/** In the place of React Native itself: the bundle runs in Node. */
const NATIVE_MODULES = `exports.NativeModules = {}
exports.Platform = { OS: 'ios' }
`

const BABEL = `module.exports = { presets: ['@react-native/babel-preset'] }
`

const METRO = `import { createRequire } from 'node:module'
import Metro from 'metro'

const require = createRequire(import.meta.url)
const config = await Metro.loadConfig({ cwd: import.meta.dirname }, {
  projectRoot: import.meta.dirname,
  cacheStores: [],
  reporter: { update() {} },
  resolver: {
    useWatchman: false,
    unstable_conditionNames: ['require', 'react-native'],
    extraNodeModules: { 'react-native': import.meta.dirname + '/react-native' },
  },
  transformer: {
    babelTransformerPath: require.resolve('@react-native/metro-babel-transformer'),
    asyncRequireModulePath: createRequire(require.resolve('metro')).resolve('metro-runtime/src/modules/asyncRequire'),
  },
})
await Metro.runBuild(config, { entry: 'index.js', out: 'out.js', platform: 'ios', dev: false, minify: false })
`
