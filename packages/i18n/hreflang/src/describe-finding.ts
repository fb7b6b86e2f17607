import { count } from '@waymark/infra'
import type { FindingCode, FindingDetails } from './finding.ts'

/** A finding of the audit in one sentence, with its URLs. */
export function describeFinding(code: FindingCode, details: FindingDetails): string {
  const { loc, lang, target, declared, suggestion, targets, language, clusters, entries } = details
  if (code === 'default-language-missing') {
    return `no page is in ${language}, the default language of the database`
  }
  const what =
    target !== undefined
      ? `lists ${lang ?? 'a page'} at ${target}`
      : lang !== undefined
        ? `has the hreflang value ${lang}`
        : language !== undefined
          ? `is about the language ${language}`
          : ''
  return [
    [loc ?? (target === undefined ? 'a set of pages' : 'a page'), what].join(' ').trim(),
    ...(declared === undefined ? [] : [`whose own language is ${declared}`]),
    ...(targets === undefined ? [] : [`where its members name ${targets.join(' and ')}`]),
    ...(entries === undefined ? [] : [`the page of ${count(entries)} entries`]),
    ...(clusters === undefined || clusters === 1
      ? []
      : [`and ${count(clusters - 1)} more ${clusters === 2 ? 'set' : 'sets'}`]),
    ...(suggestion === undefined ? [] : [`write ${suggestion}`]),
  ].join(', ')
}
