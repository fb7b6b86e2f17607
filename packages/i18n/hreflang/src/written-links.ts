import type { FindingDetails } from './finding.ts'
import { firstWrittenLink, formOfEntry, formOfLink, linkPointer, type Site } from './site.ts'

/** A written link between two usable addresses. */
export interface WrittenLink {
  readonly entry: number
  readonly link: number
  /** Normal forms of the page and of the alternate. */
  readonly source: number
  readonly target: number
}

/** One object serves the whole walk; a finding is made at once or not at all. */
export function* writtenLinks(site: Site): Iterable<WrittenLink> {
  const at = { entry: 0, link: 0, source: 0, target: 0 }
  for (at.entry = 0; at.entry < site.entryCount; at.entry++) {
    at.source = formOfEntry(site, at.entry)
    if (at.source < 0) continue
    for (
      at.link = firstWrittenLink(site, at.entry);
      at.link < site.linkStart[at.entry + 1]!;
      at.link++
    ) {
      at.target = formOfLink(site, at.link)
      if (at.target >= 0) yield at
    }
  }
}

/** What a finding about one alternate says. */
export function describeLink(
  site: Site,
  { entry, link }: { readonly entry: number; readonly link: number },
  member: 'lang' | 'loc' = 'loc',
): FindingDetails & { readonly lang: string } {
  return {
    pointer: linkPointer(site, entry, link, member),
    loc: site.texts[site.entryText[entry]!]!,
    lang: site.values[site.linkValue[link]!]!,
    target: site.texts[site.linkText[link]!]!,
  }
}
