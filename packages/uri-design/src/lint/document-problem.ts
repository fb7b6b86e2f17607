import type { Problem, ProblemEntry, Severity } from '@waymark/infra/problem'

/** Problems of a document itself, as opposed to those of its URIs. */
export type DocumentCode =
  | 'resource-uri-missing'
  | 'resource-uri-not-string'
  | 'resource-list-not-array'
  | 'resource-member-repeated'
  | 'ignore-not-understood'

/** What is wrong with a document, at its place there. */
export interface DocumentProblem extends Problem<DocumentCode> {
  /** UTF-16 offsets in the document. */
  readonly documentStart: number
  readonly documentEnd: number
}

/** What each code says, and what to do about it. */
export const DOCUMENT_TEXTS: Readonly<
  Record<DocumentCode, Pick<ProblemEntry, 'severity' | 'summary' | 'remedy'>>
> = {
  'resource-uri-missing': {
    severity: 'error',
    summary: 'An entry of a resource list has no URI.',
    remedy: 'Give the resource a `uri`, or the template a `uriTemplate`.',
  },
  'resource-uri-not-string': {
    severity: 'error',
    summary: 'The URI of an entry is not a string.',
    remedy: 'Write the URI as a JSON string, in quotes.',
  },
  'resource-list-not-array': {
    severity: 'error',
    summary: 'A resource list is not a JSON array.',
    remedy: 'Write the list in square brackets, even if it has one entry.',
  },
  'resource-member-repeated': {
    severity: 'warning',
    summary: 'A JSON object has two members of one name.',
    remedy: 'Keep one of the members.',
  },
  'ignore-not-understood': {
    severity: 'warning',
    summary: 'An ignore comment has no effect, because it names no rule or is misspelt.',
    remedy: 'Name rules, groups or causes; write a reason after `--`.',
  },
}

/** A problem at a place, with the usual severity and remedy of its code. */
export function documentProblem(
  code: DocumentCode,
  message: string,
  { start, end, pointer, remedy }: DocumentPlace,
): DocumentProblem {
  const { severity, remedy: usual }: { severity: Severity; remedy: string } = DOCUMENT_TEXTS[code]
  return {
    code,
    severity,
    message,
    remedy: remedy ?? usual,
    ...(pointer === undefined ? {} : { pointer }),
    documentStart: start,
    documentEnd: end,
  }
}

/** Where a problem is, and a remedy that is more exact than the usual one. */
export interface DocumentPlace {
  readonly start: number
  readonly end: number
  readonly pointer?: string
  readonly remedy?: string
}
