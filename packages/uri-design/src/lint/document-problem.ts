import { ownOptions, type Sentence, tell } from '@waymark/infra/internal'
import type { Problem, ProblemEntry } from '@waymark/infra/problem'

/** Problems of a document itself, as opposed to those of its URIs. */
export type DocumentCode =
  | 'resource-uri-missing'
  | 'resource-uri-not-string'
  | 'resource-list-not-array'
  | 'resource-member-repeated'
  | 'ignore-not-understood'
  | 'ignore-unused'
  | 'api-path-invalid'
  | 'api-path-repeated'
  | 'api-parameter-undeclared'
  | 'api-parameter-unused'
  | 'api-variable-mixed'
  | 'api-reference-missing'
  | 'api-server-slash'
  | 'api-server-variable'

/** What to write in a document instead of its code units from `start` to `end`. */
export interface DocumentFix {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Whether the URI then means something else: `fixDocument` writes such a fix only with `unsafe`. */
  readonly isUnsafe?: true
}

/** What is wrong with a document, at its place there. */
export interface DocumentProblem extends Problem<DocumentCode> {
  /** UTF-16 offsets in the document. */
  readonly documentStart: number
  readonly documentEnd: number
  /** What to write instead, if that is certain, as the document has it. */
  readonly documentFix?: DocumentFix
}

/** What each code says, and what to do about it. */
export const DOCUMENT_TEXTS: Readonly<
  Record<DocumentCode, Pick<ProblemEntry, 'severity' | 'summary' | 'remedy' | 'isFixUnsafe'>>
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
    summary: 'An object has two members with the same name.',
    remedy: 'Keep one of the members.',
  },
  'ignore-not-understood': {
    severity: 'warning',
    summary: 'An ignore comment has no effect, because it names no rule or is misspelt.',
    remedy: 'Name rules, groups or causes; write a reason after `--`.',
  },
  'ignore-unused': {
    severity: 'warning',
    summary: 'An ignore comment suppresses nothing.',
    remedy: 'Remove the name, or the whole comment.',
  },
  'api-path-invalid': {
    severity: 'error',
    summary: 'A path of an API description is not valid.',
    remedy: 'Begin it with a slash, close each brace, and describe queries as parameters.',
  },
  'api-path-repeated': {
    severity: 'error',
    summary: 'Two paths differ only in the names of their variables.',
    remedy: 'Describe all operations under one of them.',
  },
  'api-parameter-undeclared': {
    severity: 'error',
    summary: 'A variable of a path is not declared as a parameter.',
    remedy: 'Declare a parameter of this name with `in: path` and `required: true`.',
  },
  'api-parameter-unused': {
    severity: 'warning',
    summary: 'A path parameter does not appear in the path.',
    remedy: 'Remove the parameter, or correct its name.',
  },
  'api-variable-mixed': {
    severity: 'info',
    summary: 'The names of variables mix conventions.',
    remedy: 'Use the convention of the other names.',
  },
  'api-reference-missing': {
    severity: 'error',
    summary: 'A reference leads to nothing in the document.',
    remedy: 'Correct the reference, or add what it refers to.',
  },
  'api-server-slash': {
    severity: 'warning',
    summary: 'The URL of a server ends in a slash, and every path begins with one.',
    remedy: 'Remove the slash at the end.',
    isFixUnsafe: true,
  },
  'api-server-variable': {
    severity: 'error',
    summary: 'A variable in the URL of a server has no definition.',
    remedy: 'Add the variable to the `variables` of the server, with a `default`.',
  },
}

/** A problem at a place, with the usual severity and remedy of its code. */
export function documentProblem(
  code: DocumentCode,
  message: Sentence,
  place: DocumentPlace,
): DocumentProblem {
  const { start, end, pointer, remedy } = ownOptions(place)
  const { severity, remedy: usual } = DOCUMENT_TEXTS[code]
  const told =
    remedy === undefined ? { ...tell({ message }), remedy: usual } : tell({ message, remedy })
  return {
    code,
    severity,
    ...told,
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
  readonly remedy?: Sentence
}

/**
 * The codes of all problems of documents, which a configuration can name like rules.
 *
 * @example
 * ```ts
 * import { documentCodes, lintDocument } from '@waymark/uri-design'
 *
 * const rules = Object.fromEntries(documentCodes.map((code) => [code, 'off']))
 * lintDocument('[{ "uri": 1 }]', { rules }).problems // => []
 * ```
 */
export const documentCodes: readonly DocumentCode[] = /* @__PURE__ */ codesOfDocuments()

function codesOfDocuments(): readonly DocumentCode[] {
  // Its keys are the codes.
  return Object.freeze(Object.keys(DOCUMENT_TEXTS) as DocumentCode[])
}
