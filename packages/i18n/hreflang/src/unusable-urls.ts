import type { FindingDetails } from './finding.ts'
import {
  entryLoc,
  entryPointer,
  firstWrittenLink,
  formOfEntry,
  formOfLink,
  type Site,
} from './site.ts'
import { describeLink } from './written-links.ts'

/** Finds the entries and alternates whose URL has no normal form for the given reason. */
export function* findUnusableUrls(site: Site, reason: number): Iterable<FindingDetails> {
  for (let entry = 0; entry < site.entryCount; entry++) {
    if (formOfEntry(site, entry) === reason) {
      yield { pointer: `${entryPointer(site, entry)}/loc`, loc: entryLoc(site, entry) }
    }
    for (let link = firstWrittenLink(site, entry); link < site.linkStart.get(entry + 1); link++) {
      if (formOfLink(site, link) !== reason) continue
      yield describeLink(site, { entry, link })
    }
  }
}
