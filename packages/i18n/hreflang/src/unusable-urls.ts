import type { FindingDetails } from './finding.ts'
import { quote } from './quote.ts'
import {
  entryPointer,
  firstWrittenLink,
  formOfEntry,
  formOfLink,
  linkPointer,
  type Site,
} from './site.ts'

/** Finds the entries and alternates whose URL has no normal form for the given reason. */
export function* findUnusableUrls(site: Site, reason: number): Iterable<FindingDetails> {
  for (let entry = 0; entry < site.entryCount; entry++) {
    const loc = site.urls[site.entryUrl[entry]!]!
    if (formOfEntry(site, entry) === reason) {
      yield { pointer: `${entryPointer(site, entry)}/loc`, loc }
    }
    for (let link = firstWrittenLink(site, entry); link < site.linkStart[entry + 1]!; link++) {
      if (formOfLink(site, link) !== reason) continue
      yield {
        pointer: linkPointer(site, entry, link, 'loc'),
        loc,
        lang: site.values[site.linkValue[link]!]!,
        target: site.urls[site.linkUrl[link]!]!,
      }
    }
  }
}

/** The subject of a message about a URL of a page or an alternate. */
export function describeUrl({ loc, target }: FindingDetails): string {
  return target === undefined
    ? `The URL ${quote(loc)}`
    : `The alternate ${quote(target)} of ${quote(loc)}`
}
