import {
  type LocatedParts,
  locateParts,
  type UrlRecord,
  type ValidationError,
} from '@waymark/url-parser'
import { type Location, layOutParts } from './location.ts'

/** What the input is read against if it has no scheme and no base that fits. */
export const EXAMPLE_BASE = 'https://example.com/'

/** @param failure - Why the input does not parse; then this is the best reading of it. */
export function locationOf(
  input: string,
  base: UrlRecord | null,
  failure: ValidationError | null,
): Location {
  return layOutParts(
    failure === null ? locateParts(input, base) : locateFaulty(input, base, failure),
  )
}

/** The parser stops at the first thing that cannot be; here the rest is read as if it could. */
function locateFaulty(
  input: string,
  base: UrlRecord | null,
  failure: ValidationError,
): LocatedParts {
  if (failure.name === 'missing-scheme-non-relative-URL') return locateParts(input, EXAMPLE_BASE)
  const stopped = locateParts(input, base)
  const { username, password, host, port, removed } = stopped
  const start = (username ?? host)?.start ?? 0
  const end = (port ?? host)?.end ?? 0
  if (start === end) {
    // Only a query and a fragment can be after a host that is missing.
    const rest = locateParts('a'.repeat(end) + input.slice(end), EXAMPLE_BASE)
    return { ...stopped, query: rest.query, parameters: rest.parameters, fragment: rest.fragment }
  }
  // A host of the same length that is one in any URL.
  const readable = input.slice(0, start) + 'a'.repeat(end - start) + input.slice(end)
  return { ...locateParts(readable, base), username, password, host, port, removed }
}
