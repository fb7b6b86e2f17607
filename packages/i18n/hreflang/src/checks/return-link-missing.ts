import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { relatedEntry } from '../related-places.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const returnLinkMissing: Check = {
  code: 'return-link-missing',
  severity: 'error',
  summary: 'An alternate does not link back to the page that lists it.',
  explanation:
    'Search engines ignore links between two pages that do not both link to each other. Otherwise, anyone could declare their page a version of another site.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: "Add the return link to the alternate's own entry, or remove this link.",
  // The page for everybody else is often the same on all pages, such as the home page. It cannot link back to all of them.
  remedyFor: ({ lang }) =>
    lang?.toLowerCase() === 'x-default'
      ? sentence(
          'Give x-default to the version of this page that suits readers of all other languages. That version must link back.',
        )
      : null,
  causedBy: 'alternate',
  fixed:
    'The link is added to the entry of the alternate on two conditions: no language then has two pages, and both pages use the same scheme.',
  notFixed:
    'If a language would have two pages, such as two versions of a document, either the return link is missing or this link is wrong. If many pages name the same `x-default` page, it is not a version of them and cannot link back to all.',
  message: ({ loc = '', lang = '', target = '' }) =>
    sentence('{loc:quote} lists the {lang:quote} page {target:quote}, which does not link back.', {
      loc,
      lang,
      target,
    }),
  *find(site) {
    for (const at of writtenLinks(site)) {
      const isListed = site.formEntry.get(at.target) !== -1
      if (!isListed || site.linkedBack.get(at.link) === 1) continue
      const page = relatedEntry(site, at.target, sentence('the page that should link back'))
      yield { ...describeLink(site, at), ...page, ...site.fixes?.returnLink(at) }
    }
  },
}
