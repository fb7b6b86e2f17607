import type { ProblemEntry } from '@waymark/infra/problem'
import { alternateEntries } from './pages/alternate-entries.ts'
import { canonicalEntries } from './pages/canonical-entries.ts'
import { headEntries } from './pages/head-entries.ts'
import { linkEntries } from './pages/link-entries.ts'
import { listingEntries } from './pages/listing-entries.ts'

/** What the built pages of a site show, and the files beside them. */
export const pageEntries: readonly ProblemEntry[] = [
  ...headEntries,
  ...canonicalEntries,
  ...alternateEntries,
  ...listingEntries,
  ...linkEntries,
]
