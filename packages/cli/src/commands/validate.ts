import { sentence } from '@waymark/infra/internal'
import { type CheckOptions, checkSite } from '@waymark/site'
import { diskFiles, type FixedDatabase } from '@waymark/site/node'
import { CANONICAL_OPTIONS, chosenConfig } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import type { ExitStatus } from '../exit-status.ts'
import { verbatim } from '../failure.ts'
import { chosenFix, FIX_DESCRIPTION, FIX_OPTIONS } from '../fix/fix-option.ts'
import { fixedTitle, fixText, leftIn, tellFixed } from '../fix/fix-report.ts'
import { fixInPlace, printFixes } from '../fix/run-fix.ts'
import { allowsUnreachableHosts, HOSTS_OPTION } from '../hosts-option.ts'
import { readingOf } from '../input/byte-source.ts'
import { INPUT_FORMAT, inputFormatOf, refuseDatabaseOptions } from '../input/database-input.ts'
import { saidName } from '../input/said-name.ts'
import { MEMORY_OPTION, tableMemoryOf } from '../memory-option.ts'
import type { OptionValues } from '../option-values.ts'
import { REPORT_OPTIONS } from '../problems/report-options.ts'
import { MILD, SITE_SEVERITY_OPTIONS, siteJudge } from '../problems/site-severities.ts'
import { ListedRun, listEvents, listingOptions } from '../report/listed-run.ts'
import { Listing } from '../report/listing.ts'
import { toValidationReport } from '../report/validation-report.ts'
import { MOST_ON_TERMINAL, ValidationTexts } from '../validate/validation-texts.ts'

export const validate: Command = {
  name: 'validate',
  summary: SUMMARIES.validate,
  synopsis: '[options] <file|folder|->…',
  description: [
    'Checks a URL source database (JSON, NDJSON, CSV or TSV), a sitemap (XML, a feed in RSS or Atom, or text with one URL per line), the sitemaps that a robots.txt names, or all sitemaps in a folder (plain, gzip or zstd; other XML is skipped): syntax, URLs, dates, languages, and the hreflang links between pages. Several sitemaps, or several files of a database, are checked as one site. The sitemaps that an index or a robots.txt lists are searched by the ends of their paths: in its folder and below or, if you give a folder that contains it, anywhere in that folder.',
    'URLs with the same canonical form are one page. The default form removes the fragment and normalises only the spelling: the case of the scheme and the host, the default port, dot segments and percent-encoding. --canonical chooses another form. The member canonical of a database does the same for everything that neither the options nor the configuration set.',
    'Each problem is printed on one line with its place: file, line and column, and in a database the JSON Pointer or the column of the table. A wrong table cell that concerns several pages is one problem. If a problem concerns two places, such as a page and the page that should link back, the other place comes last. The last lines are counts of the site, for which URLs are compared as they are written.',
    `With --fix, a database is corrected in place: hreflang values, missing self links and return links, repeated links and entries, dates and more. Corrections are repeated until there are none left. Problems with several possible corrections are listed; waymark explain <code> describes them. ${FIX_DESCRIPTION} The patch of --patch and --dry-run is a JSON Patch (RFC 6902) for JSON, which is often one long line; for NDJSON, CSV and TSV it is a unified diff for patch -p1 and git apply.`,
  ],
  options: [
    {
      name: 'check',
      value: 'what',
      choices: ['usable', 'canonical'],
      fallback: 'usable',
      summary:
        'canonical also reports each URL that is not in its canonical form. For databases only.',
    },
    INPUT_FORMAT,
    ...CANONICAL_OPTIONS,
    HOSTS_OPTION,
    ...SITE_SEVERITY_OPTIONS,
    ...REPORT_OPTIONS,
    ...FIX_OPTIONS,
    MEMORY_OPTION,
    ...listingOptions(MOST_ON_TERMINAL),
  ],
  examples: [
    {
      command: 'waymark validate url-source.json --check canonical',
      what: 'a database; also report URLs that are not canonical',
    },
    {
      command: 'waymark validate --fix url-source.json --backup .bak',
      what: 'correct a database, with a copy of the original in url-source.json.bak',
    },
    {
      command: `waymark validate public/ --max-warnings 0 --severity ${MILD}=off`,
      what: 'in CI, fail for warnings too, but ignore one code',
    },
    {
      command: 'waymark validate public/ --baseline known.json --write-baseline',
      what: 'accept the current problems; later, --baseline alone reports only new ones',
    },
    { command: 'waymark validate public/', what: 'all the sitemaps of a site, as one site' },
    {
      command: 'waymark validate public/ --report check.html --since check.json',
      what: 'write check.html and check.json, with the changes since the last check.json',
    },
    {
      command:
        'curl -s https://example.com/sitemap.xml | waymark validate - --format json | jq .counts',
      what: 'a sitemap from the web; print only the counts',
    },
  ],
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY, kind: 'files' },
  check: siteJudge,
  run,
}

async function run(call: Call): Promise<ExitStatus> {
  const { operands, options, io } = call
  const check: CheckOptions = {
    ...inputFormatOf(options),
    ...tableMemoryOf(options),
    config: chosenConfig(options),
    allowUnreachableHosts: allowsUnreachableHosts(options),
    check: options.text('check') === 'canonical' ? 'canonical' : 'usable',
    now: io.clock(),
  }
  const fix = await chosenFix(options, operands)
  const run = await ListedRun.open(call, 'validate')
  const { filter } = run
  const fixing = fix === null ? null : { call: fix, check, filter, io }
  if (fixing?.call.isDryRun === true) return await printFixes(operands, fixing)
  const fixed = fixing === null ? null : await fixInPlace(operands, fixing)
  const texts = new ValidationTexts(options, io)
  const listing = new Listing({ command: 'validate', options, filter, texts }, io)
  if (fixed !== null) writeFixed(operands[0] ?? '', fixed, call)
  const events = checkSite(operands, diskFiles(readingOf(io)), check)
  const { figures, ...site } = await listEvents(events, listing, (event) => {
    if (event.type === 'input' && event.form === 'sitemap') refuseFor(event.name, options)
  })
  const report = toValidationReport({ ...figures, ...site, ...listing.listed() }, run.facts())
  return await run.finish(report, listing, {
    render: async (shared) =>
      (await import('../report/html-validation.ts')).renderValidation(shared),
    ...(fixed !== null && { others: { fixed: fixed.fixed } }),
  })
}

/** Says what was corrected before the check. */
function writeFixed(path: string, fixed: FixedDatabase, { options, io }: Call): void {
  if (options.text('format') === 'text') io.stdout.write(fixText(path, fixed, io))
  else tellFixed(`waymark validate: ${fixedTitle(path, fixed)}`, leftIn(fixed), io)
}

function refuseFor(sitemap: string, options: OptionValues): void {
  const check = options.text('check') === 'canonical' ? ['--check canonical'] : []
  const why = sentence('{sitemap:verbatim} is a sitemap', {
    sitemap: verbatim(saidName(sitemap)),
  })
  refuseDatabaseOptions(options, why, check)
}
