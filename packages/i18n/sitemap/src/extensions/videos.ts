import { sentence } from '@waymark/infra/internal'
import type { SitemapVideo } from '../protocol/entry.ts'
import type { SitemapExtension } from '../protocol/extension.ts'
import { defineExtension } from './define-extension.ts'
import type { AttributeDefinition, ElementTable, ExtensionDefinition } from './definition.ts'
import {
  DATE,
  decimal,
  FILE_URL,
  HTTP_URL,
  listOf,
  textOf,
  wholeNumber,
  wordOf,
  YES_NO,
} from './text-types.ts'

const relationship: AttributeDefinition = {
  attribute: 'relationship',
  isRequired: true,
  type: /* @__PURE__ */ wordOf('allow', 'deny'),
}

const countries = /* @__PURE__ */ listOf(
  () =>
    sentence('country codes of two capital letters with spaces between them', {
      detail: 'countries',
    }),
  /^[A-Z]{2}$/,
)
const platforms = /* @__PURE__ */ listOf(
  () => sentence('web, mobile or tv, with spaces between them', { detail: 'platforms' }),
  /^(?:web|mobile|tv)$/,
)

const elements: ElementTable<SitemapVideo> = {
  thumbnailLoc: { element: 'thumbnail_loc', isRequired: true, type: HTTP_URL },
  title: { element: 'title', isRequired: true, type: /* @__PURE__ */ textOf(100) },
  description: { element: 'description', isRequired: true, type: /* @__PURE__ */ textOf(2_048) },
  contentLoc: { element: 'content_loc', isMedia: true, type: FILE_URL },
  playerLoc: { element: 'player_loc', isMedia: true, type: HTTP_URL },
  duration: { element: 'duration', type: /* @__PURE__ */ wholeNumber(1, 28_800) },
  expirationDate: { element: 'expiration_date', type: DATE },
  rating: { element: 'rating', type: /* @__PURE__ */ decimal(0, 5) },
  viewCount: { element: 'view_count', type: /* @__PURE__ */ wholeNumber(0) },
  publicationDate: { element: 'publication_date', type: DATE },
  tags: { element: 'tag', most: 32, type: /* @__PURE__ */ textOf() },
  familyFriendly: { element: 'family_friendly', type: YES_NO },
  restriction: {
    element: 'restriction',
    type: countries,
    textMember: 'countries',
    attributes: { relationship },
  },
  requiresSubscription: { element: 'requires_subscription', type: YES_NO },
  uploader: {
    element: 'uploader',
    type: /* @__PURE__ */ textOf(255),
    textMember: 'name',
    attributes: { info: { attribute: 'info', type: HTTP_URL } },
  },
  platform: {
    element: 'platform',
    type: platforms,
    textMember: 'platforms',
    attributes: { relationship },
  },
  live: { element: 'live', type: YES_NO },
}

/**
 * The elements of a video, as Google's page documents them; the schema sets further limits.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps
 * @see https://www.google.com/schemas/sitemap-video/1.1/sitemap-video.xsd
 */
const VIDEOS: ExtensionDefinition = {
  member: 'videos',
  prefix: 'video',
  namespace: 'http://www.google.com/schemas/sitemap-video/1.1',
  element: 'video',
  maxPerPage: Number.POSITIVE_INFINITY,
  maxPerFile: Number.POSITIVE_INFINITY,
  elements,
  anyOf: ['contentLoc', 'playerLoc'],
  // https://developers.google.com/search/blog/2022/05/spring-cleaning-sitemap-extensions
  deprecated: {
    elements: ['category', 'gallery_loc', 'price', 'tvshow', 'id', 'content_segment_loc'],
    attributes: ['player_loc autoplay', 'player_loc allow_embed'],
  },
}

/**
 * Videos of a page: `videos` of an entry.
 *
 * @example
 * ```ts
 * import { createSitemapFiles } from '@waymark/sitemap'
 * import { videos } from '@waymark/sitemap/extensions'
 *
 * const video = {
 *   thumbnailLoc: 'https://a.example/a.png',
 *   title: 'Tea',
 *   description: 'How to make it.',
 *   playerLoc: 'https://a.example/player',
 * }
 * const page = { loc: 'https://a.example/', videos: [video] }
 * const [file] = await createSitemapFiles([page], { extensions: [videos] })
 * file.xml.includes('<video:title>Tea</video:title>') // => true
 * ```
 */
export const videos: SitemapExtension = /* @__PURE__ */ defineExtension(VIDEOS)
