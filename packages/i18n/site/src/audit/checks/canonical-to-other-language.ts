import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { rowsWith } from './canonical-to.ts'

export const canonicalToOtherLanguage: AuditCheck = {
  code: 'canonical-to-other-language',
  *find(context) {
    const { graph } = context
    const { pages, texts, forms } = graph
    for (const row of rowsWith('canonical-to-other-language', context)) {
      const url = pages.canonicalOf(row)
      const other = graph.rowOf(url)
      const [loc, target] = [graph.locOf(row), forms.text(url)]
      const [lang, declared] = [row, other].map((each) => texts.text(pages.langOf(each)))
      const message = sentence(
        '{loc:quote} is in {lang:quote}, but its canonical URL {target:quote} is in {declared:quote}.',
        { loc, lang: lang!, target, declared: declared! },
      )
      yield auditProblem('canonical-to-other-language', message, {
        at: pages.canonicalAt(row),
        loc,
        value: target,
        target,
        lang,
        declared,
        related: [{ at: pages.langAt(other), note: sentence('the other page') }],
        folder: graph.folderOf(loc),
      })
    }
  },
}
