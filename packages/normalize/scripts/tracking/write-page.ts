import { TRACKING_LISTS } from '../../src/tracking-lists.ts'
import type { TrackingRow } from '../../src/tracking-row.ts'
import { TRACKING_ROWS } from '../../src/tracking-rows.ts'
import { genericNames } from './generic-names.ts'
import { leftOutNames } from './left-out-names.ts'
import { type Count, type Coverage, readMeasured } from './measure.ts'

/** The page, from the repository's root. */
export const trackingPage: URL = new URL('../../../../docs/tracking-parameters.md', import.meta.url)

/** What the collections of real URLs are. */
const CORPORA: Readonly<Record<string, string>> = {
  kasztp:
    '[url-various-datasets](https://github.com/ada-url/url-various-datasets), others/kasztp.txt',
  userbait:
    '[url-various-datasets](https://github.com/ada-url/url-various-datasets), others/userbait.txt: phishing and other URLs',
  'test-lists-urls': '[citizenlab/test-lists](https://github.com/citizenlab/test-lists) at 7f01e43',
  'module-urls':
    '[url-various-datasets](https://github.com/ada-url/url-various-datasets), files/isaacs_files.txt: a module loader’s log',
  links:
    'links in [free-programming-books](https://github.com/EbookFoundation/free-programming-books) at 5b277d2 and [This Week in Rust](https://github.com/rust-lang/this-week-in-rust) at d592478',
  'real-sites': 'the pages of five multilingual sites',
}

export function writeTrackingPage(): string {
  const { date, coverage, corpora, removed, kept, generic } = readMeasured()
  const sum = (key: 'urls' | 'withQuery' | 'changed') =>
    corpora.reduce((total, corpus) => total + corpus[key], 0).toLocaleString('en')
  const names = TRACKING_ROWS.reduce((total, row) => total + row.names.length, 0)
  return `# Tracking parameters

Generated from the table of \`@waymark/normalize\` by its \`docs\` script. Do not edit.

The rule [\`remove-tracking-params\`](rules.md#remove-tracking-params) removes these parameters, and so do the presets \`usually-safe\`, \`crawler\`, \`analytics\` and \`aggressive\`. The table has ${names} entries; a name that means something else on each site has several. In a program, it is \`TRACKING_PARAMETERS\` of \`@waymark/normalize/tracking-params\`; on the command line, \`waymark explain --list parameters\` lists it and \`waymark explain fbclid\` shows one entry.

The purpose is to recognise one page under two URLs. So the table also has campaign tags, which are the same for all visitors, and which filters for privacy leave alone.

## What the columns mean

**Certainty**

- \`documented\`: the vendor says that the parameter tracks.
- \`corroborated\`: lists of at least two publishers name it.
- \`reported\`: one publisher's list or one report names it.
- \`ambiguous\`: it tracks on some sites, and means something else on others.

**Removed**

- \`everywhere\`: on all sites, except on the sites and paths that are named.
- sites: only there, and on domains below them; if a path is given, only on such paths. A domain is listed as it is, and not by its first label: \`google\` under another suffix may be somebody else’s.
- \`never\`: only if you ask for it; the reason is given.

**Case**: \`any\` if letter case does not matter. Firefox ignores the case of the names on its lists, and some vendors write a name in two ways. All other names are compared as they are written.

**Per visitor**: whether each visitor, click or recipient has a value of their own.

## Your own names

\`moreParams\` adds names, \`exceptParams\` keeps names, \`params\` replaces the table, and \`sites\` replaces the lists for single sites:

\`\`\`ts
import { normalize } from '@waymark/normalize'

const url = 'https://shop.example/?utm_source=a&gclid=b&ref=c&id=3'
normalize(url, ['remove-tracking-params'], { moreParams: ['ref'] }) // => 'https://shop.example/?id=3'
normalize(url, ['remove-tracking-params'], { exceptParams: ['gclid'] }) // => 'https://shop.example/?gclid=b&ref=c&id=3'
normalize(url, ['remove-tracking-params'], { params: ['ref'] }) // => 'https://shop.example/?utm_source=a&gclid=b&id=3'
\`\`\`

To keep the lists for single sites and add one, write \`sites: [...TRACKING_SITES, { site: 'shop.example', path: '/sale/*', deny: ['ref'] }]\`.

## Sources and licences

${Object.entries(TRACKING_LISTS)
  .map(([, { title, url, licence, use }]) => `- [${title}](${url}), ${licence}: ${use}.`)
  .join('\n')}

Only the registry is read, because The Unlicense allows any use. The other lists are under licences that bind copies. Nothing is copied from them: which vendor uses a name is a fact, the table cites the list that says so, and vendors, kinds and sentences are our own work. Tests compare the table with the lists if they are next to the checkout. Firefox's second list (LGPL) was read and is not cited. Safari's list is not published. The links to pages of vendors are those that the registry and the reports give; not all of them were opened for this table.

## Coverage

Measured on ${date}. A name that a list removes everywhere counts only if it is removed everywhere; where lists of sites are compared, a name counts if it is removed on its sites.

| list | names | removed | share | not removed |
| --- | --- | --- | --- | --- |
${coverage.map(writeCoverage).join('\n')}

A false removal makes two pages one, which is worse than a miss. These names stay on sites where a list removes them:

| site | names | what it is there |
| --- | --- | --- |
${leftOutNames.map(({ site, names, reason }) => `| ${site} | ${names.map((name) => `\`${name}\``).join(' ')} | ${reason} |`).join('\n')}

## Real URLs

Measured on ${date} with the defaults, on ${sum('urls')} URLs from ${corpora.length} collections, of which ${sum('withQuery')} have a query: the rule changes ${sum('changed')}. All of these were looked at by hand: judged by the URL alone, none of the removed parameters selects a page. Nothing was fetched. The collections are small and old, and most of their URLs have no query, so this finds frequent mistakes and not rare ones.

| collection | what it is | URLs | with a query | changed |
| --- | --- | --- | --- | --- |
${corpora.map(({ name, urls, withQuery, changed }) => `| ${name} | ${CORPORA[name]} | ${urls} | ${withQuery} | ${changed} |`).join('\n')}

| removed | URLs | hosts |
| --- | --- | --- |
${writeCounts(removed)}

${Object.keys(kept).length === 0 ? 'No parameter of the table was kept.' : `| kept | URLs | hosts |\n| --- | --- | --- |\n${writeCounts(kept)}`}

Names that other lists remove and that this table does not have, in the same URLs:

| name | URLs | hosts | what it is there |
| --- | --- | --- | --- |
${genericNames
  .map(({ name, meaning }) => {
    const { urls, hosts } = generic[name] ?? { urls: 0, hosts: 0 }
    return `| \`${name}\` | ${urls} | ${hosts} | ${meaning} |`
  })
  .join('\n')}

### A second sample

On 2026-12-01 the defaults of four rules ran over 317,937 distinct URLs with a query, of 19,204 registrable domains (at most 5,000 of each), from 85 public repositories that no rule was made with: the saved pages of test suites for readers and recipes, newsletters, archives of blogs, lists of jobs, shops and timetables, mail, and phishing. 76,303 of them are pictures, scripts and the like. Nothing was fetched: each name, and each pair of a name and a site, was judged by five URLs, or by all if there were fewer. Frequent names that a list supports were added: the table had 597 entries before, and has 642. The numbers are those after the changes.

| rule | pairs or hosts | changes | wrong |
| --- | --- | --- | --- |
| \`remove-tracking-params\`, names that are removed everywhere | 201 spellings | 63,927 | none |
| \`remove-tracking-params\`, names of sites | 201 pairs | 16,009 | 3 kinds, mended: what Tumblr’s button shares, eBay’s redirection, programs of others on Facebook |
| \`unwrap-redirects\` | 37 hosts | 2,851 | none |
| \`merge-site-aliases\` | 17 hosts | 6,190 | none |
| \`strip-session-ids\` | 92 hosts | 148 | 1 kind, mended: a session that a signature covers; 1 left: the key of a feed that looks like a session |

The largest sources are [recipe-scrapers](https://github.com/hhursev/recipe-scrapers) at d08ddd0 (50,060 URLs), [go-trafilatura](https://github.com/markusmobius/go-trafilatura) at 67c3f2a (24,920), [Scripting News](https://github.com/scripting/Scripting-News) at d774110 (20,183), [html-cleaning-dataset-merged](https://github.com/j-szulc/html-cleaning-dataset-merged) at 46e01a0 (19,141) and [waddle](https://github.com/rundimeco/waddle) at be875ce (16,498).

## The table

| names | vendor | tells | certainty | removed | case | per visitor | without it | sources |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${TRACKING_ROWS.map(writeRow).join('\n')}
`
}

function writeCoverage({ list, where, names, removed, kept, unknown }: Coverage): string {
  const share = `${((100 * removed) / names).toFixed(1)} %`
  const others = [...kept, ...unknown].map((name) => `\`${name}\``)
  const title = TRACKING_LISTS[list]!.title + (where === 'on-sites' ? ', for sites' : '')
  return `| ${title} | ${names} | ${removed} | ${share} | ${others.join(', ')} |`
}

function writeCounts(counts: Readonly<Record<string, Count>>): string {
  return Object.entries(counts)
    .map(([name, { urls, hosts }]) => `| \`${name}\` | ${urls} | ${hosts} |`)
    .join('\n')
}

function writeRow(row: TrackingRow): string {
  const cells = [
    row.names.map((name) => `\`${name}\``).join(' '),
    row.vendor,
    row.kind,
    `\`${row.certainty}\``,
    writeRemoved(row),
    row.caseSensitive ? '' : 'any',
    row.perVisitor ? 'yes' : '',
    row.ifRemoved,
    writeSources(row),
  ]
  return `| ${cells.join(' | ')} |`
}

function writeRemoved({ removed, reason, sites, path, keptOn }: TrackingRow): string {
  if (removed === 'never') return `\`never\`: ${reason}`
  const where =
    removed === 'everywhere'
      ? '`everywhere`'
      : writeSites(sites) + (path === null ? '' : ` \`${path}\``)
  if (keptOn.length === 0) return where
  const kept = keptOn.map(({ site, path: there = '' }) => {
    return `\`${site === '*' ? there : site + there}\``
  })
  return `${where} but ${kept.join(', ')}`
}

/** A company can have a domain for each country. */
function writeSites(sites: readonly string[]): string {
  const [com] = sites.filter((site) => site.endsWith('.com'))
  if (sites.length <= 30 || com === undefined) return sites.join(', ')
  return `${com} and ${sites.length - 1} domains for other countries`
}

function writeSources({ documented, lists, reports }: TrackingRow): string {
  return [
    ...documented.map((url) => `[vendor](${url})`),
    ...lists.map((list) => TRACKING_LISTS[list]!.title),
    ...reports.map((url) => `[report](${url})`),
  ].join('; ')
}
