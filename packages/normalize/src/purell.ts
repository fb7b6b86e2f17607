import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from './preset.ts'
import type { NormalizeOptions } from './rule.ts'
import { collapseSlashes } from './rules/collapse-slashes.ts'
import { decodeUnreserved } from './rules/decode-unreserved.ts'
import { emptyPathSlash } from './rules/empty-path-slash.ts'
import { forceScheme } from './rules/force-scheme.ts'
import { ipv4Canonical } from './rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from './rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from './rules/remove-default-port.ts'
import { removeDirectoryIndex } from './rules/remove-directory-index.ts'
import { removeDotSegments } from './rules/remove-dot-segments.ts'
import { removeEmptyQuery } from './rules/remove-empty-query.ts'
import { removeFragment } from './rules/remove-fragment.ts'
import { sortQuery } from './rules/sort-query.ts'
import { stripHostTrailingDot } from './rules/strip-host-trailing-dot.ts'
import { trailingSlash } from './rules/trailing-slash.ts'
import { uppercasePercentEncoding } from './rules/uppercase-percent-encoding.ts'
import { www } from './rules/www.ts'

const WRITING = [uppercasePercentEncoding, decodeUnreserved, lowercaseSchemeHost]

/** The greedy flags remove trailing slashes, the others add them. */
function slashes(isGreedy: boolean): NormalizeOptions {
  return isGreedy
    ? {
        model: 'rfc3986',
        trailingSlash: 'never',
        trailingSlashRun: 'all',
        trailingSlashRoot: 'remove',
      }
    : { model: 'rfc3986', trailingSlash: 'always', trailingSlashFile: 'add' }
}

/** The usually safe flags of purell. */
export function usuallySafe(isGreedy: boolean, texts: Omit<Preset, 'rules' | 'options'>): Preset {
  const path = isGreedy ? [removeDotSegments] : [emptyPathSlash, removeDotSegments]
  const rules = [...WRITING, removeDefaultPort, ...path, trailingSlash, removeEmptyQuery]
  return deepFreeze({ ...texts, rules, options: slashes(isGreedy) })
}

/** The unsafe flags of purell, or all of them. */
export function unsafe(flags: 'unsafe' | 'all', isGreedy: boolean): Preset {
  const isAll = flags === 'all'
  const constant = `Flags${isAll ? 'All' : 'Unsafe'}${isGreedy ? '' : 'Non'}Greedy`
  return deepFreeze({
    name: `purell-${flags}-${isGreedy ? 'greedy' : 'non-greedy'}`,
    summary: `${isAll ? 'All' : 'The unsafe'} flags of purell; ${isGreedy ? 'removes' : 'adds'} trailing slashes and \`www\`.`,
    explain: `For keys that agree with a program that uses \`${constant}\` of the Go library purell: \`https\` becomes \`http\`, \`www.\` and trailing slashes are ${isGreedy ? 'removed' : 'added'}, index files, repeated slashes and fragments are removed, and parameters are sorted. What \`purell-safe\` merges is merged as well${isAll ? ', and so are the forms of IPv4 addresses and a dot at the end of a host' : ''}.`,
    caution: `Different pages of some sites become one, and ${isGreedy ? 'a site may not answer without `www.` or over `http`' : 'the name with `www.` may not exist'}. Do not publish or request the result; if there is no program to agree with, \`aggressive\` is the better choice.`,
    merges: isGreedy
      ? ['http://www.example.com/', 'https://example.com/']
      : ['http://example.com/default.asp', 'http://example.com/'],
    rules: [
      ...WRITING,
      forceScheme,
      ...(isAll ? [ipv4Canonical, stripHostTrailingDot] : []),
      www,
      removeDefaultPort,
      ...(isGreedy ? [] : [emptyPathSlash]),
      removeDotSegments,
      collapseSlashes,
      removeDirectoryIndex,
      trailingSlash,
      sortQuery,
      removeEmptyQuery,
      removeFragment,
    ],
    options: {
      ...slashes(isGreedy),
      namesRun: 'all',
      names: ['index.*', 'default.*'],
      scheme: 'http',
      www: isGreedy ? 'remove' : 'add',
      by: 'name-value',
    },
  })
}
