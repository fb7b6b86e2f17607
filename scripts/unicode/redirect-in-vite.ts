import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { redirected } from './redirect.ts'

/** The tests read the tables of another version where one is chosen: see redirect.ts. */
export function redirectTables(): Plugin {
  return {
    name: 'redirect-tables',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null
      return redirected(resolve(dirname(importer), source))
    },
  }
}
