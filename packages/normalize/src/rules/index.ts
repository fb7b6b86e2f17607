import type { Rule } from '../rule.ts'
import { emptyPathSlash } from './empty-path-slash.ts'
import { ipv4Canonical } from './ipv4-canonical.ts'
import { lowercaseSchemeHost } from './lowercase-scheme-host.ts'
import { parseSerialise } from './parse-serialise.ts'
import { removeDefaultPort } from './remove-default-port.ts'
import { removeDotSegments } from './remove-dot-segments.ts'
import { removeEmptyFragment } from './remove-empty-fragment.ts'
import { removeEmptyQuery } from './remove-empty-query.ts'
import { removeFragment } from './remove-fragment.ts'
import { removeQuery } from './remove-query.ts'
import { sortQuery } from './sort-query.ts'
import { stripCredentials } from './strip-credentials.ts'
import { stripHostTrailingDot } from './strip-host-trailing-dot.ts'
import { stripTextFragment } from './strip-text-fragment.ts'
import { trailingSlash } from './trailing-slash.ts'

/**
 * The catalogue, in running order: first what the parser settles, then host, path, query, fragment.
 *
 * The order matters where one rule makes work for another: dot segments before the trailing slash,
 * sorting before an empty query goes.
 */
export const rules: readonly Rule[] = [
  parseSerialise,
  lowercaseSchemeHost,
  ipv4Canonical,
  stripCredentials,
  stripHostTrailingDot,
  removeDefaultPort,
  emptyPathSlash,
  removeDotSegments,
  trailingSlash,
  removeQuery,
  sortQuery,
  removeEmptyQuery,
  stripTextFragment,
  removeFragment,
  removeEmptyFragment,
]
