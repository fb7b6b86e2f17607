import { parseUrl } from '@waymark/url-parser'
import { FileError } from '../file-error.ts'
import type { AddressFinder } from './address.ts'
import type { PageFiles } from './audit-types.ts'
import { readPageFile } from './page-file.ts'
import { isPageName } from './page-names.ts'
import type { SiteFolder } from './site-folder.ts'

/** So many pages show which file has which URL. */
const MOST_HEADS = 2000

/** Reads the heads of some of the pages, evenly spread, to find out which file has which URL. */
export async function sampleHeads(
  { names, pathOf }: SiteFolder,
  files: PageFiles,
  finder: AddressFinder,
): Promise<void> {
  const pages: number[] = []
  for (let file = 0; file < names.length; file++) if (isPageName(names.text(file))) pages.push(file)
  const step = Math.max(1, pages.length / MOST_HEADS)
  for (let at = 0; at < pages.length; at += step) {
    const name = names.text(pages[Math.floor(at)]!)
    try {
      const facts = await readPageFile(pathOf(name), files, { headOnly: true })
      const canonical = facts.canonicals.find(({ href }) => parseUrl(href) !== null)
      if (canonical !== undefined) finder.addCanonical(name, canonical.href)
      for (const { href } of facts.alternates) finder.addAlternate(name, href)
    } catch (error) {
      // It is reported when the whole page is read.
      if (!(error instanceof FileError)) throw error
    }
  }
}
