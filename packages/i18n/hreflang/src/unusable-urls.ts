import type { FindingDetails } from './finding.ts'
import {
  entryPointer,
  firstWrittenLink,
  formOfEntry,
  formOfLink,
  linkPointer,
  type Site,
} from './site.ts'

/** Entries and alternates whose address has no normal form for one reason. */
export function* findUnusableAddresses(site: Site, reason: number): Iterable<FindingDetails> {
  for (let entry = 0; entry < site.entryCount; entry++) {
    const loc = site.texts[site.entryText[entry]!]!
    if (formOfEntry(site, entry) === reason) {
      yield { pointer: `${entryPointer(site, entry)}/loc`, loc }
    }
    for (let link = firstWrittenLink(site, entry); link < site.linkStart[entry + 1]!; link++) {
      if (formOfLink(site, link) !== reason) continue
      yield {
        pointer: linkPointer(site, entry, link, 'loc'),
        loc,
        lang: site.values[site.linkValue[link]!]!,
        target: site.texts[site.linkText[link]!]!,
      }
    }
  }
}
