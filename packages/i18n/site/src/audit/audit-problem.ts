import type { Sentence } from '@waymark/infra/internal'
import { hidePassword, type Severity } from '@waymark/infra/problem'
import {
  type RelatedSitePlace,
  type SiteProblem,
  siteProblem,
  withoutPasswords,
} from '../site-problem.ts'
import type { PageSource } from './page-source.ts'
import type { FilePlace } from './place-list.ts'

/** The details of a problem of a page. */
export interface AuditProblemDetails {
  /** `null` for a problem of a whole file. */
  readonly at: FilePlace | null
  /** The URL of the page that the problem belongs to. */
  readonly loc: string
  /** What is written there. */
  readonly value?: string | undefined
  /** The URL of the other page. */
  readonly target?: string | undefined
  readonly lang?: string | undefined
  /** The language of the other page. */
  readonly declared?: string | undefined
  readonly related?: readonly RelatedPlace[] | undefined
  readonly source?: PageSource | undefined
  readonly folder?: string | undefined
  readonly severity?: Severity | undefined
  readonly remedy?: Sentence | undefined
}

/** Another place of a problem; `null` where a page has none. */
export interface RelatedPlace {
  readonly at: FilePlace | null
  readonly note: Sentence
}

/** So many other places are named. */
const MOST_RELATED = 10

/** Makes a problem of a page. */
export function auditProblem(
  code: string,
  message: Sentence,
  details: AuditProblemDetails,
): SiteProblem {
  const { at, loc, value, target, lang, declared, related = [] } = details
  const { source = 'head', folder, severity, remedy } = details
  const places = related.flatMap(toRelated).slice(0, MOST_RELATED)
  return {
    ...siteProblem(code, message, { ...at, value, loc, severity, remedy }),
    ...(target === undefined ? {} : { target: hidePassword(target) }),
    ...(lang === undefined ? {} : { lang }),
    ...(declared === undefined ? {} : { declared }),
    ...(places.length === 0 ? {} : { related: places }),
    source,
    ...(folder === undefined ? {} : { folder }),
  }
}

function toRelated({ at, note }: RelatedPlace): readonly RelatedSitePlace[] {
  if (at === null) return []
  const hasData = Object.keys(note.data).length > 0
  return [{ note: note.text, ...(hasData ? withoutPasswords(note.data) : {}), ...at }]
}
