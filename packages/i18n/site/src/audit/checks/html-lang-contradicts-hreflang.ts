import { primaryLanguage } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import type { SetLink } from '../alternate-sets.ts'
import type { AuditCheck, AuditContext } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { NONE } from '../built-pages.ts'

export const htmlLangContradictsHreflang: AuditCheck = {
  code: 'html-lang-contradicts-hreflang',
  *find(context) {
    const { graph, sets } = context
    const { alternates, pages, texts } = graph
    for (const row of graph.participants()) {
      const lang = pages.langOf(row) === NONE ? null : texts.text(pages.langOf(row))
      const own = lang === null ? null : primaryLanguage(lang)
      if (lang === null || own === null || sets.isSwapped(row)) continue
      const links = selfLinks(row, context)
      const values = links.map(({ value }) => primaryLanguage(value))
      const [first] = links
      if (first === undefined || values.some((value) => value === null || value === own)) continue
      const loc = graph.locOf(row)
      const hreflang = texts.text(alternates.valueOf(first.link))
      const message = sentence(
        'The language of {loc:quote} is {lang:quote}, but its hreflang value is {hreflang:quote}.',
        { loc, lang, hreflang },
      )
      yield auditProblem('html-lang-contradicts-hreflang', message, {
        at: pages.langAt(row),
        loc,
        value: lang,
        lang,
        related: [
          {
            at: alternates.placeOfLink(first.group, first.link),
            note: sentence('the link of the page to itself'),
          },
        ],
        folder: graph.folderOf(loc),
      })
    }
  },
}

/** The links of a page to itself that say its language. */
function selfLinks(row: number, { graph, sets }: AuditContext): readonly SetLink[] {
  const form = graph.formOfPage(row)
  return sets.linksOf(row, null).filter(({ target, value }) => {
    return value !== 'x-default' && graph.forms.formOf(target) === form
  })
}
