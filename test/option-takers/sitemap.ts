import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPageReader } from '../../packages/i18n/pages/src/index.ts'
import { PAGE_READER_OPTIONS } from '../../packages/i18n/pages/src/page-reader.ts'
import { FEED_READER_OPTIONS } from '../../packages/i18n/sitemap/src/feed/read-feed.ts'
import { readFeed } from '../../packages/i18n/sitemap/src/feeds.ts'
import {
  createSitemapFiles,
  createSitemapReader,
  createSplitter,
  parseSitemap,
  readSitemap,
  renameParts,
  SPLIT_OPTIONS,
  splitSitemap,
  writeSitemap,
  writeSitemapIndex,
} from '../../packages/i18n/sitemap/src/index.ts'
import { FOLLOW_OPTIONS } from '../../packages/i18n/sitemap/src/node/follow-index.ts'
import { FOLDER_READER_OPTIONS } from '../../packages/i18n/sitemap/src/node/read-folder.ts'
import {
  EVENTS_OPTIONS,
  FOLDER_OPTIONS,
} from '../../packages/i18n/sitemap/src/node/write-folder.ts'
import {
  followSitemapIndex,
  readSitemapFile,
  readSitemapFolder,
  readSitemapStream,
  writeSitemapEvents,
  writeSitemapFolder,
} from '../../packages/i18n/sitemap/src/node.ts'
import { READER_OPTIONS } from '../../packages/i18n/sitemap/src/read/reader-options.ts'
import { TEXT_READER_OPTIONS } from '../../packages/i18n/sitemap/src/text/read-text-sitemap.ts'
import { TEXT_WRITER_OPTIONS } from '../../packages/i18n/sitemap/src/text/write-text-sitemap.ts'
import { readTextSitemap, writeTextSitemap } from '../../packages/i18n/sitemap/src/text.ts'
import { INDEX_OPTIONS } from '../../packages/i18n/sitemap/src/write/index-writer.ts'
import { SITEMAP_OPTIONS } from '../../packages/i18n/sitemap/src/write/write-sitemap.ts'
import type { Taker } from './taker.ts'

const XML = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
const entries = [{ loc: 'https://e.com/' }]

/** Takes everything that a generator gives. */
async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

/** Calls a function with a folder that has a sitemap, and removes the folder afterwards. */
async function inFolder(use: (folder: string) => Promise<unknown>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'options-'))
  writeFileSync(join(folder, 'sitemap.xml'), XML)
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The functions of `@waymark/sitemap` and `@waymark/pages` that take options. */
export const takers: readonly Taker[] = [
  { name: 'createPageReader', table: PAGE_READER_OPTIONS, call: (o) => createPageReader(o) },
  { name: 'createSitemapReader', table: READER_OPTIONS, call: (o) => createSitemapReader(o) },
  {
    name: 'parseSitemap',
    table: READER_OPTIONS,
    reads: 'sitemap',
    call: (o, text = XML) => parseSitemap(text, o),
  },
  {
    name: 'readSitemap',
    table: READER_OPTIONS,
    reads: 'sitemap',
    call: (o, text = XML) => drain(readSitemap(text, o)),
  },
  {
    name: 'readSitemapStream',
    table: READER_OPTIONS,
    call: (o) => drain(readSitemapStream([Buffer.from(XML)], o)),
  },
  {
    name: 'readSitemapFile',
    table: READER_OPTIONS,
    call: (o) => inFolder((folder) => drain(readSitemapFile(join(folder, 'sitemap.xml'), o))),
  },
  {
    name: 'readSitemapFolder',
    table: FOLDER_READER_OPTIONS,
    call: (o) => inFolder((folder) => drain(readSitemapFolder(folder, o))),
  },
  {
    name: 'followSitemapIndex',
    table: FOLLOW_OPTIONS,
    call: (o) => inFolder((folder) => drain(followSitemapIndex(folder, o))),
  },
  { name: 'createSplitter', table: SPLIT_OPTIONS, call: (o) => createSplitter(o) },
  { name: 'splitSitemap', table: SPLIT_OPTIONS, call: (o) => drain(splitSitemap(entries, o)) },
  { name: 'createSitemapFiles', table: SPLIT_OPTIONS, call: (o) => createSitemapFiles(entries, o) },
  { name: 'writeSitemap', table: SITEMAP_OPTIONS, call: (o) => drain(writeSitemap(entries, o)) },
  { name: 'writeSitemapIndex', table: INDEX_OPTIONS, call: (o) => writeSitemapIndex([], o) },
  {
    name: 'renameParts',
    table: INDEX_OPTIONS,
    call: (o) => renameParts([], (part) => `${part}.xml`, o),
  },
  {
    name: 'readFeed',
    table: FEED_READER_OPTIONS,
    reads: 'sitemap',
    call: (o, text = '<rss/>') => drain(readFeed(text, o)),
  },
  {
    name: 'readTextSitemap',
    table: TEXT_READER_OPTIONS,
    call: (o) => drain(readTextSitemap(Buffer.from('https://e.com/'), o)),
  },
  {
    name: 'writeTextSitemap',
    table: TEXT_WRITER_OPTIONS,
    call: (o) => drain(writeTextSitemap(['https://e.com/'], o)),
  },
  {
    name: 'writeSitemapFolder',
    table: FOLDER_OPTIONS,
    call: (o) => inFolder((folder) => writeSitemapFolder(folder, entries, o)),
  },
  {
    name: 'writeSitemapEvents',
    table: EVENTS_OPTIONS,
    call: (o) => inFolder((folder) => writeSitemapEvents(folder, splitSitemap(entries), o)),
  },
]
