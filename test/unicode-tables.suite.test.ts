/**
 * @module-tag slow
 * @module-tag night
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { UNICODE_VERSION } from '../packages/idna/src/index.ts'
import { TABLES_FOLDER } from '../scripts/unicode/redirect.ts'
import { missingFiles, tablePackages, tableWrites } from '../scripts/unicode/tables.ts'
import { dataFolder } from './data.ts'
import { folderOf } from './refresh/folders.ts'
import { root } from './workspace.ts'

/** A version that the tables are not of. */
const OTHER: string = UNICODE_VERSION === '18.0.0' ? '17.0.0' : '18.0.0'
const hasFiles = missingFiles(dataFolder(), OTHER).length === 0

function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = ['--conditions=@waymark/source', join(root, script), ...args]
  return spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, WAYMARK_DATA: dataFolder(), ...env },
  })
}

test('every package with tables of Unicode is found, and all are of one version', () => {
  const packages = tablePackages()
  expect(packages.map(({ name }) => name)).toEqual(['display', 'idna'])
  const versions = packages.flatMap(({ sources }) => sources.map(({ version }) => version))
  expect(new Set(versions).size).toBe(1)
  for (const { folder } of packages) {
    expect(existsSync(join(folder, 'scripts/generate.ts'))).toBe(true)
  }
})

const chosen = process.env[TABLES_FOLDER] ?? ''

test.skipIf(chosen === '')('the tests read the tables that are chosen', () => {
  const text = readFileSync(join(chosen, 'idna/tables.ts'), 'utf8')
  expect(text).toContain(`UNICODE_VERSION: string = '${UNICODE_VERSION}'`)
})

test.each(['scripts/unicode/build.ts', 'scripts/unicode/test.ts'])(
  '%s names the files that a version lacks',
  (script) => {
    const { status, stderr, stdout } = run(script, ['99.0.0'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/unicode\/99\.0\.0 lacks UnicodeData\.txt, .*\n\nUsage: pnpm /)
    expect(run(script, ['18']).stderr).toContain('give a version such as 18.0.0: 18 is not one')
    expect(run(script, []).status).toBe(2)
  },
)

describe.skipIf(!hasFiles)(`tables of ${OTHER} (skipped without the files)`, () => {
  const out = folderOf({})
  const built = run('scripts/unicode/build.ts', [OTHER, '--out', out])

  test('are made for all packages by one command', () => {
    expect([built.status, built.stderr]).toEqual([0, ''])
    expect(built.stdout).toMatch(/^display: Unicode (1\d\.0\.0): \d+ .*\nidna: Unicode \1: \d+ /)
    for (const { name, folder } of tablePackages()) {
      for (const file of ['tables.ts', ...(name === 'idna' ? ['nfc.ts'] : [])]) {
        const first = readFileSync(join(out, name, file), 'utf8').split('\n')[0]
        expect(first).toContain(` ${OTHER}. Do not edit.`)
        expect(existsSync(join(folder, 'src/generated', file))).toBe(true)
      }
    }
  })

  test('would replace the tables and SOURCES.json of each package', () => {
    const writes = tableWrites(dataFolder(), OTHER, out)
    const names = writes.map(({ path }) => path.slice(root.length).replace(/^\//, ''))
    expect(names.sort()).toEqual([
      'packages/display/SOURCES.json',
      'packages/display/src/generated/tables.ts',
      'packages/idna/SOURCES.json',
      'packages/idna/src/generated/nfc.ts',
      'packages/idna/src/generated/tables.ts',
    ])
    for (const { path, bytes } of writes.filter(({ path }) => path.endsWith('SOURCES.json'))) {
      const text = new TextDecoder().decode(bytes)
      expect(text).not.toContain(UNICODE_VERSION)
      // Apart from version, address and hash, nothing changes.
      const rest = (json: string) =>
        json.replaceAll(OTHER, UNICODE_VERSION).replace(/"sha256": "[0-9a-f]{64}"/g, '')
      expect(rest(text)).toBe(rest(readFileSync(path, 'utf8')))
    }
  })

  test('are what a program reads that is told so, and nothing else of it changes', () => {
    const hooks = pathToFileURL(join(root, 'scripts/unicode/redirect-in-node.ts')).href
    const code = `
      import { toAscii, UNICODE_VERSION } from '${pathToFileURL(join(root, 'packages/idna/src/index.ts')).href}'
      console.log(UNICODE_VERSION, toAscii('\\u{3e8ac}.example'))`
    const ask = (env: NodeJS.ProcessEnv) => {
      const args = [
        `--import=${hooks}`,
        '--conditions=@waymark/source',
        '--input-type=module',
        '-e',
        code,
      ]
      return spawnSync(process.execPath, args, {
        encoding: 'utf8',
        env: { ...process.env, ...env },
      })
    }
    // Unicode 18 assigns the letter.
    const saidBy = (version: string) =>
      `${version} ${version === '18.0.0' ? 'xn--t92s.example' : 'null'}\n`
    expect(ask({ WAYMARK_UNICODE_TABLES: out }).stdout).toBe(saidBy(OTHER))
    expect(ask({}).stdout).toBe(saidBy(UNICODE_VERSION))
  })

  test('make the suites pass that ask for a version', () => {
    const hooks = pathToFileURL(join(root, 'scripts/unicode/redirect-in-node.ts')).href
    const env = { WAYMARK_UNICODE_TABLES: out, NODE_OPTIONS: `--import=${hooks}` }
    const { status, stdout } = run('conformance/run.ts', ['IdnaTestV2'], env)
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 unexpected failures')])
  })
})
