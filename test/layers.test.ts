import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isCore, layerOf, layers, overLibraries, withEffects } from './layers.ts'
import { type Manifest, packages, readText, root } from './workspace.ts'

const SCOPE = '@waymark/'

/** An entry that is a file as it is. */
const SCHEMA = /^\.\/(?:[a-z.-]+|schemas\/\*)\.schema\.json$/

/** A script or a file of statements that a build writes, which is not a module. */
const BUILT = /^\.\/dist\/[a-z-]+\.(?:js|sql)$/

/** The schemas that a package publishes, or their folder. */
function schemasOf({ exports }: Manifest): readonly string[] {
  const targets = Object.values(exports).filter((target) => typeof target === 'string')
  return targets
    .filter((target) => SCHEMA.test(target))
    .map((target) =>
      target.includes('*') ? dirname(target).slice('./'.length) : target.slice('./'.length),
    )
}

/** In a browser and in Node, the platform's classes are good. A bundler that says nothing is taken for one of React Native. */
function conditionsOfReactNative(file: string): [condition: string, file: string][] {
  const web = file.endsWith('auto') ? './dist/web/auto.js' : './dist/web/index.js'
  return [
    ['browser', web],
    ['react-native', `./dist/${file}.js`],
    ['node', web],
    ['default', `./dist/${file}.js`],
  ]
}

test('no package is in two layers', () => {
  const names = layers.flat()
  expect(names).toEqual([...new Set(names)])
})

test('the tests of each folder of the workspace are a task, so that `pnpm test:changed` runs them', () => {
  const patterns = ['packages/{*,i18n/*}', 'integrations/*', 'apps/*', 'examples/*', 'conformance']
  const folders = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((path) => dirname(path).replaceAll('\\', '/'))
  expect(folders.length).toBeGreaterThan(35)
  for (const folder of folders) {
    const { scripts } = JSON.parse(readText(`${folder}/package.json`)) as Manifest
    const up = folder.replace(/[^/]+/g, '..')
    expect([folder, scripts?.['test']]).toEqual([
      folder,
      `vitest run --root ${up} --project source --tags-filter=!slow ${folder}/`,
    ])
  }
})

test('package names are unique', () => {
  const names = packages.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

describe.each(packages)('$folder', ({ name, folder, manifest }) => {
  const dependencies = {
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
    // The program contains what it imports, so nothing of it is installed beside it.
    ...(name === 'cli' ? manifest.devDependencies : {}),
  }
  const inside = Object.keys(dependencies).filter((dependency) => dependency.startsWith(SCOPE))

  test('has a layer', () => {
    expect(layerOf(name)).toBeGreaterThanOrEqual(0)
  })

  test('depends on lower layers only', () => {
    const names = inside.map((dependency) => dependency.replace(SCOPE, ''))
    const wrong = names.filter((other) => !(layerOf(other) >= 0 && layerOf(other) < layerOf(name)))
    expect(wrong).toEqual([])
  })

  test('takes its siblings from the workspace', () => {
    expect(inside.filter((dependency) => dependencies[dependency] !== 'workspace:^')).toEqual([])
  })

  if (isCore(name) && !overLibraries.includes(name)) {
    test('needs nothing from outside', () => {
      expect(Object.keys(dependencies)).toEqual(inside)
    })
  }

  test('has the fields that every package has', () => {
    expect(manifest).toMatchObject({
      name: expect.stringMatching(/^@waymark\/[a-z0-9-]+$/),
      description: expect.stringMatching(/^\S.*\.$/),
      keywords: expect.arrayContaining([expect.any(String)]),
      homepage: `https://github.com/waymark-url/waymark/tree/main/${folder}#readme`,
      bugs: 'https://github.com/waymark-url/waymark/issues',
      repository: {
        type: 'git',
        url: 'git+https://github.com/waymark-url/waymark.git',
        directory: folder,
      },
      // Which ones, the tests of the packed packages know.
      license: expect.stringMatching(/^MIT(?: AND [\w.-]+)*$/),
      author: 'The Waymark authors (https://github.com/waymark-url/waymark)',
      type: 'module',
      sideEffects: withEffects.includes(name) ? expect.any(Array) : false,
      engines: { node: '>=20.19' },
      files: [
        'CHANGELOG.md',
        'dist',
        ...schemasOf(manifest),
        ...(name === 'cli' ? ['waymark.1'] : []),
      ],
      publishConfig: { access: 'public' },
    })
  })

  test('names a source, types and one built file for each entry', () => {
    const { './package.json': self, ...entries } = manifest.exports
    expect(self).toBe('./package.json')
    for (const [subpath, target] of Object.entries(entries)) {
      if (typeof target === 'string' && target.endsWith('.cjs')) {
        // A program in one file, which a build makes.
        expect(target).toBe(subpath.replace('./', './dist/'))
        const source = target.replace('./dist/', './src/').replace('.cjs', '.ts')
        expect(existsSync(join(root, folder, source)), source).toBe(true)
        continue
      }
      if (typeof target === 'string') {
        if (BUILT.test(target)) {
          expect(subpath).toBe(target)
          continue
        }
        expect([subpath, target]).toEqual([target, expect.stringMatching(SCHEMA)])
        expect(
          existsSync(join(root, folder, target.includes('*') ? dirname(target) : target)),
          target,
        ).toBe(true)
        continue
      }
      const file = subpath === '.' ? 'index' : subpath.slice('./'.length)
      // The order is part of it: the first condition that applies wins.
      expect(Object.entries(target)).toEqual([
        ['@waymark/source', `./src/${file}.ts`],
        ['types', `./dist/${file}.d.ts`],
        // docs/performance.md says why.
        ...((name === 'url' && file !== 'polyfill') || name === 'urlencoded'
          ? [['node', `./dist/node/${file}.js`]]
          : []),
        ...(name === 'react-native'
          ? conditionsOfReactNative(file)
          : [['default', `./dist/${file}.js`]]),
      ])
      expect(existsSync(join(root, folder, `src/${file}.ts`)), `src/${file}.ts`).toBe(true)
    }
    for (const target of Object.values(manifest.bin ?? {})) {
      expect(target).toMatch(/^\.\/dist\/[a-z-]+\.js$/)
    }
  })
})
