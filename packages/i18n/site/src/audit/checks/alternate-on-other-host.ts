import { sentence } from '@waymark/infra/internal'
import { cutUrl } from '../../check/url-pieces.ts'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { NONE } from '../built-pages.ts'
import { baseBeside, belowBase } from '../outside-base.ts'

/** A hostile site must not fill the memory. */
const MOST_HOSTS = 1000

/** Reported once for each host, because its pages cannot be checked here. */
export const alternateOnOtherHost: AuditCheck = {
  code: 'alternate-on-other-host',
  *find({ graph }) {
    const { alternates, forms, pages, texts, server } = graph
    if (server.urls.address.from === null) return
    const hosts = new Map<string, { readonly link: number; links: number }>()
    for (let group = 0; group < alternates.groups; group++) {
      const row = graph.rowOfForm(forms.formOf(alternates.pageOf(group)))
      if (row === NONE || !pages.takesPart(row)) continue
      for (let link = alternates.startOf(group); link < alternates.endOf(group); link++) {
        const url = alternates.targetOf(link)
        if (graph.stateOf(url) !== 'elsewhere') continue
        const host = cutUrl(forms.text(forms.formOf(url)))?.host ?? ''
        const known = hosts.get(host)
        if (known !== undefined) known.links++
        else if (hosts.size < MOST_HOSTS) hosts.set(host, { link, links: 1 })
      }
    }
    for (const [host, { link, links }] of hosts) {
      const group = alternates.groupOf(link)
      const loc = forms.text(alternates.pageOf(group))
      const target = forms.text(alternates.targetOf(link))
      const base = baseBeside(graph, target)
      const message =
        base === null
          ? sentence(
              '{n} {n|alternate is|alternates are} on {host}, whose pages are not in the folder.',
              { n: links, host },
            )
          : sentence('{n} {n|alternate is|alternates are} outside of {base}.', { n: links, base })
      yield auditProblem('alternate-on-other-host', message, {
        at: alternates.placeOfLink(group, link),
        loc,
        value: target,
        target,
        lang: texts.text(alternates.valueOf(link)),
        source: alternates.sourceOf(group),
        folder: graph.folderOf(loc),
        remedy: base === null ? undefined : belowBase(base),
      })
    }
  },
}
