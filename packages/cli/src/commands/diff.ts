import { sentence } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { diffSites, indexNowRequests, type SideFigures, type SiteDiff } from '@waymark/site'
import { diskFiles } from '@waymark/site/node'
import { CANONICAL_OPTIONS, chosenConfig } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { type ExitStatus, statusOf } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { allowsUnreachableHosts, HOSTS_OPTION } from '../hosts-option.ts'
import { readingOf } from '../input/byte-source.ts'
import { INPUT_FORMAT, inputFormatOf, refuseDatabaseOptions } from '../input/database-input.ts'
import type { Io } from '../io.ts'
import { optionFailure } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { diffLines } from '../report/diff-lines.ts'
import { listed, say } from '../speech.ts'
import { safePath } from '../terminal/safe-text.ts'

export const diff: Command = {
  name: 'diff',
  summary: SUMMARIES.diff,
  synopsis: '[options] <old> <new>',
  description: [
    'Compares two versions of a site: pages that were added, removed and changed, and alternates that appeared or disappeared. Each version is a URL source database (JSON, NDJSON, CSV or TSV), a sitemap (XML, a feed, or text with one URL per line), a sitemap index, a robots.txt, or a folder with sitemaps, plain, gzip or zstd. The two may have different formats: a database is compared as waymark sitemap would publish it.',
    'URLs with the same canonical form are one page. The default form removes the fragment and normalises only the spelling: the case of the scheme and the host, the default port, dot segments and percent-encoding. --canonical chooses another form. The member canonical of a database does the same for everything that neither the options nor the configuration set. A page whose URL is only written differently counts as changed. Dates for the same moment, the letter case of languages, and the order of pages and alternates make no difference. If a page has several entries, the first counts.',
    'If a version cannot be read to its end, or a sitemap of an index is missing, nothing is compared: the missing pages would look removed.',
  ],
  options: [
    INPUT_FORMAT,
    ...CANONICAL_OPTIONS,
    HOSTS_OPTION,
    {
      name: 'all',
      summary: 'Lists all pages and alternates in the text output, not only the first ones.',
    },
    formatOption(
      'json prints one object per line, the counts first. urls prints the URLs of added, changed and removed pages, one per line. indexnow prints the bodies of requests to IndexNow, one per line, each with at most 10,000 URLs of one host.',
      ['text', 'json', 'urls', 'indexnow'],
    ),
    {
      name: 'key',
      value: 'key',
      sets: ['key'],
      summary: 'The key for --format indexnow: 8 to 128 letters, digits and hyphens.',
    },
    {
      name: 'key-location',
      value: 'url',
      sets: ['keyLocation'],
      summary:
        'The URL of the file with the key, if it is not at the root of the host. Only URLs in its folder are printed.',
    },
  ],
  examples: [
    { command: 'waymark diff old.json url-source.json', what: 'what has changed in a database' },
    {
      command:
        'waymark diff public/ url-source.json --format json | jq -r "select(.type==\\"removed\\").loc"',
      what: 'the published pages that the next sitemap will not have',
    },
    {
      command: 'waymark diff old/ public/ --format indexnow --key 4f1d2a7c9b3e > requests.ndjson',
      what: 'IndexNow requests that tell search engines about the changes',
    },
  ],
  exitStatuses: { 0: 'there is no difference', 1: 'there are differences' },
  operands: { name: 'version', min: 2, max: 2, kind: 'files' },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const [old = '', young = ''] = operands
  const format = options.required('format')
  const key = chosenKey(options, format)
  if (options.isOn('all') && format !== 'text') {
    throw usageFailure('--all: for --format text only, and --format {format} always lists all', {
      detail: 'all-for-text',
      format,
    })
  }
  const found = await diffSites([old], [young], diskFiles(readingOf(io)), {
    ...inputFormatOf(options),
    config: chosenConfig(options),
    allowUnreachableHosts: allowsUnreachableHosts(options),
  })
  if (found.before.form === 'sitemap' && found.after.form === 'sitemap') {
    const others = options.isOn('https-only') ? ['--https-only'] : []
    refuseDatabaseOptions(options, sentence('both versions are sitemaps'), others)
  }
  if (format === 'text') {
    await io.stdout.writeAll(textOf(found, [old, young], options.isOn('all'), io))
  } else if (format === 'json') await io.stdout.writeAll(jsonLines(found))
  else if (key === null) await io.stdout.writeAll(urlLines(found))
  else await writeRequests(found, key, io)
  return statusOf({ isDifferent: !found.isEmpty })
}

interface Key {
  readonly key: string
  readonly keyLocation?: string
}

/** The key and its location; `null` for other formats, which refuse both. */
function chosenKey(options: OptionValues, format: string): Key | null {
  const keyLocation = options.text('key-location')
  if (format !== 'indexnow') {
    const given = ['key', 'key-location'].filter((name) => options.text(name) !== null)
    if (given.length === 0) return null
    throw usageFailure('{given}: for --format indexnow only: remove it, or add that', {
      detail: 'for-indexnow',
      given: given.map((name) => `--${name}`),
    })
  }
  const key = { key: options.required('key'), ...(keyLocation === null ? {} : { keyLocation }) }
  try {
    // Misspelt keys are reported before any input is read.
    indexNowRequests([], key).next()
  } catch (error) {
    if (!(error instanceof OptionError)) throw error
    throw optionFailure(error)
  }
  return key
}

function* textOf(
  found: SiteDiff,
  names: readonly string[],
  isWhole: boolean,
  io: Io,
): Generator<string, void> {
  for (const [at, side] of [found.before, found.after].entries()) {
    const name = names[at] === '-' ? say('standard input') : safePath(names[at]!)
    yield `${io.paint('bold', name)}: ${sideText(side)}\n`
  }
  yield '\n'
  for (const line of diffLines(found, isWhole, io)) yield `${line}\n`
}

function sideText(side: SideFigures): string {
  const { form, pages, unusable, repeated, urlsChanged, faulty, unread = 0 } = side
  return listed([
    form === 'database'
      ? say('{pages} {pages|page|pages} in a database', { pages })
      : say('{pages} {pages|page|pages} in a sitemap', { pages }),
    ...(repeated === 0 ? [] : [say('{n} repeated {n|entry|entries}', { n: repeated })]),
    ...(unusable === 0
      ? []
      : [say('{n} {n|entry|entries} without a usable URL not compared', { n: unusable })]),
    ...(urlsChanged === 0
      ? []
      : [say('{n} {n|URL|URLs} changed by the canonical form', { n: urlsChanged })]),
    ...(unread === 0
      ? []
      : [say('{n} {n|element or row|elements or rows} that {n|is|are} not read', { n: unread })]),
    ...(faulty === 0 ? [] : [say('{n} {n|entry|entries} with errors', { n: faulty })]),
  ])
}

function* jsonLines(found: SiteDiff): Generator<string, void> {
  const { before, after, counts } = found
  yield `${toJsonText({ type: 'counts', before, after, ...counts })}\n`
  for (const page of found.added()) yield `${toJsonText({ type: 'added', ...page })}\n`
  for (const page of found.removed()) yield `${toJsonText({ type: 'removed', ...page })}\n`
  for (const page of found.changed()) yield `${toJsonText({ type: 'changed', ...page })}\n`
}

function* urlLines(found: SiteDiff): Generator<string, void> {
  for (const url of found.urls()) yield `${url}\n`
}

async function writeRequests(found: SiteDiff, key: Key, io: Io): Promise<void> {
  const requests = indexNowRequests(found.urls(), key)
  for (let next = requests.next(); ; next = requests.next()) {
    if (next.done !== true) {
      io.stdout.write(`${toJsonText(next.value)}\n`)
      await io.stdout.relieve()
      continue
    }
    if (next.value > 0) {
      const left = say(
        '{n} {n|URL is|URLs are} left out: the key at --key-location is not valid for them',
        { n: next.value },
      )
      io.complain(`waymark diff: ${left}`)
    }
    return
  }
}
