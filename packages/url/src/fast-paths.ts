import type { parseHost } from '@waymark/host'
import {
  authorityStart,
  cutBase,
  isRepairable,
  isSerializedNotSpecial,
  matchNotSpecial,
  matchSerialized,
  type ReferenceBase,
  repairSerialized,
  replaceCredentials,
  replaceHost,
  replacePath,
  replacePort,
  replaceScheme,
  resolveSerialized,
  type SerializedUrl,
  scanParseable,
  scanSerialized,
  tidyReference,
  tidyStart,
} from '@waymark/url-parser/serialized'

/**
 * What can be done on text alone, in front of the parser. `null` and `false` say nothing: then the parser is
 * asked.
 */
export interface FastPaths {
  /** Parses and serialises a URL, without a base. */
  parse(url: string): SerializedUrl | null
  isParseable(url: string): boolean
  cutBase(base: SerializedUrl): ReferenceBase | null
  resolve(reference: string, base: ReferenceBase): SerializedUrl | null
  replaceScheme: typeof replaceScheme
  replaceCredentials: typeof replaceCredentials
  replaceHost(url: SerializedUrl, value: string, withPort: boolean): SerializedUrl | null
  replacePort: typeof replacePort
  replacePath: typeof replacePath
}

/** In so many calls a process counts as young. */
const YOUNG = 2_000

/** All of them. */
export function createFastPaths(hostParser: typeof parseHost): FastPaths {
  let calls = 0

  function parseTidy(url: string): SerializedUrl | null {
    return scanSerialized(url) ?? repairSerialized(url, hostParser) ?? matchNotSpecial(url)
  }

  function isParseableTidy(url: string): boolean {
    return scanParseable(url) || isRepairable(url, hostParser) || isSerializedNotSpecial(url)
  }

  return {
    parse(url) {
      if (calls < YOUNG) {
        calls++
        const matched = matchSerialized(url)
        if (matched !== null) return matched
      }
      const parsed = parseTidy(url)
      if (parsed !== null) return parsed
      const tidied = tidyStart(url)
      return tidied === null ? null : parseTidy(tidied)
    },
    isParseable(url) {
      if (isParseableTidy(url)) return true
      const tidied = tidyStart(url)
      return tidied !== null && isParseableTidy(tidied)
    },
    // Drive letters make `file:` a matter of the parser.
    cutBase: (base) => (authorityStart(base.href) === -1 ? null : cutBase(base)),
    resolve(reference, base) {
      if (authorityStart(reference) !== -1) return null
      if (reference.startsWith('//')) return parseTidy(base.scheme + reference)
      const resolved = resolveSerialized(reference, base)
      if (resolved !== null) return resolved
      const tidied = tidyReference(reference, base)
      return tidied === null ? null : resolveSerialized(tidied, base)
    },
    replaceScheme,
    replaceCredentials,
    replaceHost: (url, value, withPort) => replaceHost(url, value, withPort, hostParser),
    replacePort,
    replacePath,
  }
}

const no = (): null => null

/** For where size counts: only what most URLs take. */
export const scanOnly: FastPaths = {
  parse: scanSerialized,
  isParseable: scanParseable,
  cutBase: no,
  resolve: no,
  replaceScheme: no,
  replaceCredentials: no,
  replaceHost: no,
  replacePort: no,
  replacePath: no,
}
