import { type Sentence, sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import type { AlternateSource } from '../page-source.ts'

export const alternatesDisagree: AuditCheck = {
  code: 'alternates-disagree',
  *find({ graph, sets }) {
    if (sets.disagreeing === 0) return
    const { alternates, forms, texts } = graph
    for (const row of graph.participants()) {
      const found = sets.disagrees(row) ? sets.differing(row) : null
      if (found === null) continue
      const { only, other, link } = found
      const loc = graph.locOf(row)
      const target = forms.text(link.target)
      const lang = texts.text(alternates.valueOf(link.link))
      const message = sentence(
        'For {loc:quote}, {only:phrase} lists the {lang:quote} page {target:quote}, and {other:phrase} does not.',
        { only: nameOf(only), lang, target, loc, other: nameOf(other) },
      )
      const otherGroup = [...alternates.groupsOf(graph.formOfPage(row))].find(
        (group) => alternates.sourceOf(group) === other,
      )
      yield auditProblem('alternates-disagree', message, {
        at: alternates.placeOfLink(link.group, link.link),
        loc,
        value: target,
        target,
        lang,
        related: [
          {
            at: otherGroup === undefined ? null : alternates.placeOf(otherGroup),
            note: sentence('the other alternates of the page'),
          },
        ],
        source: only,
        folder: graph.folderOf(loc),
      })
    }
  },
}

/** What a source is called in a sentence. */
export function nameOf(source: AlternateSource): Sentence {
  switch (source) {
    case 'head':
      return sentence('the head')
    case 'header':
      return sentence('the HTTP header')
    case 'sitemap':
      return sentence('the sitemap')
    case 'database':
      return sentence('the database')
  }
}
