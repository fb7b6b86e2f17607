import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { relatedEntry } from '../related-places.ts'
import { firstWrittenLink, isXDefault, type Site } from '../site.ts'
import { listedInstead, tellDifferences } from '../twins.ts'
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
  remedyFor: ({ alternates, loc = '', target = '', twin }) => {
    if (twin !== undefined) {
      return sentence(
        'In the entry of {target:quote}, write {loc:quote} instead of {twin:quote}.',
        {
          loc,
          target,
          twin,
        },
      )
    }
    if (alternates === undefined) return null
    return alternates === 0
      ? sentence(
          'If {target:quote} is for readers of all other languages, add all versions of this page to its entry. Otherwise, give x-default to one of these versions.',
          { detail: 'other-page', target },
        )
      : sentence(
          'Give x-default to the version of this page that suits readers of all other languages. That version must link back.',
          { detail: 'no-return' },
        )
  },
  causedBy: 'alternate',
  fixed:
    'The link is added to the entry of the alternate on two conditions: no language then has two pages, and both pages use the same scheme.',
  notFixed:
    'If a language would have two pages, such as two versions of a document, either the return link is missing or this link is wrong. If many pages name the same `x-default` page, it is not a version of them and cannot link back to all.',
  message: ({ loc = '', lang = '', target = '', twin, differs = [] }) =>
    twin === undefined
      ? sentence(
          '{loc:quote} lists the {lang:quote} page {target:quote}, which does not link back.',
          { loc, lang, target },
        )
      : sentence(
          '{loc:quote} lists the {lang:quote} page {target:quote}, which does not link back. It lists {twin:quote}, which differs only in {parts:phrase}.',
          { loc, lang, target, twin, parts: tellDifferences(differs) },
        ),
  *find(site) {
    for (const at of writtenLinks(site)) {
      const isListed = site.formEntry.get(at.target) !== -1
      if (!isListed || site.linkedBack.get(at.link) === 1) continue
      const page = relatedEntry(site, at.target, sentence('the page that should link back'))
      yield {
        ...describeLink(site, at),
        ...page,
        ...(isXDefault(site, site.linkValue.get(at.link))
          ? { alternates: countAlternates(site, at.target) }
          : {}),
        ...listedInstead(site, at.target, at.source),
        ...site.fixes?.returnLink(at),
      }
    }
  },
}

/** How many alternates the entries of a page list. */
function countAlternates(site: Site, form: number): number {
  let count = 0
  for (let entry = site.formEntry.get(form); entry !== -1; entry = site.nextEntry.get(entry)) {
    count += site.linkStart.get(entry + 1) - firstWrittenLink(site, entry)
  }
  return count
}
