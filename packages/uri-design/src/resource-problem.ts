import type { Problem } from '@waymark/infra/problem'
import type { Refusal } from '@waymark/path-guard'

/** What can be wrong with a resource URI by the format of its scheme, or with the parts for one. */
export type ResourceCode =
  | 'scheme-missing'
  | 'scheme-not-allowed'
  | 'part-missing'
  | 'part-unexpected'
  | 'part-refused'
  | 'part-invalid'
  | 'part-empty'
  | 'part-lone-surrogate'
  | 'part-delimiter'
  | 'file-not-absolute'
  | 'file-host-remote'
  | 'query-not-decodable'
  | 'fragment-not-valid'

/** What is wrong with a resource URI, or with the parts for one. */
export interface ResourceProblem extends Problem<ResourceCode> {
  /** The scheme whose format is not met. */
  readonly scheme?: string
  /** The name of the part in the format. */
  readonly part?: string
  /** Why the part is refused. */
  readonly cause?: Refusal
}

/** What each code says, and what to do about it. */
export const RESOURCE_TEXTS: Readonly<
  Record<ResourceCode, readonly [message: string, remedy: string]>
> = {
  'scheme-missing': ['The URI has no scheme.', 'Begin the URI with a scheme, such as `db:`.'],
  'scheme-not-allowed': [
    'The scheme is not one of the known schemes, or not in lower case.',
    'Use a known scheme, or define it with `defineScheme`.',
  ],
  'part-missing': ['A part that the format of the scheme requires is missing.', 'Add the part.'],
  'part-unexpected': [
    'The URI has more parts than the format of its scheme.',
    'Remove the parts, or percent-encode the slash.',
  ],
  'part-refused': ['A part has a value that is not allowed there.', 'Correct the part.'],
  'part-invalid': [
    'The value is not valid for this part, such as a list for a string, or an invalid host or port.',
    'Give a value that the part can have.',
  ],
  'part-empty': ['The part is empty.', 'Give a value that is not empty.'],
  'part-lone-surrogate': [
    'The part contains half of a surrogate pair, which UTF-8 cannot encode.',
    'Give a well-formed string.',
  ],
  'part-delimiter': [
    'The part contains a character that ends or divides this part of the URI.',
    'Remove the character.',
  ],
  'file-not-absolute': [
    'A `file:` URI must have an absolute path.',
    'Begin the path with a slash: `file:///path`.',
  ],
  'file-host-remote': [
    'The `file:` URI has a host, so it names a file of another machine.',
    'Leave the host empty: `file:///path`.',
  ],
  'query-not-decodable': [
    'The query contains a `%` without two hex digits, or bytes that are not UTF-8.',
    'Percent-encode the query as UTF-8.',
  ],
  'fragment-not-valid': [
    'The fragment is not valid: a range that ends before it begins, an invalid JSON Pointer, or characters that must be percent-encoded.',
    'Correct the fragment.',
  ],
}

/** A problem, with what is known about this case. */
export function resourceProblem(
  code: ResourceCode,
  details: Omit<Partial<ResourceProblem>, 'code' | 'severity' | 'remedy'> = {},
): ResourceProblem {
  const [message, remedy] = RESOURCE_TEXTS[code]
  return { code, severity: 'error', message, remedy, ...details }
}
