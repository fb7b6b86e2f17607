import { sentence } from '@waymark/infra/internal'
import { type Candidate, ownCandidate } from './finding.ts'
import { matchesIn, type UrlContext } from './url-context.ts'

/** Finds delimiters and escapes in a query that servers read in another way than whoever wrote them. */
export function queryFindings(context: UrlContext): Candidate[] {
  if (context.host === null) return []
  return [
    ...secondQuestionMark(context),
    ...plusInQuery(context),
    ...unencodedUrl(context),
    ...quotedPrintable(context),
  ]
}

/** A `?` where a parameter seems to begin, and not in a URL that is a value. */
const SECOND = /\?(?<=(?:^|[?&])[\w.-]{1,40}=[\w.%+-]{0,200}\?)(?=[\w.-]{1,40}=)/g

function secondQuestionMark({ input, parts }: UrlContext): Candidate[] {
  const places = matchesIn(input, [parts.query], SECOND)
  return places.length === 0 ? [] : [ownCandidate('second-question-mark', places)]
}

/** A time with its zone, a telephone number, or an email address with a tag. */
const PLUS =
  /\+(?:(?<=[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?\+)(?=\d\d:?\d\d(?:&|$))|(?<==\+)(?=\d{6,15}(?:&|$))|(?<==[\w.-]{1,40}\+)(?=[\w.-]{1,40}(?:@|%40)))/g

function plusInQuery({ input, parts }: UrlContext): Candidate[] {
  const places = matchesIn(input, [parts.query], PLUS)
  return places.length === 0 ? [] : [ownCandidate('plus-in-query', places)]
}

/** A parameter whose value is a URL with a query of its own, and what follows that. */
const INNER_QUERY =
  /(?<=(?:^|&)([\w.-]{1,40})=)[a-z][a-z\d+.-]{1,20}:\/\/[^?&#]{1,500}\?[^&#]*(?=[&#]([^&#]{1,500}))/i

function unencodedUrl({ input, parts }: UrlContext): Candidate[] {
  if (parts.query === null || !input.includes('://', parts.query.start)) return []
  const { start } = parts.query
  const { end } = parts.fragment ?? parts.query
  const match = INNER_QUERY.exec(input.slice(start, end))
  if (match === null) return []
  const [inner, parameter, next] = match
  const from = start + match.index
  const message = sentence(
    'The URL in {parameter:code} ends before {next:code100}, which belongs to the outer URL.',
    { parameter: parameter!, next: next! },
  )
  return [
    ownCandidate('unencoded-inner-url', [{ start: from, end: from + inner.length }], { message }),
  ]
}

/** How the source of a mail writes `=` after a name, and how it ends a line inside of a word. */
const QUOTED_PRINTABLE = /=(?:(?<=[?&][\w.-]{1,40}=)3D(?=[^\s&])|\r?\n)/g

function quotedPrintable({ input, parts }: UrlContext): Candidate[] {
  const after = parts.query ?? parts.fragment
  const start = parts.path?.start ?? (after === null ? null : after.start - 1)
  if (start === null) return []
  const rest = { start, end: input.trimEnd().length }
  const places = matchesIn(input, [rest], QUOTED_PRINTABLE)
  return places.length === 0 ? [] : [ownCandidate('quoted-printable', places)]
}
