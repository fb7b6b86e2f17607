import type { PageFacts } from '@waymark/pages'
import { parseUrl } from '@waymark/url-parser'
import { FileError } from '../file-error.ts'
import type { AddressFinder } from './address.ts'
import type { PageFiles } from './audit-types.ts'
import { readPageFile } from './page-file.ts'
import { isPageName } from './page-names.ts'
import type { SiteFolder } from './site-folder.ts'

/** So many pages are read at most. */
const MOST_HEADS = 2000

/** So many canonicals show which file has which URL. */
const ENOUGH = 200

/** The pages are read in so many rounds, each evenly spread over the site. */
const ROUNDS = 10

/** Reads the heads of some of the pages, until they show which file has which URL. */
export async function sampleHeads(
  { names, pathOf }: SiteFolder,
  files: PageFiles,
  finder: AddressFinder,
): Promise<void> {
  const pages: number[] = []
  for (let file = 0; file < names.length; file++) if (isPageName(names.text(file))) pages.push(file)
  const step = Math.max(1, pages.length / MOST_HEADS)
  for (let round = 0; round < ROUNDS && finder.canonicals < ENOUGH; round++) {
    for (let at = round * step; at < pages.length; at += ROUNDS * step) {
      const name = names.text(pages[Math.floor(at)]!)
      try {
        addHead(name, await readPageFile(pathOf(name), files, { headOnly: true }), finder)
      } catch (error) {
        // It is reported when the whole page is read.
        if (!(error instanceof FileError)) throw error
      }
    }
  }
}

function addHead(
  name: string,
  { refresh, canonicals, alternates }: PageFacts,
  finder: AddressFinder,
): void {
  // A page that redirects names the page to which it does.
  if (refresh !== null) return
  const canonical = canonicals.find(({ href }) => parseUrl(href) !== null)
  if (canonical !== undefined) finder.addCanonical(name, canonical.href)
  for (const { href } of alternates) finder.addAlternate(name, href)
}
