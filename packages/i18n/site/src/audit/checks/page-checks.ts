import type { PageCheck } from '../page-check.ts'
import { baseElsewhere } from './base-elsewhere.ts'
import { canonicalMissing } from './canonical-missing.ts'
import { canonicalNotUrl } from './canonical-not-url.ts'
import { canonicalRelative } from './canonical-relative.ts'
import { canonicalWithAttributes } from './canonical-with-attributes.ts'
import { canonicalWithFragment } from './canonical-with-fragment.ts'
import { conflictingCanonicals } from './conflicting-canonicals.ts'
import { duplicateCanonical } from './duplicate-canonical.ts'
import { hostUnreachable } from './host-unreachable.ts'
import { htmlLangInvalid } from './html-lang-invalid.ts'
import { htmlLangMissing } from './html-lang-missing.ts'
import { linkOutsideHead } from './link-outside-head.ts'
import { noindexAndCanonical } from './noindex-and-canonical.ts'
import { pageLimitExceeded } from './page-limit-exceeded.ts'
import { robotsOutsideHead } from './robots-outside-head.ts'
import { titleMissing } from './title-missing.ts'

/**
 * What a page says by itself is reported while it is read. Nothing is reported of a page that redirects, because nobody sees it.
 * What is wrong with how something is written does not change what it means: a canonical outside of the head is followed as if it
 * were there, and a relative URL is resolved, so that no other check reports the same again.
 */
export const pageChecks: readonly PageCheck[] = [
  pageLimitExceeded,
  htmlLangMissing,
  htmlLangInvalid,
  titleMissing,
  baseElsewhere,
  hostUnreachable,
  linkOutsideHead,
  robotsOutsideHead,
  canonicalMissing,
  canonicalNotUrl,
  canonicalRelative,
  canonicalWithFragment,
  canonicalWithAttributes,
  duplicateCanonical,
  conflictingCanonicals,
  noindexAndCanonical,
]
