import { counted } from '../plural.ts'
import type { ManyKind } from './kind.ts'

/** What the tab of many URLs says around its two kinds of results. */
export const en = {
  input: 'Input',
  urls: 'URLs one per line, a sitemap or a table',
  /** Other input, and what it is taken for. */
  other: 'Files, examples, and how it is read',
  drop: 'Or drop files or a folder here: sitemaps, tables of URLs, built pages',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  crawl: 'Try a crawl',
  museum: 'Try the museum',
  clear: 'Clear',
  copyLink: 'Copy link',
  aboutFiles: 'What happens to files, and which are read',
  formats:
    'A folder with HTML is audited as a site. Sitemaps and databases: XML, RSS, Atom, text, JSON, NDJSON, CSV and TSV, plain or gzip.',
  nothingUploaded:
    'Nothing is uploaded. If the browser asks whether to upload a folder, it only lets this page read it.',
  readAs: 'Read as',
  kinds: {
    list: 'a list of URLs',
    site: 'a sitemap or a table',
  } satisfies Record<ManyKind, string>,
  /** What the input is taken for. */
  decided: {
    list: 'One URL per line: equal URLs are grouped.',
    site: 'Checked as the sitemaps or pages of a site.',
  } satisfies Record<ManyKind, string>,
  folderUnreadable: 'This browser does not read dropped folders here. Use “Choose a folder”.',
  noFiles: 'There are no files in it.',
  tooMany: (most: number) =>
    `These are more than ${counted('en', most, { one: 'file', other: 'files' })}. Use waymark audit for them.`,
}

export type Words = Readonly<typeof en>
