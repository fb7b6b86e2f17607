import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('binaries', import.meta.url))

/** Where the packages on npm put the programs of one platform. */
const PLATFORM_FOLDERS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux64-bin',
  'darwin-x64': 'osx-bin',
  'darwin-arm64': 'osx-bin',
  'win32-x64': 'win64-bin',
}
const EXTENSION = process.platform === 'win32' ? '.exe' : ''

/**
 * Installs the engines of `binaries/package.json`, which are half a gigabyte and therefore not in the workspace.
 * When they are there, this takes a tenth of a second.
 *
 * @returns What went wrong; `null` when they are there.
 */
export function installBinaries(): string | null {
  const { status, stdout, stderr, error } = spawnSync(
    'pnpm',
    ['--dir', FOLDER, 'install', '--frozen-lockfile'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (error !== undefined) return `pnpm did not start: ${error.message}`
  return status === 0 ? null : `${stdout}${stderr}`.trim()
}

/** A program of `hermes-engine-cli` or `hermes-compiler`; `null` when there is none for this platform. */
export function hermesProgram(path: string): string | null {
  const folder = PLATFORM_FOLDERS[`${process.platform}-${process.arch}`]
  if (folder === undefined) return null
  const file = join(FOLDER, 'node_modules', path.replace('*', folder)) + EXTENSION
  return existsSync(file) ? file : null
}

/**
 * The program of a package that has one optional dependency for each platform. Its own install script would
 * link it; such scripts are not run here.
 */
export function platformProgram(name: string, path: string): string | null {
  const link = join(FOLDER, 'node_modules', name, 'package.json')
  if (!existsSync(link)) return null
  const manifest = realpathSync(link)
  const require = createRequire(manifest)
  const { optionalDependencies } = require(manifest) as {
    optionalDependencies: Readonly<Record<string, string>>
  }
  for (const dependency of Object.keys(optionalDependencies)) {
    try {
      return join(dirname(require.resolve(`${dependency}/package.json`)), path) + EXTENSION
    } catch {
      // Of another platform.
    }
  }
  return null
}
