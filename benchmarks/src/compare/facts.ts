import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { build } from 'esbuild'
import { PACKAGE_FOLDER } from '../package-folder.ts'
import { withoutReactNative } from '../react-native-polyfill.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly types?: string
  readonly typings?: string
  readonly exports?: unknown
  readonly engines?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const HERE = fileURLToPath(PACKAGE_FOLDER)

export function yes(answer: boolean): string {
  return answer ? 'yes' : 'no'
}

/** What a function gives; `null` if it throws. */
export function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

/** The message of what a function throws; empty if it does not. */
export function messageOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}

/** The folder in which a package is installed, as another one finds it. */
function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
    if (dirname(folder) === folder) throw new Error(`${name} is not installed`)
  }
}

export function manifestOf(name: string, from: string = HERE): Manifest {
  return JSON.parse(readFileSync(join(folderOf(name, from), 'package.json'), 'utf8')) as Manifest
}

/** How many packages `npm install` brings, the package itself included. */
export function countPackages(name: string): number {
  const found = new Set<string>()
  const visit = (each: string, from: string): void => {
    const folder = folderOf(each, from)
    if (found.has(folder)) return
    found.add(folder)
    for (const dependency of Object.keys(manifestOf(each, from).dependencies ?? {})) {
      visit(dependency, folder)
    }
  }
  visit(name, HERE)
  return found.size
}

/** Whether a package brings its own types. */
export function hasTypes(name: string): boolean {
  const { types, typings, exports } = manifestOf(name)
  return (types ?? typings) !== undefined || /"types":/.test(JSON.stringify(exports ?? null))
}

/** The facts of a manifest that people ask for first. */
export function manifestFacts(waymark: string, peer: string) {
  const row = (feature: string, of: (name: string) => string) => {
    return { feature, waymark: of(waymark), peer: of(peer) }
  }
  return [
    row('packages that are installed, itself included', (name) => `${countPackages(name)}`),
    row('types for TypeScript in the package', (name) => yes(hasTypes(name))),
    row('Node versions, as stated', (name) => manifestOf(name).engines?.['node'] ?? 'not stated'),
    row('licence', (name) => manifestOf(name).license),
  ]
}

/**
 * Whether code runs in an engine that has nothing but ECMAScript.
 *
 * @param code - A module; its export `test` is a function that gives `true`.
 */
export async function worksBare(code: string): Promise<boolean> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: HERE },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bare',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*', ...builtinModules],
    plugins: [withoutReactNative],
    logLevel: 'silent',
  })
  const script = `${outputFiles[0]!.text}; bare.test()`
  return attempt(() => vm.runInContext(script, vm.createContext(Object.create(null)))) === true
}
