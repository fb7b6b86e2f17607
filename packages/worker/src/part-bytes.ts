import type { UrlPart } from '@waymark/url-parser/internal/url-parts'
import type { WriteAnswer } from './op.ts'

/** Writes parts of URLs from their bytes. The whole URL has another way: it is the normal form of a preset. */
export const partBytes: Readonly<Record<Exclude<UrlPart['name'], 'href'>, WriteAnswer>> = {
  origin(bytes, { start, pathStart }, output) {
    output.copy(bytes, start, pathStart)
    return true
  },
  scheme(bytes, { start, hostStart }, output) {
    output.copy(bytes, start, hostStart - '://'.length)
    return true
  },
  // A URL that is seen in its bytes has no credentials.
  username: () => false,
  password: () => false,
  host(bytes, { hostStart, hostEnd }, output) {
    output.copy(bytes, hostStart, hostEnd)
    return true
  },
  port(bytes, { hostEnd, pathStart }, output) {
    if (hostEnd === pathStart) return false
    output.copy(bytes, hostEnd + 1, pathStart)
    return true
  },
  path(bytes, { pathStart, pathEnd }, output) {
    if (pathStart === pathEnd) output.slash()
    else output.copy(bytes, pathStart, pathEnd)
    return true
  },
  query(bytes, { pathEnd, queryEnd }, output) {
    if (pathEnd === queryEnd) return false
    output.copy(bytes, pathEnd + 1, queryEnd)
    return true
  },
  fragment(bytes, { queryEnd, end }, output) {
    if (queryEnd === end) return false
    output.copy(bytes, queryEnd + 1, end)
    return true
  },
}
