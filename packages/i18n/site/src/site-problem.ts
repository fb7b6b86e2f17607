import type { FindingDetails } from '@waymark/hreflang'
import { mapTexts, ownOptions, type Sentence, tell } from '@waymark/infra/internal'
import {
  type Edit,
  type Facts,
  hidePassword,
  hidePasswords,
  type Problem,
  type Severity,
} from '@waymark/infra/problem'
import type { PageSource } from './audit/page-source.ts'
import type { LeftOut } from './left-out.ts'
import { entryOf } from './problems/catalogue.ts'

/** A place in a file. Members that do not apply are absent. */
export interface FoundPlace {
  /** JSON Pointer into the database as it was given. */
  readonly pointer?: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  /** The name of the column of a table, in lower case. */
  readonly cell?: string
}

/** Another place that a problem is about. */
export interface RelatedSitePlace extends FoundPlace {
  /** What is there, without a full stop: `the page that should link back`. */
  readonly note: string
  /** What `note` names, as in `Problem`. */
  readonly data?: Facts
}

/** A change of a database, with the place of the value in the file. */
export interface SiteEdit extends Edit {
  readonly line?: number
  readonly column?: number
}

/**
 * A problem of a site, with its place in one of the files. A problem that the audit of hreflang links found also has the
 * details of the finding, such as `lang`, `suggestion`, `declared` and `targets`.
 */
export interface SiteProblem
  extends Omit<Problem, 'edits'>,
    Partial<Omit<FindingDetails, 'pointer' | 'related' | 'edits'>> {
  /** The path of the file as it was given. */
  readonly file?: string
  /** The URL, date or element concerned, as written. */
  readonly value?: string
  /** What is not in the output because of it, if something is. */
  readonly leftOut?: Partial<LeftOut>
  /** With the option `fixes`: the changes of the database that correct it. Absent if no answer is certain. */
  readonly edits?: readonly SiteEdit[]
  /** Of an audit of pages: the kind of the file in which the place is. Absent for a file that was not read. */
  readonly source?: PageSource
  /** Of an audit of pages: the first folder of the URL that is wrong, or of the page that is to be corrected, such as `/fr/`. */
  readonly folder?: string
  /** The name of the column, for a problem of a cell of a table, in lower case. Such a problem has no pointer. */
  readonly cell?: string
  /** For a problem of an entry of a table: how many pages see it. The rows of a group are each other's alternates. */
  readonly pages?: number
  /** The other places that it is about, the most important first; at most ten. */
  readonly related?: readonly RelatedSitePlace[]
}

/** Returns a problem as it is reported, such as with another severity; `null` if it is not. */
export type FilterProblem = (problem: SiteProblem) => SiteProblem | null

/** The details of one problem. */
export interface SiteProblemDetails {
  /** Replaces the usual severity of the code. */
  readonly severity?: Severity | undefined
  /** Replaces the usual remedy of the code. */
  readonly remedy?: Sentence | undefined
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
  readonly pointer?: string | undefined
  readonly value?: string | undefined
  /** The URL of the page that it belongs to. It is left out if it is the value. */
  readonly loc?: string | undefined
  readonly leftOut?: Partial<LeftOut> | undefined
  readonly edits?: readonly SiteEdit[] | undefined
}

/** Makes a problem with the severity and the remedy of its code. */
export function siteProblem(
  code: string,
  message: Sentence,
  details: SiteProblemDetails,
): SiteProblem {
  const { severity, remedy } = entryOf(code)
  const own = ownOptions(details).remedy
  const told = own === undefined ? tell({ message }) : tell({ message, remedy: own })
  return problemAt({ code, severity, remedy, ...told }, details)
}

/** Adds a place in a file to a problem of another package. Passwords in URLs are not shown. */
export function problemAt(problem: Problem, details: SiteProblemDetails): SiteProblem {
  const { code, severity: usual, message, remedy, data } = ownOptions(problem)
  const given = ownOptions(details)
  const { severity = usual, file, line, column, pointer, value, loc, leftOut, edits } = given
  return {
    code,
    severity,
    message: hidePasswords(message),
    remedy,
    ...withoutPasswords(data),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(value === undefined ? {} : { value: hidePassword(value) }),
    ...(loc === undefined || loc === value ? {} : { loc: hidePassword(loc) }),
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(edits === undefined ? {} : { edits }),
  }
}

/** Facts as a member of a problem or a place. */
export function withoutPasswords(data: Facts | undefined): { readonly data?: Facts } {
  return data === undefined ? {} : { data: mapTexts(data, hidePasswords) }
}
