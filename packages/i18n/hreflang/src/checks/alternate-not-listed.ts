import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { relatedEntry } from '../related-places.ts'
import { entryLoc } from '../site.ts'
import { tellDifferences } from '../twins.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const alternateNotListed: Check = {
  code: 'alternate-not-listed',
  severity: 'warning',
  summary: 'An alternate has no entry of its own.',
  explanation:
    'Without an entry, it cannot be checked whether the alternate links back. Often its URL has changed or is misspelt.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Add an entry for the page or correct the URL. Ignore this if the page is in a sitemap that was not checked.',
  remedyFor: ({ twin }) => (twin === undefined ? null : sentence('Write {twin:quote}.', { twin })),
  causedBy: 'alternate',
  fixed:
    'The link gets the URL of the entry that differs only in the trailing slash, if no other entry is similar and all links to both URLs have the same language.',
  notFixed:
    'The page may be in another sitemap, its entry may be missing, or the URL may be wrong.',
  isFixUnsafe: true,
  message: ({ loc = '', lang = '', target = '', twin, differs = [] }) =>
    twin === undefined
      ? sentence(
          '{loc:quote} lists the {lang:quote} page {target:quote}, which has no entry of its own.',
          { loc, lang, target },
        )
      : sentence(
          '{loc:quote} lists the {lang:quote} page {target:quote}, which has no entry of its own. {twin:quote} has one, and differs only in {parts:phrase}.',
          { loc, lang, target, twin, parts: tellDifferences(differs) },
        ),
  *find(site) {
    for (const at of writtenLinks(site)) {
      if (site.formEntry.get(at.target) !== -1) continue
      const link = describeLink(site, at)
      const twin = site.twins().of(at.target, site.linkValue.get(at.link))
      if (twin === null) {
        yield link
        continue
      }
      yield {
        ...link,
        ...relatedEntry(site, twin.listed, sentence('the entry of the other URL'), '/loc'),
        twin: entryLoc(site, site.formEntry.get(twin.listed)),
        differs: twin.differs,
        ...site.fixes?.twin(at, twin),
      }
    }
  },
}
