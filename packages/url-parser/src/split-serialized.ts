/**
 * A serialised URL, and where its parts lie in it.
 *
 *     https://user:pass@example.com:1234/foo/bar?baz#quux
 *           |      |    |          |    |       |   |
 *           |      |    |          |    |       |   hashStart
 *           |      |    |          |    |       searchStart
 *           |      |    |          |    portEnd, pathStart
 *           |      |    |          hostEnd
 *           |      |    hostStart
 *           |      usernameEnd
 *           schemeEnd
 *
 * A part that is absent is empty: `usernameEnd` and `hostStart` are equal without credentials, `hostEnd`
 * and `portEnd` without a port, `searchStart` and `hashStart` without a query.
 */
export interface SerializedUrl {
  /**
   * What the URL serializer writes. Where it was put together it is flat, so that it does not keep the texts its
   * parts were cut out of: a page for a link.
   */
  readonly href: string
  /** The offset of the `:` behind the scheme. */
  readonly schemeEnd: number
  /** One past the user name, which begins behind `//`; the `@` is not part of it. */
  readonly usernameEnd: number
  /** The first unit of the host; one past `:` and the scheme where there is no authority. */
  readonly hostStart: number
  readonly hostEnd: number
  /** One past the port, which begins behind the `:` at `hostEnd`; `hostEnd` without a port. */
  readonly portEnd: number
  /** The first unit of the path; the `/.` that may stand before it belongs to nothing. */
  readonly pathStart: number
  /** The offset of `?`; that of `hashStart` without a query. */
  readonly searchStart: number
  /** The offset of `#`; the length without a fragment. */
  readonly hashStart: number
}

/**
 * Finds the parts of a serialised URL again, without parsing it.
 *
 * @param href - What the URL serializer wrote; about anything else nothing is promised.
 */
export function splitSerialized(href: string): SerializedUrl {
  const schemeEnd = href.indexOf(':')
  const hash = href.indexOf('#', schemeEnd)
  const hashStart = hash === -1 ? href.length : hash
  const question = href.indexOf('?', schemeEnd)
  const searchStart = question === -1 || question > hashStart ? hashStart : question
  let pathStart = schemeEnd + 1
  let usernameEnd = pathStart
  let hostStart = pathStart
  let hostEnd = pathStart
  let portEnd = pathStart
  if (href.startsWith('//', pathStart)) {
    usernameEnd = hostStart = pathStart + 2
    const slash = href.indexOf('/', hostStart)
    pathStart = slash === -1 || slash > searchStart ? searchStart : slash
    // In what is serialised, the only `@` in front of the path ends the credentials.
    const at = href.indexOf('@', hostStart)
    if (at !== -1 && at < pathStart) {
      const colon = href.indexOf(':', hostStart)
      usernameEnd = colon !== -1 && colon < at ? colon : at
      hostStart = at + 1
    }
    const isBracketed = href.charCodeAt(hostStart) === OPENING_BRACKET
    const colon = href.indexOf(':', isBracketed ? href.indexOf(']', hostStart) : hostStart)
    hostEnd = colon !== -1 && colon < pathStart ? colon : pathStart
    portEnd = pathStart
  } else if (href.startsWith('/.//', pathStart)) {
    // What the serializer writes before a path that would look like an authority.
    pathStart += 2
  }
  return {
    href,
    schemeEnd,
    usernameEnd,
    hostStart,
    hostEnd,
    portEnd,
    pathStart,
    searchStart,
    hashStart,
  }
}

const OPENING_BRACKET = 0x5b
