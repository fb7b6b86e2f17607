import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childPath } from './child.ts'
import type { ContestResult } from './contest.ts'
import { SITE, sitemapDatabase } from './inputs/sitemap-groups.ts'
import { PACKAGE_FOLDER } from './package-folder.ts'
import { compare } from './processes.ts'
import { runMeasured } from './resources.ts'

const PROGRAM = fileURLToPath(new URL('node_modules/@waymark/cli/dist/waymark.js', PACKAGE_FOLDER))

/**
 * Whole processes, in turns: sitemap.js only writes the URLs of a site; `waymark sitemap` also reads them from a database and
 * checks them, and `waymark validate` reads and checks them. Processor time, so that other work on the machine counts less.
 */
export async function measureSitemaps(pages: number, rounds: number): Promise<ContestResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  try {
    const database = join(folder, 'urls.json')
    const output = join(folder, 'out')
    const report = join(folder, 'report.html')
    await writeFile(database, sitemapDatabase(pages))
    const sitemap = ['sitemap', database, '--out', output, '--report', report, '--base', SITE]
    const ways: [string, readonly string[]][] = [
      ['sitemap.js', [childPath('sitemap-js'), String(pages), output]],
      ['sitemap', [PROGRAM, ...sitemap]],
      ['validate', [PROGRAM, 'validate', database]],
    ]
    const times = new Map<string, number[]>(ways.map(([name]) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, args] of round % 2 === 1 ? [...ways].reverse() : ways) {
        // What is there already would not be written again.
        rmSync(output, { recursive: true, force: true })
        mkdirSync(output)
        times.get(name)!.push((runMeasured(args).processorTime * 1e3) / pages)
      }
    }
    return ['sitemap', 'validate'].map((name) => ({
      operation: `waymark ${name}, beside sitemap.js writing`,
      input: `${pages} pages in ten languages`,
      items: pages,
      entrants: compare([
        ['sitemap.js', times.get('sitemap.js')!],
        ['waymark', times.get(name)!],
      ]),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
