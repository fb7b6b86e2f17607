import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUDIT_OPTIONS } from '../../packages/i18n/hreflang/src/audit.ts'
import { COUNT_OPTIONS } from '../../packages/i18n/hreflang/src/count-alternates.ts'
import {
  auditAlternates,
  auditAlternatesAsync,
  completeLinks,
  countAlternates,
  createAlternateCounter,
  createAudit,
  createNormalizeForMatching,
  createUrlTable,
  TableMemory,
} from '../../packages/i18n/hreflang/src/index.ts'
import { LINK_OPTIONS } from '../../packages/i18n/hreflang/src/links/complete-links.ts'
import { MATCHING_OPTIONS } from '../../packages/i18n/hreflang/src/normalize-for-matching.ts'
import { TABLE_MEMORY_OPTIONS } from '../../packages/i18n/hreflang/src/table-memory.ts'
import { URL_TABLE_OPTIONS } from '../../packages/i18n/hreflang/src/url-table.ts'
import { HOSTING_OPTIONS } from '../../packages/i18n/pages/src/hosting/hosting.ts'
import { readHosting } from '../../packages/i18n/pages/src/hosting.ts'
import { AUDIT_OPTIONS as SITE_AUDIT_OPTIONS } from '../../packages/i18n/site/src/audit/audit-options.ts'
import { auditSite } from '../../packages/i18n/site/src/audit/audit-site.ts'
import {
  LISTABLE_OPTIONS,
  listablePages,
} from '../../packages/i18n/site/src/audit/listable-pages.ts'
import { BUILD_OPTIONS } from '../../packages/i18n/site/src/build/build-options.ts'
import { CHECK_OPTIONS } from '../../packages/i18n/site/src/check/check-options.ts'
import { CONVERT_OPTIONS } from '../../packages/i18n/site/src/convert/convert-database.ts'
import { DATABASE_OPTIONS } from '../../packages/i18n/site/src/database/database-options.ts'
import { DIFF_OPTIONS } from '../../packages/i18n/site/src/diff/diff-sites.ts'
import { INDEX_NOW_OPTIONS } from '../../packages/i18n/site/src/diff/index-now.ts'
import { openSource, StagedOutput } from '../../packages/i18n/site/src/files/node.ts'
import { FIX_OPTIONS } from '../../packages/i18n/site/src/fix/fix-options.ts'
import {
  buildSite,
  checkSite,
  convertDatabase,
  diffSites,
  indexNowRequests,
  listKeys,
  readDatabase,
} from '../../packages/i18n/site/src/index.ts'
import { KEY_OPTIONS } from '../../packages/i18n/site/src/keys/list-keys.ts'
import { DISK_FILES_OPTIONS } from '../../packages/i18n/site/src/node/disk-files.ts'
import { FIX_DATABASE_OPTIONS } from '../../packages/i18n/site/src/node/fix-database.ts'
import { SOURCE_OPTIONS } from '../../packages/i18n/site/src/node/open-source.ts'
import { PUBLISH_SITE_OPTIONS } from '../../packages/i18n/site/src/node/publish-site.ts'
import { openSitePages, SITE_PAGES_OPTIONS } from '../../packages/i18n/site/src/node/site-pages.ts'
import { WRITE_DATABASE_OPTIONS } from '../../packages/i18n/site/src/node/write-database.ts'
import { WRITE_KEYS_OPTIONS } from '../../packages/i18n/site/src/node/write-key-tables.ts'
import { WRITE_SITE_OPTIONS } from '../../packages/i18n/site/src/node/write-site.ts'
import {
  diskFiles,
  fixDatabase,
  stageSite,
  writeDatabase,
  writeKeyTables,
  writeSite,
  writeSiteFolder,
} from '../../packages/i18n/site/src/node.ts'
import { BLOB_FILES_OPTIONS, blobFiles } from '../../packages/i18n/site/src/web/blob-files.ts'
import { repairDatabase } from '../../packages/i18n/site/src/web/repair-database.ts'
import { CONFIG_OPTIONS } from '../../packages/i18n/validation/src/config.ts'
import { DATE_TIME_OPTIONS } from '../../packages/i18n/validation/src/date-time.ts'
import {
  createURLNormalizer,
  createURLSourceEntryValidator,
  isLanguageTag,
  isNormalizedURL,
  normalizeURL,
  urlNormalizationRules,
  validateISO8601DateTime,
  validateLanguageTag,
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntries,
  validateURLSourceEntry,
  validateURLSourceHeader,
} from '../../packages/i18n/validation/src/index.ts'
import { LANGUAGE_TAG_OPTIONS } from '../../packages/i18n/validation/src/language-tag.ts'
import { NORMALIZER_OPTIONS } from '../../packages/i18n/validation/src/url-normalizer.ts'
import { LIST_OPTIONS } from '../../packages/i18n/validation/src/url-source-database.ts'
import { ENTRY_OPTIONS } from '../../packages/i18n/validation/src/url-source-entry.ts'
import { URL_SOURCE_OPTIONS } from '../../packages/i18n/validation/src/url-source-reader.ts'
import { URL_VALIDATION_OPTIONS } from '../../packages/i18n/validation/src/validate-url.ts'
import type { Taker } from './taker.ts'

const URL = 'https://e.com/'
const TAG = 'en'
const DATE = '2024-01-01T00:00:00Z'
const DATABASE = `{"version":"1.1","generated":"${DATE}","defaultLang":"en","urls":[]}`
const form = { form: 'sitemap' }

/** Calls a function with a folder that has a database, and removes the folder afterwards. */
async function inFolder(use: (folder: string) => Promise<unknown>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'options-'))
  writeFileSync(join(folder, 'urls.json'), DATABASE)
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const source = () => ({
  name: 'urls.json',
  async *chunks() {
    yield Buffer.from(DATABASE)
  },
  close: async () => {},
})

/** The functions that take options in the packages for internationalised sites. */
export const takers: readonly Taker[] = [
  { name: 'createAudit', table: AUDIT_OPTIONS, needs: form, call: (o) => createAudit(o) },
  {
    name: 'auditAlternates',
    table: AUDIT_OPTIONS,
    needs: form,
    call: (o) => auditAlternates([], o),
  },
  {
    name: 'auditAlternatesAsync',
    table: AUDIT_OPTIONS,
    needs: form,
    call: (o) => auditAlternatesAsync([], o),
  },
  {
    name: 'TableMemory',
    table: TABLE_MEMORY_OPTIONS,
    needs: { limit: 1, store: { write: () => {}, read: () => {} } },
    call: (o) => new TableMemory(o),
  },
  { name: 'createUrlTable', table: URL_TABLE_OPTIONS, call: (o) => createUrlTable(o) },
  { name: 'readHosting', table: HOSTING_OPTIONS, call: (o) => readHosting([], o) },
  {
    name: 'createAlternateCounter',
    table: COUNT_OPTIONS,
    needs: form,
    call: (o) => createAlternateCounter(o),
  },
  {
    name: 'countAlternates',
    table: COUNT_OPTIONS,
    needs: form,
    call: (o) => countAlternates([], o),
  },
  {
    name: 'completeLinks',
    table: LINK_OPTIONS,
    reads: 'url',
    call: (o, text = URL) => completeLinks({ loc: text }, o),
  },
  {
    name: 'createNormalizeForMatching',
    table: MATCHING_OPTIONS,
    call: (o) => createNormalizeForMatching(o),
  },
  {
    name: 'normalizeURL',
    table: CONFIG_OPTIONS,
    reads: 'url',
    call: (o, text = URL) => normalizeURL(text, o),
  },
  {
    name: 'isNormalizedURL',
    table: CONFIG_OPTIONS,
    reads: 'url',
    call: (o, text = URL) => isNormalizedURL(text, o),
  },
  {
    name: 'urlNormalizationRules',
    table: CONFIG_OPTIONS,
    call: (o) => urlNormalizationRules(o),
  },
  {
    name: 'validateURL',
    table: URL_VALIDATION_OPTIONS,
    reads: 'url',
    call: (o, text = URL) => validateURL(text, {}, o),
  },
  {
    name: 'createURLNormalizer',
    table: NORMALIZER_OPTIONS,
    call: (o) => createURLNormalizer({}, o),
  },
  {
    name: 'validateLanguageTag',
    table: LANGUAGE_TAG_OPTIONS,
    reads: 'word',
    call: (o, text = TAG) => validateLanguageTag(text, o),
  },
  {
    name: 'isLanguageTag',
    table: LANGUAGE_TAG_OPTIONS,
    reads: 'word',
    call: (o, text = TAG) => isLanguageTag(text, o),
  },
  {
    name: 'validateISO8601DateTime',
    table: DATE_TIME_OPTIONS,
    reads: 'word',
    call: (o, text = DATE) => validateISO8601DateTime(text, o),
  },
  {
    name: 'validateURLSourceEntry',
    table: ENTRY_OPTIONS,
    call: (o) => validateURLSourceEntry({}, {}, o),
  },
  {
    name: 'validateURLSourceEntries',
    table: LIST_OPTIONS,
    call: (o) => validateURLSourceEntries([], {}, o).next(),
  },
  {
    name: 'createURLSourceEntryValidator',
    table: LIST_OPTIONS,
    call: (o) => createURLSourceEntryValidator({}, o),
  },
  {
    name: 'validateURLSourceDatabase',
    table: URL_SOURCE_OPTIONS,
    call: (o) => validateURLSourceDatabase({}, {}, o),
  },
  {
    name: 'validateURLSourceHeader',
    table: URL_SOURCE_OPTIONS,
    call: (o) => validateURLSourceHeader({}, o),
  },
  { name: 'buildSite', table: BUILD_OPTIONS, call: (o) => buildSite(source(), o).next() },
  {
    name: 'convertDatabase',
    table: CONVERT_OPTIONS,
    needs: { to: 'csv' },
    call: (o) => convertDatabase(source(), o).next(),
  },
  { name: 'readDatabase', table: DATABASE_OPTIONS, call: (o) => readDatabase(source(), o) },
  {
    name: 'auditSite',
    table: SITE_AUDIT_OPTIONS,
    call: (o) =>
      inFolder((folder) => {
        writeFileSync(join(folder, 'index.html'), '<!doctype html><title>a</title>')
        return auditSite(folder, diskFiles(), o).next()
      }),
  },
  {
    name: 'listablePages',
    table: LISTABLE_OPTIONS,
    call: (o) =>
      inFolder((folder) => {
        writeFileSync(join(folder, 'index.html'), '<!doctype html><title>a</title>')
        writeFileSync(join(folder, 'CNAME'), 'a.example')
        return listablePages(folder, diskFiles(), o).next()
      }),
  },
  {
    name: 'openSitePages',
    table: SITE_PAGES_OPTIONS,
    call: (o) =>
      inFolder(async (folder) => {
        writeFileSync(join(folder, 'index.html'), '<!doctype html><title>a</title>')
        writeFileSync(join(folder, 'CNAME'), 'a.example')
        const { address } = await openSitePages(folder, o)
        return address
      }),
  },
  { name: 'checkSite', table: CHECK_OPTIONS, call: (o) => checkSite([], diskFiles(), o).next() },
  { name: 'blobFiles', table: BLOB_FILES_OPTIONS, call: (o) => blobFiles([], o) },
  {
    name: 'repairDatabase',
    table: FIX_OPTIONS,
    call: (o) =>
      repairDatabase(
        'a.csv',
        blobFiles([{ path: 'a.csv', blob: new Blob(['url,lang,lastmod']) }]),
        o,
      ),
  },
  {
    name: 'fixDatabase',
    table: FIX_DATABASE_OPTIONS,
    call: (o) => inFolder((folder) => fixDatabase(join(folder, 'urls.json'), o)),
  },
  {
    name: 'diffSites',
    table: DIFF_OPTIONS,
    call: (o) =>
      inFolder((folder) => {
        const version = [join(folder, 'urls.json')]
        return diffSites(version, version, diskFiles(), o)
      }),
  },
  {
    name: 'indexNowRequests',
    table: INDEX_NOW_OPTIONS,
    needs: { key: '4f1d2a7c9b3e' },
    call: (o) => indexNowRequests([], o as never).next(),
  },
  {
    name: 'listKeys',
    table: KEY_OPTIONS,
    call: (o) => inFolder((folder) => listKeys([join(folder, 'urls.json')], diskFiles(), o).next()),
  },
  {
    name: 'writeKeyTables',
    table: WRITE_KEYS_OPTIONS,
    call: (o) =>
      inFolder((folder) => writeKeyTables([join(folder, 'urls.json')], join(folder, 'x'), o)),
  },
  { name: 'diskFiles', table: DISK_FILES_OPTIONS, call: (o) => diskFiles(o) },
  {
    name: 'writeDatabase',
    table: WRITE_DATABASE_OPTIONS,
    needs: { to: 'csv' },
    call: (o) =>
      inFolder((folder) => writeDatabase(join(folder, 'urls.json'), join(folder, 'x'), o)),
  },
  {
    name: 'writeSite',
    table: PUBLISH_SITE_OPTIONS,
    call: (o) => inFolder((folder) => writeSite(join(folder, 'urls.json'), folder, o)),
  },
  {
    name: 'stageSite',
    table: PUBLISH_SITE_OPTIONS,
    call: (o) =>
      inFolder(async (folder) => {
        const staged = new StagedOutput()
        try {
          await stageSite(join(folder, 'urls.json'), folder, staged, o)
        } finally {
          staged.discard()
        }
      }),
  },
  {
    name: 'writeSiteFolder',
    table: WRITE_SITE_OPTIONS,
    call: (o) => inFolder((folder) => writeSiteFolder(join(folder, 'urls.json'), folder, o)),
  },
  {
    name: 'openSource',
    table: SOURCE_OPTIONS,
    call: (o) =>
      inFolder(async (folder) => {
        const opened = await openSource(join(folder, 'urls.json'), o)
        await opened.close()
      }),
  },
]
