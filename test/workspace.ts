import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The parts of a package.json that the root tests look at. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly homepage?: string
  readonly bugs?: string
  readonly repository?: { readonly type: string; readonly url: string; readonly directory: string }
  readonly license?: string
  readonly author?: string
  readonly type?: string
  readonly sideEffects?: boolean
  readonly engines?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly bin?: Readonly<Record<string, string>>
  readonly files?: readonly string[]
  readonly publishConfig?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** A published package of this workspace. */
export interface Package {
  /** Name without the scope, for example `url-parser`. */
  readonly name: string
  /** Folder from the root with `/`, for example `packages/i18n/sitemap` or `integrations/udf`. */
  readonly folder: string
  readonly manifest: Manifest
}

export const root: string = fileURLToPath(new URL('..', import.meta.url))

/** Every published package, by folder. */
export const packages: readonly Package[] = ['packages', 'packages/i18n', 'integrations']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .map((folder) => {
    // Trusted: the fields are asserted one by one in the tests.
    const manifest = JSON.parse(readText(`${folder}/package.json`)) as Manifest
    return { name: manifest.name.replace('@waymark/', ''), folder, manifest }
  })
  .filter(({ manifest }) => manifest.private !== true)

/** Whether an entry, such as `./internal/nfc`, is for our own packages only. */
export function isInternal(subpath: string): boolean {
  return /^\.\/internal(?:\/|$)/.test(subpath)
}

/** A file's text, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
