import type { AuditCheck } from '../audit-context.ts'
import { alternateOnOtherHost } from './alternate-on-other-host.ts'
import { alternateToDisallowed } from './alternate-to-disallowed.ts'
import { alternateToMissing } from './alternate-to-missing.ts'
import { alternateToNoindex } from './alternate-to-noindex.ts'
import { alternateToNotCanonical } from './alternate-to-not-canonical.ts'
import { alternateToRedirect } from './alternate-to-redirect.ts'
import { alternatesDisagree } from './alternates-disagree.ts'
import { alternatesIgnored } from './alternates-ignored.ts'
import { alternatesInTwoPlaces } from './alternates-in-two-places.ts'
import { alternatesMissing } from './alternates-missing.ts'
import { canonicalChained } from './canonical-chained.ts'
import { canonicalOnOtherHost } from './canonical-on-other-host.ts'
import { canonicalShared } from './canonical-shared.ts'
import { canonicalToDisallowed } from './canonical-to-disallowed.ts'
import { canonicalToMissing } from './canonical-to-missing.ts'
import { canonicalToNoindex } from './canonical-to-noindex.ts'
import { canonicalToOtherLanguage } from './canonical-to-other-language.ts'
import { canonicalToRedirect } from './canonical-to-redirect.ts'
import { hreflangSets } from './hreflang-sets.ts'
import { htmlLangContradictsHreflang } from './html-lang-contradicts-hreflang.ts'
import { linkToMissing } from './link-to-missing.ts'
import { linkToRedirect } from './link-to-redirect.ts'
import { listedOnOtherHost } from './listed-on-other-host.ts'
import { listedPageMissing } from './listed-page-missing.ts'
import { listedPageNoindex } from './listed-page-noindex.ts'
import { listedPageNotCanonical } from './listed-page-not-canonical.ts'
import { listedPageRedirects } from './listed-page-redirects.ts'
import { pageNotListed } from './page-not-listed.ts'
import { pageOrphaned } from './page-orphaned.ts'
import { pagesTwice } from './pages-twice.ts'
import { redirectChained } from './redirect-chained.ts'
import { redirectLoop } from './redirect-loop.ts'
import { redirectToMissing } from './redirect-to-missing.ts'
import { titleShared } from './title-shared.ts'

/**
 * The checks of a whole site, in the order of precedence. A cause is reported once, by the first check that finds it, with the
 * other places where it shows. The cause of a page that is not shown is the page; that of a URL that leads nowhere is the URL.
 *
 * 1. What robots.txt disallows is reported with the sitemaps, by rule.
 * 2. A redirect that leads nowhere, before what leads to it.
 * 3. Alternates, then sitemaps, then canonicals, then links that lead to a URL which is not shown. A page whose canonical is wrong
 *    is reported by that alone, and not by what leads to the page.
 * 4. What is wrong with sets of alternates: only pages that are shown are in them, and a link to a URL that redirects or is not
 *    canonical counts as one to the URL that is shown. Of a page whose sources disagree, only that is reported.
 * 5. What is missing: a page that is reported otherwise is neither orphaned nor missing in a sitemap.
 */
export const auditChecks: readonly AuditCheck[] = [
  redirectLoop,
  redirectToMissing,
  redirectChained,
  alternateToMissing,
  alternateToRedirect,
  alternateToDisallowed,
  alternateToNoindex,
  alternateToNotCanonical,
  listedOnOtherHost,
  listedPageMissing,
  listedPageRedirects,
  listedPageNoindex,
  listedPageNotCanonical,
  canonicalOnOtherHost,
  canonicalToMissing,
  canonicalToRedirect,
  canonicalToDisallowed,
  canonicalToNoindex,
  canonicalChained,
  canonicalShared,
  canonicalToOtherLanguage,
  alternatesIgnored,
  alternatesMissing,
  alternatesDisagree,
  alternatesInTwoPlaces,
  alternateOnOtherHost,
  hreflangSets,
  htmlLangContradictsHreflang,
  linkToMissing,
  linkToRedirect,
  pageNotListed,
  pageOrphaned,
  pagesTwice,
  titleShared,
]
