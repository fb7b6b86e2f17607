import { isInternal, packages } from '../../../test/workspace.ts'
import type { Page } from './page.ts'

/** An entry point of a package, which has a page of the API. */
export interface ApiEntry {
  /** As it is imported, such as `@waymark/explain`. */
  readonly name: string
  /** Its source, from the root of the repository. */
  readonly source: string
  /** Its page. */
  readonly path: string
}

/** A package with its entry points; the first is its main one. */
export interface ApiPackage {
  readonly name: string
  readonly description: string
  /** Those of the manifest. */
  readonly keywords: readonly string[]
  readonly entries: readonly ApiEntry[]
}

/** The packages that can be imported, with their entry points, but those for translations and for our own packages. */
export const apiPackages: readonly ApiPackage[] = packages
  .map(({ name, folder, manifest }) => ({
    name,
    description: manifest.description ?? '',
    keywords: manifest.keywords ?? [],
    entries: Object.entries(manifest.exports).flatMap(([subpath, target]) => {
      const source = typeof target === 'string' ? undefined : target['@waymark/source']
      if (source === undefined || subpath.startsWith('./texts/') || isInternal(subpath)) return []
      return [
        {
          name: manifest.name + subpath.slice(1),
          source: `${folder}/${source.slice(2)}`,
          path: `api/${name}/${subpath.slice(2)}`,
        },
      ]
    }),
  }))
  .filter(({ entries }) => entries.length > 0)

/** The pages of the API, the list first. They are in English only. */
export const apiPages: readonly Pick<Page, 'language' | 'path'>[] = [
  'api/',
  ...apiPackages.flatMap(({ entries }) => entries.map(({ path }) => path)),
].map((path) => ({ language: 'en', path }))
