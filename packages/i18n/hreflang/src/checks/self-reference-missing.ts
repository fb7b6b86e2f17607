import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { entryLoc, entryPointer, firstWrittenLink, formOfEntry, formOfLink } from '../site.ts'
import { listedInstead, tellDifferences } from '../twins.ts'

export const selfReferenceMissing: Check = {
  code: 'self-reference-missing',
  severity: 'warning',
  summary: 'A page lists alternates but not itself.',
  explanation:
    'Every version of a page must list itself as well as all other versions. Search engines may leave a page without a self link out of its set.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: "Add a link with the page's own language and URL.",
  remedyFor: ({ loc = '', twin }) =>
    twin === undefined
      ? null
      : sentence('Write {loc:quote} instead of {twin:quote}.', { loc, twin }),
  fixed:
    'The entry gets a `lang` if all links from other pages to this page have the same language, and no page of the set lists a different page for that language. In a database, `lang` implies the self link.',
  notFixed:
    'The language of the page is known only if other pages link to it, all with the same language.',
  message: ({ loc = '', twin, differs = [] }) =>
    twin === undefined
      ? sentence('{loc:quote} lists alternates but not itself.', { loc })
      : sentence(
          '{loc:quote} lists alternates but not itself. It lists {twin:quote}, which differs only in {parts:phrase}.',
          { loc, twin, parts: tellDifferences(differs) },
        ),
  *find(site) {
    for (let entry = 0; entry < site.entryCount; entry++) {
      const form = formOfEntry(site, entry)
      const end = site.linkStart.get(entry + 1)
      if (form < 0 || firstWrittenLink(site, entry) === end) continue
      let link = site.linkStart.get(entry)
      while (link < end && formOfLink(site, link) !== form) link++
      if (link < end) continue
      yield {
        pointer: entryPointer(site, entry),
        loc: entryLoc(site, entry),
        ...listedInstead(site, form, form),
        ...site.fixes?.selfLink(entry),
      }
    }
  },
}
