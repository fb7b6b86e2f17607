import type { TableMemory } from '@waymark/hreflang'
import { checkOptions } from '@waymark/infra/options'
import { openMemory, withinMemory } from '../table-store.ts'
import { shownPath } from '../words.ts'
import { AlternateSets } from './alternate-sets.ts'
import type { AuditContext } from './audit-context.ts'
import { AUDIT_OPTIONS, type AuditOptions } from './audit-options.ts'
import { auditReport } from './audit-report.ts'
import type { AuditEvent, AuditReport, PageFiles } from './audit-types.ts'
import { type BuiltSite, BuiltSiteReader, problemEvents } from './built-site-reader.ts'
import { CanonicalFaults } from './canonical-faults.ts'
import { auditChecks } from './checks/index.ts'
import { Claims } from './claims.ts'
import { Listings } from './listings.ts'
import { PagesTwice } from './pages-twice.ts'
import { RedirectChains } from './redirect-chains.ts'
import { ToldUrls } from './told-urls.ts'

/**
 * Audits a folder with built pages: what the pages, the sitemaps and the files for hosts say of each other. The URL of the folder
 * and which file has which URL are found out; that is the event `address`. Nothing outside of the folder is read, apart from the
 * files for hosts, which may be next to it.
 *
 * Problems are returned as they are found: those of sitemaps and of single pages first, then those that need all pages. One cause
 * is one problem, with the other places where it shows.
 *
 * @param folder - The path of the folder, such as `dist`.
 * @returns The counts, after all events have been read.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the folder cannot be listed, or has no page.
 *
 * @example
 * ```ts
 * import { auditSite } from '@waymark/site/audit'
 * import { blobFiles } from '@waymark/site/web'
 *
 * const page = (canonical: string) =>
 *   `<!doctype html><html lang="en"><title>Tea</title><link rel="canonical" href="${canonical}"><a href="/">Home</a>`
 * const files = blobFiles([
 *   { path: 'dist/index.html', blob: new Blob([page('https://a.example/')]) },
 *   { path: 'dist/tea/index.html', blob: new Blob([page('https://a.example/teas/')]) },
 * ])
 * const codes: string[] = []
 * for await (const event of auditSite('dist', files)) {
 *   if (event.type === 'problem') codes.push(event.problem.code)
 * }
 * codes // => ['canonical-to-missing']
 * ```
 */
export async function* auditSite(
  folder: string,
  files: PageFiles,
  options: AuditOptions = {},
): AsyncGenerator<AuditEvent, AuditReport, undefined> {
  options = checkOptions(options, AUDIT_OPTIONS)
  const memory = openMemory(options.memory, files.createStore)
  const reading = { memory: memory.tables, withSitemaps: true, contents: null }
  const events = audit(new BuiltSiteReader(files, options, reading), folder, memory.tables)
  return yield* withinMemory(events, memory, shownPath(folder))
}

async function* audit(
  reader: BuiltSiteReader,
  folder: string,
  memory: TableMemory | undefined,
): AsyncGenerator<AuditEvent, AuditReport, undefined> {
  const site = yield* reader.read(folder)
  const context = contextOf(site, memory)
  for (const check of auditChecks) yield* problemEvents(check.find(context))
  return auditReport(context, site.figures)
}

function contextOf(
  { graph, hosts, elsewhere, isComplete, disallowedLines }: BuiltSite,
  memory: TableMemory | undefined,
): AuditContext {
  const faults = new CanonicalFaults(graph, memory)
  return {
    graph,
    faults,
    listings: new Listings(graph, { elsewhere, isComplete }, memory),
    claims: new Claims(graph, memory),
    told: new ToldUrls(graph, disallowedLines, memory),
    sets: new AlternateSets({ graph, faults, memory }),
    redirects: new RedirectChains(graph, hosts.hosting.paths, memory),
    twice: new PagesTwice(graph),
  }
}
