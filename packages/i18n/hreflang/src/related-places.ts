import { type Sentence, tell } from '@waymark/infra/internal'
import type { RelatedPlace } from './finding.ts'
import { entryPointer, formOfLink, linkPointer, type Site } from './site.ts'

/** The maximum number of related places of a finding. */
export const MAX_RELATED = 10

/** Returns the first entry of a page as a related place; nothing if the page has no entry. */
export function relatedEntry(
  site: Site,
  form: number,
  note: Sentence,
  member: '' | '/loc' = '',
): { readonly related?: readonly RelatedPlace[] } {
  const entry = site.formEntry.get(form)
  return entry === -1
    ? {}
    : { related: [{ pointer: entryPointer(site, entry) + member, ...tell({ note }) }] }
}

/** Returns the place where a page's own entry says its language: its `lang`, or the link with which it lists itself. */
export function relatedLanguage(
  site: Site,
  form: number,
  language: string,
  note: Sentence,
): { readonly related?: readonly RelatedPlace[] } {
  for (let entry = site.formEntry.get(form); entry !== -1; entry = site.nextEntry.get(entry)) {
    const own = site.entryValue.get(entry)
    if (own >= 0 && site.values[own] === language) {
      return { related: [{ pointer: `${entryPointer(site, entry)}/lang`, ...tell({ note }) }] }
    }
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      if (formOfLink(site, link) !== form) continue
      if (site.values[site.linkValue.get(link)] !== language) continue
      return { related: [{ pointer: linkPointer(site, entry, link, 'lang'), ...tell({ note }) }] }
    }
  }
  return relatedEntry(site, form, note)
}
