import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSite } from '@waymark/site'
import { diskFiles, writeSite } from '@waymark/site/node'
import { ORIGIN } from '../src/address.ts'
import type { Page } from '../src/page.ts'
import { urlSource } from '../src/url-source.ts'

/**
 * Writes the sitemap of the site by Waymark itself, and checks what was written.
 *
 * @returns What was written, in one sentence.
 * @throws {Error} If there is any problem.
 */
export async function writeSitemap(
  pages: readonly Pick<Page, 'language' | 'path'>[],
  folder: string,
): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'waymark-site-'))
  const problems: string[] = []
  try {
    const database = join(place, 'url-source.json')
    writeFileSync(database, JSON.stringify(urlSource(pages)))
    const { counts } = await writeSite(database, folder, {
      baseUrl: `${ORIGIN}/`,
      onProblem: ({ code, message }) => problems.push(`${code}: ${message}`),
    })
    for await (const event of checkSite([join(folder, 'sitemap.xml')], diskFiles())) {
      if (event.type === 'problem') problems.push(`${event.problem.code}: ${event.problem.message}`)
    }
    if (problems.length > 0) {
      throw new Error(
        `The sitemap has ${problems.length} problems:\n${problems.slice(0, 10).join('\n')}`,
      )
    }
    writeFileSync(join(folder, 'robots.txt'), `Sitemap: ${ORIGIN}/sitemap.xml\n`)
    return `sitemap.xml: ${counts.written} pages, 0 problems`
  } finally {
    rmSync(place, { recursive: true })
  }
}
