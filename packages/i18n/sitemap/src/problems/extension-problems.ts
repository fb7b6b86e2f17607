import { SITEMAP_NAMESPACE } from '../protocol/entry.ts'
import type { Explanation } from './explanation.ts'

const IMAGES = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps'
const VIDEOS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps'
const NEWS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap'

const LOC = '<loc>https://a.example/</loc>'
const IMAGE = '<image:loc>https://a.example/a.png</image:loc>'

function withExtensions(xml: string): string {
  const google = 'http://www.google.com/schemas'
  return `<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:image="${google}/sitemap-image/1.1" xmlns:news="${google}/sitemap-news/0.9">${xml}</urlset>`
}

function withImage(xml: string): string {
  return withExtensions(`<url>${LOC}<image:image>${xml}</image:image></url>`)
}

function withNews(date: string): string {
  return withExtensions(
    `<url>${LOC}<news:news><news:publication><news:name>The Example Times</news:name><news:language>en</news:language></news:publication><news:publication_date>${date}</news:publication_date><news:title>A title</news:title></news:news></url>`,
  )
}

/** What is wrong with images, videos and news. */
export const EXTENSION_PROBLEMS: readonly Explanation[] = [
  {
    code: 'extension-incomplete',
    summary: 'An image, a video or an article lacks a required value.',
    explanation:
      'An image needs its URL. A video needs a thumbnail, a title, a description and the URL of its file or player. An article needs its publication with name and language, a date and a title. If one of these is missing, the image, video or article is ignored.',
    source: VIDEOS,
    examples: [{ wrong: withImage(''), right: withImage(IMAGE) }],
  },
  {
    code: 'extension-value',
    summary: 'A value of an image, a video or an article is not valid.',
    explanation:
      'The message says what is allowed: for example, the duration of a video is a whole number of seconds from 1 to 28,800. If the value is required, the image, video or article is ignored.',
    source: VIDEOS,
    examples: [
      { wrong: withImage('<image:loc>/a.png</image:loc>'), right: withImage(IMAGE) },
      { wrong: withNews('10 January'), right: withNews('2026-01-10') },
    ],
  },
  {
    code: 'extension-deprecated',
    summary: 'An element or an attribute has been removed from the documentation.',
    explanation:
      'Google removed several elements and attributes of images, videos and news, such as `image:caption` and `video:price`, and no longer reads them. They do no harm.',
    source: 'https://developers.google.com/search/blog/2022/05/spring-cleaning-sitemap-extensions',
    examples: [
      {
        wrong: withImage(`${IMAGE}<image:caption>A cat</image:caption>`),
        right: withImage(IMAGE),
      },
    ],
  },
  {
    code: 'extension-namespace',
    summary: 'The namespace of images, videos or news is misspelt.',
    explanation:
      'A namespace is compared character by character: with `https` instead of `http` or with another version, nothing in it is read.',
    source: IMAGES,
    examples: [
      {
        wrong: withImage(IMAGE).replace('http://www.google', 'https://www.google'),
        right: withImage(IMAGE),
      },
    ],
  },
  {
    code: 'too-many-elements',
    summary: 'There are more images, articles or tags than allowed.',
    explanation:
      'A page can have 1,000 images, a file 1,000 articles, and a video 32 tags. The others are ignored.',
    source: NEWS,
    examples: [{ wrong: 'a page with 1,001 images', given: 'described in words' }],
  },
  {
    code: 'unknown-attribute',
    summary: 'An element of an image, a video or an article has an attribute that does not exist.',
    explanation: 'Often its name is misspelt, or it belongs to another element.',
    source: VIDEOS,
    examples: [
      {
        wrong: withImage('<image:loc title="A cat">https://a.example/a.png</image:loc>'),
        right: withImage(IMAGE),
      },
    ],
  },
  {
    code: 'old-news',
    summary: 'An article is older than two days.',
    explanation:
      'A news sitemap is for articles of the last two days. The age is checked only if the reader knows the current time.',
    source: NEWS,
    examples: [
      {
        wrong: withNews('2026-01-05'),
        right: withNews('2026-01-09'),
        given: 'read on 10 January 2026',
      },
    ],
  },
]
