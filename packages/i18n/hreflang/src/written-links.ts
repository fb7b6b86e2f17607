import type { FindingDetails } from './finding.ts'
import {
  entryLoc,
  firstWrittenLink,
  formOfEntry,
  formOfLink,
  linkLang,
  linkLoc,
  linkPointer,
  type Site,
} from './site.ts'

/** A link that is written in the data and whose two URLs are usable. */
export interface WrittenLink {
  readonly entry: number
  readonly link: number
  /** Normal forms of the page and of the alternate. */
  readonly source: number
  readonly target: number
}

/** Lists the written links. It yields the same object each time, so a caller must read it before the next step. */
export function* writtenLinks(site: Site): Iterable<WrittenLink> {
  const at = { entry: 0, link: 0, source: 0, target: 0 }
  for (at.entry = 0; at.entry < site.entryCount; at.entry++) {
    at.source = formOfEntry(site, at.entry)
    if (at.source < 0) continue
    for (
      at.link = firstWrittenLink(site, at.entry);
      at.link < site.linkStart.get(at.entry + 1);
      at.link++
    ) {
      at.target = formOfLink(site, at.link)
      if (at.target >= 0) yield at
    }
  }
}

/** The details of a finding about one link. */
export function describeLink(
  site: Site,
  { entry, link }: { readonly entry: number; readonly link: number },
  member: 'lang' | 'loc' = 'loc',
): FindingDetails & { readonly lang: string } {
  return {
    pointer: linkPointer(site, entry, link, member),
    loc: entryLoc(site, entry),
    lang: linkLang(site, link),
    target: linkLoc(site, link),
  }
}
