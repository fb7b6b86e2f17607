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
    'Reads the built HTML pages in a folder, before they are published: canonicals, hreflang links, robots rules, languages, titles and internal links. It compares them with the sitemaps and the robots.txt in the folder, and with the redirects and headers that _redirects, _headers, vercel.json, netlify.toml, staticwebapp.config.json, .htaccess and CNAME set, in the folder or next to it. Nothing else outside of the folder is read, apart from the files that --database and --crawl name, and no link is followed.',
    'A page that is noindex, redirects, is disallowed or is canonical elsewhere takes no part in a set of alternates. Links to it are reported as such, once.',
    'The first line says which file has which URL. The URL of the folder comes from most canonicals, else from the sitemaps, the alternates or a CNAME; --base overrides it. Then follow the problems by code and cause, each with its place and the places that it is about, counts of the pages of each language, and the verdict.',
  ],
  options: [
    {
      ...BASE_OPTION,
      sets: ['base'],
      summary:
        'The URL of the folder, such as https://example.com/ or https://example.com/docs/. Default: what most pages, the sitemaps or a CNAME say.',
    },
    {
      ...LIST_OF_FILES,
      name: 'database',
      sets: ['databases'],
      summary:
        'A URL source database with the alternates of the pages, which are compared with those of the pages and the sitemaps. May be given more than once.',
    },
    {
      ...LIST_OF_FILES,
      name: 'crawl',
      sets: ['crawls'],
      summary:
        'The export of a crawler of the published site (CSV of Screaming Frog, Sitebulb or Ahrefs): adds what only the server knows, which URLs redirect, are missing, or are noindex by a header. May be given more than once.',
    },
    ...MATCHING_OPTIONS,
    ...SITE_SEVERITY_OPTIONS,
    ...REPORT_OPTIONS,
    MEMORY_OPTION,
    ...listingOptions(MOST_ON_TERMINAL),
  ],
  examples: [
    { command: 'waymark audit dist/', what: 'what a build has made' },
    {
      command: `waymark audit dist/ --max-warnings 0 --severity ${MILD}=off`,
      what: 'fail in CI also for warnings, and never for one code',
    },
    {
      command: 'waymark audit dist/ --baseline known.json --write-baseline',
      what: 'accept the problems of today: with --baseline alone, only new ones are reported',
    },
    {
      command: 'waymark audit dist/ --report audit.html --since audit.json',
      what: 'write audit.html and audit.json, with the changes since the last audit.json',
    },
    {
      command: 'waymark audit dist/ --crawl internal_all.csv --database url-source.json',
      what: 'also with what a crawler found on the published site, and with a database',
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
