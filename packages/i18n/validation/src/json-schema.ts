import { deepFreeze } from '@waymark/infra/internal'
import { CANONICAL_CHOICES, CANONICAL_FORMS } from './canonical-form.ts'

/** A JSON Schema, as plain JSON. */
export type JsonSchema = { readonly [keyword: string]: JsonSchemaValue }
type JsonSchemaValue = string | number | boolean | null | readonly JsonSchemaValue[] | JsonSchema

const LEAP_YEAR = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
/** https://www.w3.org/TR/NOTE-datetime */
const W3C_DATE_TIME = [
  '^[0-9]{4}(?:-(?:0[1-9]|1[0-2]))?$|^(?:[0-9]{4}-(?:',
  '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])',
  '|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)',
  '|02-(?:0[1-9]|1[0-9]|2[0-8]))',
  `|${LEAP_YEAR}-02-29)`,
  '(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?',
  '(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))?$',
].join('')

/** What the URL parser ignores inside a scheme. */
const SKIPPED = '[\\t\\n\\r]*'
const LOC = `^[\\u0000-\\u0020]*${['[Hh]', '[Tt]', '[Tt]', '[Pp]', '(?:[Ss]', ')?:'].join(SKIPPED)}`

/** https://www.rfc-editor.org/rfc/rfc5646#section-2.1; patterns cannot ignore case. */
const IRREGULAR = [
  'en-gb-oed|i-ami|i-bnn|i-default|i-enochian|i-hak|i-klingon|i-lux|i-mingo|i-navajo',
  '|i-pwn|i-tao|i-tay|i-tsu|sgn-be-fr|sgn-be-nl|sgn-ch-de',
]
  .join('')
  .replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
const LANGUAGE_TAG = [
  '^(?:',
  '(?:[A-Za-z]{2,3}(?:-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})',
  '(?:-[A-Za-z]{4})?',
  '(?:-(?:[A-Za-z]{2}|[0-9]{3}))?',
  '(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*',
  '(?:-[0-9A-WY-Za-wy-z](?:-[A-Za-z0-9]{2,8})+)*',
  '(?:-[Xx](?:-[A-Za-z0-9]{1,8})+)?',
  '|[Xx](?:-[A-Za-z0-9]{1,8})+',
  `|${IRREGULAR}`,
  ')$',
].join('')

/** Strict validators want each required member among the properties. */
function requiring(member: string): JsonSchema {
  return { properties: { [member]: {} }, required: [member] }
}

const CHOICES: JsonSchema = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(CANONICAL_CHOICES).map(([choice, values]) => [
    choice,
    { enum: values },
  ]),
)
const CANONICAL: JsonSchema = {
  anyOf: [
    { enum: /* @__PURE__ */ Object.keys(CANONICAL_FORMS) },
    { type: 'object', properties: CHOICES, additionalProperties: false },
  ],
}

/**
 * The database as a JSON Schema (draft 2020-12) in plain JSON. Write it to a file for an editor, or pass it to any
 * validator.
 *
 * It checks the structure, calendar dates, the grammar of language tags, and that a URL is http or https. It cannot check
 * the rest of a URL. `validateURLSourceDatabase` rejects everything that the schema rejects, and more.
 *
 * @example
 * ```ts
 * import { URL_SOURCE_JSON_SCHEMA } from '@waymark/i18n-validation'
 *
 * URL_SOURCE_JSON_SCHEMA.required // => ['urls']
 * JSON.parse(JSON.stringify(URL_SOURCE_JSON_SCHEMA)) // => URL_SOURCE_JSON_SCHEMA
 * ```
 */
export const URL_SOURCE_JSON_SCHEMA: JsonSchema = /* @__PURE__ */ deepFreeze({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://github.com/waymark-url/waymark/blob/main/packages/i18n/validation/url-source.schema.json',
  title: 'URL source database',
  description: 'The pages of a site with their languages, version 1.1.',
  type: 'object',
  required: ['urls'],
  properties: {
    version: { const: '1.1' },
    generated: { $ref: '#/$defs/dateTime', description: 'When the database was generated.' },
    defaultLang: {
      allOf: [{ $ref: '#/$defs/languageTag' }],
      not: { type: 'string', pattern: '^[Xx]-[Dd][Ee][Ff][Aa][Uu][Ll][Tt]$' },
      description:
        'The main language of the site. At least one page should have it. It is not the language of pages without lang.',
    },
    canonical: {
      $ref: '#/$defs/canonical',
      description:
        'The form in which URLs are compared and published: the name of one, or single choices. In a file, it comes before urls.',
    },
    urls: { type: 'array', items: { $ref: '#/$defs/entry' } },
  },
  $defs: {
    canonical: CANONICAL,
    entry: {
      type: 'object',
      required: ['loc'],
      properties: {
        loc: { $ref: '#/$defs/url' },
        lastmod: { $ref: '#/$defs/dateTime', description: 'When the page last changed.' },
        lang: { $ref: '#/$defs/languageTag', description: "The page's own language." },
        changefreq: {
          enum: ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'],
          description: 'How often the page is likely to change.',
        },
        priority: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description: 'How important the page is for the site.',
        },
        alternates: { type: 'array', items: { $ref: '#/$defs/alternate' } },
        images: { type: 'array', maxItems: 1000, items: { $ref: '#/$defs/image' } },
        videos: { type: 'array', items: { $ref: '#/$defs/video' } },
        news: { $ref: '#/$defs/news' },
      },
    },
    alternate: {
      type: 'object',
      required: ['lang', 'loc'],
      properties: { lang: { $ref: '#/$defs/languageTag' }, loc: { $ref: '#/$defs/url' } },
    },
    image: {
      type: 'object',
      required: ['loc'],
      properties: { loc: { $ref: '#/$defs/url' } },
    },
    video: {
      type: 'object',
      required: ['thumbnailLoc', 'title', 'description'],
      properties: {
        thumbnailLoc: { $ref: '#/$defs/url' },
        title: { type: 'string', maxLength: 100 },
        description: { type: 'string', maxLength: 2048 },
        contentLoc: { type: 'string', description: 'The URL of the file: https, http or ftp.' },
        playerLoc: { $ref: '#/$defs/url' },
        duration: { type: 'integer', minimum: 1, maximum: 28800, description: 'In seconds.' },
      },
      anyOf: [requiring('contentLoc'), requiring('playerLoc')],
      description: 'A video. It also has the other members of a video sitemap, in camel case.',
    },
    news: {
      type: 'object',
      required: ['publication', 'publicationDate', 'title'],
      properties: {
        publication: {
          type: 'object',
          required: ['name', 'language'],
          properties: { name: { type: 'string' }, language: { type: 'string' } },
        },
        publicationDate: { type: 'string' },
        title: { type: 'string' },
      },
    },
    url: { type: 'string', pattern: LOC, description: 'An absolute URL, https or http.' },
    dateTime: {
      type: 'string',
      pattern: W3C_DATE_TIME,
      description:
        'A date such as 2024-03-15, or with a time and a time zone, such as 2024-03-15T10:00:00Z.',
    },
    languageTag: {
      type: 'string',
      pattern: LANGUAGE_TAG,
      description: 'A language tag of BCP 47, or x-default.',
    },
  },
})
