import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/sitemap',
    [
      'CHANGE_FREQUENCIES',
      'MAX_BYTES',
      'MAX_LOC_LENGTH',
      'MAX_SITEMAPS',
      'MAX_URLS',
      'SITEMAP_NAMESPACE',
      'SITEMAP_STYLESHEET',
      'SPLIT_OPTIONS',
      'SitemapError',
      'XHTML_NAMESPACE',
      'checkLoc',
      'compareW3cDates',
      'createSitemapFiles',
      'createSitemapReader',
      'createSplitter',
      'escapeLoc',
      'escapeXml',
      'findSitemapFile',
      'findSitemapFiles',
      'fitsOneIndex',
      'fitsOneSitemap',
      'isInScope',
      'isValidChangefreq',
      'isValidLastmod',
      'isValidLocLength',
      'isValidPriority',
      'parseSitemap',
      'parseW3cDate',
      'readSitemap',
      'renameParts',
      'splitSitemap',
      'writeSitemap',
      'writeSitemapIndex',
    ],
  ],
  ['@waymark/sitemap/feeds', ['readFeed']],
  ['@waymark/sitemap/extensions', ['extensions', 'images', 'news', 'videos']],
  [
    '@waymark/sitemap/node',
    [
      'followSitemapIndex',
      'listSitemapFiles',
      'readSitemapFile',
      'readSitemapFolder',
      'readSitemapStream',
      'unpack',
      'writeSitemapEvents',
      'writeSitemapFolder',
    ],
  ],
  ['@waymark/sitemap/problems', ['problems']],
  ['@waymark/sitemap/files/node', ['PartFiles', 'TextDigest', 'digestFile', 'publishFiles']],
  [
    '@waymark/sitemap/robots',
    ['addSitemapLines', 'parseRobots', 'parseRobotsRules', 'updateSitemapLine'],
  ],
  [
    '@waymark/sitemap/text',
    ['readLines', 'readTextSitemap', 'strictDecoder', 'utf8Decoder', 'writeTextSitemap'],
  ],
  [
    '@waymark/sitemap/write',
    [
      'SITEMAP_STYLESHEET',
      'SPLIT_OPTIONS',
      'SitemapError',
      'checkLoc',
      'createSitemapFiles',
      'createSplitter',
      'splitSitemap',
      'writeSitemap',
      'writeSitemapIndex',
    ],
  ],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z/-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})

test('the two entries have one class of errors', async () => {
  const { createSplitter, SitemapError } = await import('@waymark/sitemap')
  const { unpack } = await import('@waymark/sitemap/node')
  expect(() => createSplitter().add({ loc: '' })).toThrow(SitemapError)
  const reading = (async () => {
    for await (const _bytes of unpack([Uint8Array.of(0x1f, 0x8b)]));
  })()
  await expect(reading).rejects.toThrow(SitemapError)
})
