import type { NormalizeOptions, Rule } from './rule.ts'
import { collapseSlashes } from './rules/collapse-slashes.ts'
import { decodeUnreserved } from './rules/decode-unreserved.ts'
import { forceScheme } from './rules/force-scheme.ts'
import { lowercaseSchemeHost } from './rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from './rules/remove-default-port.ts'
import { removeDirectoryIndex } from './rules/remove-directory-index.ts'
import { removeDotSegments } from './rules/remove-dot-segments.ts'
import { removeEmptyQuery } from './rules/remove-empty-query.ts'
import { removeFragment } from './rules/remove-fragment.ts'
import { sortQuery } from './rules/sort-query.ts'
import { trailingSlash } from './rules/trailing-slash.ts'
import { uppercasePercentEncoding } from './rules/uppercase-percent-encoding.ts'
import { www } from './rules/www.ts'

/** The rules of the unsafe flags of purell, in running order, with more rules for the host and the path. */
export function unsafeRules(ofHost: readonly Rule[], ofPath: readonly Rule[]): readonly Rule[] {
  return [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    forceScheme,
    ...ofHost,
    www,
    removeDefaultPort,
    ...ofPath,
    removeDotSegments,
    collapseSlashes,
    removeDirectoryIndex,
    trailingSlash,
    sortQuery,
    removeEmptyQuery,
    removeFragment,
  ]
}

export const UNSAFE_GREEDY: NormalizeOptions = {
  model: 'rfc3986',
  trailingSlash: 'never',
  trailingSlashRun: 'all',
  trailingSlashRoot: 'remove',
  namesRun: 'all',
  names: ['index.*', 'default.*'],
  scheme: 'http',
  www: 'remove',
  by: 'name-value',
}

export const UNSAFE_NON_GREEDY: NormalizeOptions = {
  model: 'rfc3986',
  trailingSlash: 'always',
  trailingSlashFile: 'add',
  namesRun: 'all',
  names: ['index.*', 'default.*'],
  scheme: 'http',
  www: 'add',
  by: 'name-value',
}
