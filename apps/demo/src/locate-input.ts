import { type FailedReading, type LocatedParts, type Reading, readUrl } from '@waymark/url-parser'
import { type Location, layOutParts } from './location.ts'

/** What the input is read against if it has no scheme and no base that fits. */
export const EXAMPLE_BASE = 'https://example.com/'

/** Where the parts are; in an input that does not parse, as the best reading of it has them. */
export function locationOf(reading: Reading): Location {
  const parts = reading.failure === null ? reading.parts : locateFaulty(reading)
  return layOutParts(parts, reading.removed)
}

/** The parser stops at the first thing that cannot be; here the rest is read as if it could. */
function locateFaulty(reading: FailedReading): LocatedParts {
  const { failure, input, parts } = reading
  const ofExample = (text: string) => readUrl(text, { base: EXAMPLE_BASE }).parts
  if (failure.name === 'missing-scheme-non-relative-URL') return ofExample(input)
  const { username, password, host, port } = parts
  const start = (username ?? host)?.start ?? 0
  const end = (port ?? host)?.end ?? 0
  if (start === end) {
    // Only a query and a fragment can be after a host that is missing.
    const { query, parameters, fragment } = ofExample('a'.repeat(end) + input.slice(end))
    return { ...parts, query, parameters, fragment }
  }
  // A host of the same length that is one in any URL.
  const readable = input.slice(0, start) + 'a'.repeat(end - start) + input.slice(end)
  return { ...reading.reread(readable).parts, username, password, host, port }
}
