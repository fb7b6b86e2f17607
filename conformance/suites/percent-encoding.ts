import { getEncoder } from '@waymark/legacy-encoding'
import { percentEncodeAfterEncoding, SPECIAL_QUERY } from '@waymark/percent-encoding'
import { parseUrl } from '@waymark/url-parser'
import type { Case, Suite } from '../suite.ts'

interface Vector {
  readonly input: string
  readonly output: Readonly<Record<string, string>>
}

/** Each pair of input and encoding is a case: by itself, and as the query of a URL in that encoding. */
export const percentEncoding: Suite = {
  file: 'wpt/percent-encoding.json',
  *cases(text): Generator<Case> {
    for (const vector of JSON.parse(text) as (Vector | string)[]) {
      if (typeof vector === 'string') continue
      for (const [label, expected] of Object.entries(vector.output)) {
        yield {
          id: JSON.stringify([vector.input, label]),
          check: () => check(vector.input, label, expected),
        }
      }
    }
  },
  knownFailures: {},
}

function check(input: string, label: string, expected: string): string | null {
  const encoder = getEncoder(label)
  const encoded = percentEncodeAfterEncoding(encoder, input, SPECIAL_QUERY)
  if (encoded !== expected) return `expected ${expected}, got ${encoded}`
  const url = parseUrl(`https://h/?${input}#${input}`, { encoder })
  if (url?.query !== expected) return `as a query: expected ${expected}, got ${url?.query}`
  const utf8 = parseUrl(`https://h/#${input}`)
  if (url.fragment !== utf8?.fragment) return `the fragment is not in UTF-8: ${url.fragment}`
  return null
}
