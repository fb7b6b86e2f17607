import { type Sentence, sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'
import type { ReadPage } from '../page-reading.ts'

/** Reported once for a page: what ends the head early moves all links after it. */
export const linkOutsideHead: PageCheck = {
  code: 'link-outside-head',
  *find({ facts, path, url }, { folderOf }) {
    const canonicals = facts.canonicals.filter(isOutside)
    const alternates = facts.alternates.filter(isOutside)
    const [first] = [...canonicals, ...alternates].sort(byPlace)
    if (first === undefined) return
    const at = { file: path, line: first.line, column: first.column }
    const { headEnd } = facts
    const endAt =
      headEnd === null ? null : { file: path, line: headEnd.line, column: headEnd.column }
    const related = [{ at: endAt, note: sentence('what ends the head') }]
    const message = messageOf(canonicals.length, alternates.length, headEnd)
    const details = { at, loc: url, value: first.href, related, folder: folderOf(url) }
    yield auditProblem('link-outside-head', message, details)
  },
}

function isOutside({ section }: { readonly section: string }): boolean {
  return section === 'body'
}

function byPlace(
  one: { readonly line: number; readonly column: number },
  other: { readonly line: number; readonly column: number },
): number {
  return one.line - other.line || one.column - other.column
}

function messageOf(
  canonicals: number,
  alternates: number,
  headEnd: ReadPage['facts']['headEnd'],
): Sentence {
  const what =
    alternates === 0
      ? sentence('the canonical')
      : canonicals === 0
        ? sentence('{n} {n|alternate link|alternate links}', { n: alternates })
        : sentence('the canonical and {n} {n|alternate link|alternate links}', { n: alternates })
  if (headEnd === null) return sentence('Outside of the head: {what:phrase}.', { what })
  return headEnd.element === ''
    ? sentence('Outside of the head, which text ends early: {what:phrase}.', { what })
    : sentence('Outside of the head, which {element:code} ends early: {what:phrase}.', {
        what,
        element: `<${headEnd.element}>`,
      })
}
