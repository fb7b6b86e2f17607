import { extensions } from '@waymark/sitemap/extensions'
import fc from 'fast-check'
import { anyCharacter } from '../../../../test/any-character.ts'

/** A fault that is put into a file with all elements, and what a reader says of it. */
export interface ExtensionFaultCase {
  readonly what: string
  readonly code: string
  /** What becomes of the file. Each call takes a random number, for a variety of values. */
  put(xml: string, random: number): string
  /** Whether the official schema allows it: it is older than the documentation, or cannot express the rule. */
  readonly isInSchema?: boolean
}

const replace =
  (pattern: RegExp, ...by: readonly string[]) =>
  (xml: string, random: number) =>
    xml.replace(pattern, by[random % by.length]!)

const text = (name: string, ...values: readonly string[]) =>
  replace(new RegExp(`(<${name}(?: [^>]*)?>)[^<]*(?=</)`), ...values.map((value) => `$1${value}`))

const remove = (name: string) => replace(new RegExp(`\\s*<${name}[ >][\\s\\S]*?</${name}>`), '')
const twice = (name: string) => replace(new RegExp(`\\s*<${name}[ >][\\s\\S]*?</${name}>`), '$&$&')
const add = (parent: string, xml: string) => replace(new RegExp(`(?=\\s*</${parent}>)`), `\n${xml}`)

const value = (name: string, ...values: readonly string[]): ExtensionFaultCase => ({
  what: `a wrong ${name}`,
  code: 'extension-value',
  put: text(name, ...values),
})
const missing = (name: string): ExtensionFaultCase => ({
  what: `no ${name}`,
  code: 'extension-incomplete',
  put: remove(name),
})
const repeated = (name: string): ExtensionFaultCase => ({
  what: `two ${name}`,
  code: 'repeated-element',
  put: twice(name),
})
const deprecated = (parent: string, xml: string): ExtensionFaultCase => ({
  what: `deprecated ${xml}`,
  code: 'extension-deprecated',
  put: add(parent, xml),
  isInSchema: true,
})
const credentials = (name: string): ExtensionFaultCase => ({
  what: `a password in ${name}`,
  code: 'credentials',
  put: text(name, 'https://user:secret@a.example/x', 'https://user@a.example/x'),
  isInSchema: true,
})
const inAnyUri = { isInSchema: true }

const NO_URLS = ['/relative', 'mailto:a@b.example', 'https://', 'javascript:0', '']
const NO_DATES = ['2024', '2024-02-30', '15.03.2024', '2024-03-15T10:00:00', 'now', '']

/** Faults by the prefix of the extension. */
export const FAULTS: Readonly<Record<string, readonly ExtensionFaultCase[]>> = {
  image: [
    { ...missing('image:loc') },
    repeated('image:loc'),
    { ...value('image:loc', ...NO_URLS), ...inAnyUri },
    credentials('image:loc'),
    deprecated('image:image', '<image:caption>A</image:caption>'),
    {
      what: 'an unknown element',
      code: 'unknown-element',
      put: add('image:image', '<image:url>a</image:url>'),
    },
    { what: 'text', code: 'stray-text', put: add('image:image', 'text') },
    {
      what: 'an attribute',
      code: 'unknown-attribute',
      put: replace(/<image:loc>/, '<image:loc href="a">'),
    },
  ],
  video: [
    missing('video:thumbnail_loc'),
    missing('video:title'),
    missing('video:description'),
    {
      what: 'neither content_loc nor player_loc',
      code: 'extension-incomplete',
      put: (xml) => remove('video:content_loc')(remove('video:player_loc')(xml, 0), 0),
      isInSchema: true,
    },
    { ...value('video:thumbnail_loc', ...NO_URLS), ...inAnyUri },
    { ...value('video:content_loc', ...NO_URLS), ...inAnyUri },
    { ...value('video:player_loc', ...NO_URLS), ...inAnyUri },
    { ...value('video:player_loc', 'https://a.example/page'), ...inAnyUri },
    ...['video:thumbnail_loc', 'video:content_loc', 'video:player_loc'].map(credentials),
    value('video:title', 'a'.repeat(101)),
    value('video:description', 'a'.repeat(2_049)),
    { ...value('video:duration', '0'), isInSchema: true },
    value('video:duration', '28801', '-1', '1.5', 'PT1M', ''),
    value('video:expiration_date', ...NO_DATES.slice(1, 3), 'soon'),
    value('video:publication_date', ...NO_DATES.slice(1, 3), ''),
    value('video:rating', '5.1', '-1', 'good', '1e0'),
    value('video:view_count', '-1', '1.5', 'many'),
    value('video:family_friendly', 'true', 'yES', '1'),
    value('video:requires_subscription', 'false', '0'),
    value('video:live', 'maybe'),
    value('video:restriction', 'de', 'Germany', 'DE,AT'),
    value('video:platform', 'desktop', 'web,tv'),
    { ...value('video:uploader', 'a'.repeat(256)), isInSchema: true },
    {
      what: 'no relationship',
      code: 'extension-incomplete',
      put: replace(/ relationship="\w+"/, ''),
    },
    {
      what: 'a wrong relationship',
      code: 'extension-value',
      put: replace(/ relationship="\w+"/, ' relationship="ban"'),
    },
    {
      what: 'a wrong info',
      code: 'extension-value',
      put: replace(/ info="[^"]+"/, ' info="me"'),
      isInSchema: true,
    },
    repeated('video:title'),
    repeated('video:duration'),
    repeated('video:restriction'),
    {
      what: '33 tags',
      code: 'too-many-elements',
      put: replace(/\s*<video:tag>/, `${'<video:tag>a</video:tag>'.repeat(33)}$&`),
    },
    deprecated('video:video', '<video:id type="url">a</video:id>'),
    {
      ...deprecated('video:video', ''),
      what: 'a category',
      put: replace(/<video:family_friendly>/, '<video:category>a</video:category>$&'),
    },
    {
      ...deprecated('video:video', ''),
      what: 'autoplay',
      put: replace(/<video:player_loc>/, '<video:player_loc autoplay="a=1">'),
    },
    {
      what: 'an unknown element',
      code: 'unknown-element',
      put: add('video:video', '<video:thumbnail>a</video:thumbnail>'),
    },
    {
      what: 'an element in a value',
      code: 'extension-value',
      put: replace(/<video:title>/, '$&<b/>'),
    },
  ],
  news: [
    missing('news:publication'),
    missing('news:name'),
    missing('news:language'),
    missing('news:publication_date'),
    { ...missing('news:title'), isInSchema: true },
    value('news:language', 'EN', 'en-GB', 'english', ''),
    value('news:publication_date', ...NO_DATES.slice(1, 3), ''),
    // The schema's type can be without a zone, that of the documentation cannot.
    { ...value('news:publication_date', NO_DATES[3]!), isInSchema: true },
    { ...value('news:title', '', ' '), isInSchema: true },
    repeated('news:title'),
    repeated('news:publication'),
    { ...repeated('news:news'), isInSchema: true },
    { ...deprecated('news:news', '<news:keywords>a</news:keywords>') },
    {
      ...deprecated('news:news', ''),
      what: 'genres',
      put: replace(/<news:publication_date>/, '<news:genres>Blog</news:genres>$&'),
    },
    {
      what: 'an unknown element',
      code: 'unknown-element',
      put: add('news:news', '<news:date>a</news:date>'),
    },
    {
      what: 'an unknown element below',
      code: 'unknown-element',
      put: add('news:publication', '<news:id>a</news:id>'),
    },
  ],
}

const url = fc.webUrl({ validSchemes: ['https'] }).map((text) => new URL(text).href)
const word = fc
  .string({ unit: anyCharacter, minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() === text && !/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text))
  .filter((text) => text !== '')
const date = fc.constantFrom('2024-03-15', '2024-03-15T10:00:00Z', '2024-03-15T10:00:00.5+02:00')
const relationship = fc.constantFrom('allow' as const, 'deny' as const)

export const imagesArbitrary = fc.array(fc.record({ loc: url }), { minLength: 1, maxLength: 3 })

const required = { thumbnailLoc: url, title: word, description: word }

/** A video with all members. */
export const videoArbitrary = fc.record({
  ...required,
  contentLoc: url.map((text) => `${text}#content`),
  playerLoc: url.map((text) => `${text}#player`),
  duration: fc.integer({ min: 1, max: 28_800 }),
  expirationDate: date,
  rating: fc.integer({ min: 0, max: 50 }).map((n) => n / 10),
  viewCount: fc.nat(),
  publicationDate: date,
  tags: fc.array(word, { minLength: 1, maxLength: 32 }),
  familyFriendly: fc.boolean(),
  restriction: fc.record({
    relationship,
    countries: fc.array(fc.constantFrom('DE', 'AT', 'US'), { minLength: 1, maxLength: 3 }),
  }),
  requiresSubscription: fc.boolean(),
  uploader: fc.record({ name: word, info: url }),
  platform: fc.record({
    relationship,
    platforms: fc.subarray(['web' as const, 'mobile' as const, 'tv' as const], { minLength: 1 }),
  }),
  live: fc.boolean(),
})

export const newsArbitrary = fc.record({
  publication: fc.record({ name: word, language: fc.constantFrom('en', 'deu', 'zh-cn', 'zh-tw') }),
  publicationDate: date,
  title: word,
})

/** An entry with one extension, and all that the extension knows. */
export const ENTRIES = {
  image: fc.record({ loc: fc.constant('https://a.example/page'), images: imagesArbitrary }),
  video: fc.record({
    loc: fc.constant('https://a.example/page'),
    videos: videoArbitrary.map((video) => [video]),
  }),
  news: fc.record({ loc: fc.constant('https://a.example/page'), news: newsArbitrary }),
}

export const PREFIXES = extensions.map(({ prefix }) => prefix as keyof typeof ENTRIES)
