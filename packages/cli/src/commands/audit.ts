import { type AuditOptions, auditSite } from '@waymark/site/audit'
import { diskFiles } from '@waymark/site/node'
import { AuditTexts, addressText, MOST_ON_TERMINAL } from '../audit/audit-texts.ts'
import { BASE_OPTION, chosenFolderUrl } from '../base-option.ts'
import { chosenConfig, MATCHING_OPTIONS } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import type { ExitStatus } from '../exit-status.ts'
import { readingOf } from '../input/byte-source.ts'
import { MEMORY_OPTION, tableMemoryOf } from '../memory-option.ts'
import { namedReports, refuseInFolder } from '../output/report-paths.ts'
import { REPORT_OPTIONS } from '../problems/report-options.ts'
import { MILD, SITE_SEVERITY_OPTIONS, siteJudge } from '../problems/site-severities.ts'
import { toPagesReport } from '../report/audit-report.ts'
import { ListedRun, listEvents, listingOptions } from '../report/listed-run.ts'
import { Listing } from '../report/listing.ts'

/** No path has a line break. */
const LIST_OF_FILES = { value: 'file', joiner: '\n', listJoiner: '\n' } as const

export const audit: Command = {
  name: 'audit',
  summary: SUMMARIES.audit,
  synopsis: '[options] <folder>',
  description: [
    'Reads the built HTML pages in a folder, before they are published: canonicals, hreflang links, robots rules, languages, titles and internal links. It compares them with the sitemaps and the robots.txt in the folder, and with the redirects and headers that _redirects, _headers, vercel.json, netlify.toml, staticwebapp.config.json, .htaccess and CNAME set, in the folder or next to it. Apart from the files in --database and --crawl, nothing else outside the folder is read, and symbolic links are not followed.',
    'A page that is noindex, redirects, is disallowed by robots.txt or names another URL as canonical cannot be an alternate. Links to such a page are reported once, with that cause.',
    'The first line shows how file names become URLs. The URL of the folder comes from the canonicals of most pages, else from the sitemaps, the alternates or a CNAME; --base overrides it. Next come the problems by code and cause, with all places concerned, the number of pages in each language, and the totals.',
  ],
  options: [
    {
      ...BASE_OPTION,
      sets: ['base'],
      summary:
        'The URL of the folder, such as https://example.com/ or https://example.com/docs/. Default: taken from most pages, the sitemaps or a CNAME.',
    },
    {
      ...LIST_OF_FILES,
      name: 'database',
      sets: ['databases'],
      summary:
        'A URL source database, whose alternates are compared with those of the pages and the sitemaps. May be given more than once.',
    },
    {
      ...LIST_OF_FILES,
      name: 'crawl',
      sets: ['crawls'],
      summary:
        'A crawler’s export of the published site (CSV of Screaming Frog, Sitebulb or Ahrefs), for facts that only the server knows: which URLs redirect, are missing, or have a noindex header. May be given more than once.',
    },
    ...MATCHING_OPTIONS,
    ...SITE_SEVERITY_OPTIONS,
    ...REPORT_OPTIONS,
    MEMORY_OPTION,
    ...listingOptions(MOST_ON_TERMINAL),
  ],
  examples: [
    { command: 'waymark audit dist/', what: 'check the pages of a build' },
    {
      command: `waymark audit dist/ --max-warnings 0 --severity ${MILD}=off`,
      what: 'in CI, fail for warnings too, but ignore one code',
    },
    {
      command: 'waymark audit dist/ --baseline known.json --write-baseline',
      what: 'accept the current problems; later, --baseline alone reports only new ones',
    },
    {
      command: 'waymark audit dist/ --report audit.html --since audit.json',
      what: 'write audit.html and audit.json, with the changes since the last audit.json',
    },
    {
      command: 'waymark audit dist/ --crawl internal_all.csv --database url-source.json',
      what: 'compare also with a crawl of the published site, and with a database',
    },
    {
      command: 'waymark audit preview/ --base https://example.com/docs/',
      what: 'a folder that is published below /docs/',
    },
  ],
  operands: { name: 'folder', min: 1, max: 1, kind: 'folder' },
  check: siteJudge,
  run,
}

async function run(call: Call): Promise<ExitStatus> {
  const { operands, options, io } = call
  const [folder = ''] = operands
  const base = chosenFolderUrl(options)
  const [databases = [], crawls = []] = ['database', 'crawl'].map(
    (name) => options.text(name)?.split(LIST_OF_FILES.joiner) ?? [],
  )
  const settings: AuditOptions = {
    ...tableMemoryOf(options),
    ...(base === null ? {} : { base }),
    databases,
    crawls,
    config: chosenConfig(options),
    now: io.clock(),
  }
  await refuseInFolder(folder, await namedReports(options), null)
  const run = await ListedRun.open(call, 'audit', [...databases, ...crawls])
  const texts = new AuditTexts(options, io)
  const listing = new Listing({ command: 'audit', options, filter: run.filter, texts }, io)
  const events = auditSite(folder, diskFiles(readingOf(io)), settings)
  const found = await listEvents(events, listing, (event) => {
    if (event.type !== 'address' || options.text('format') !== 'text') return
    io.stdout.write(`${addressText(folder, event.address)}\n`)
  })
  const report = toPagesReport(found, listing.listed(), run.facts())
  return await run.finish(report, listing, {
    render: async (shared) => (await import('../report/html-audit.ts')).renderAudit(shared),
  })
}
