import { deepFreeze } from '@waymark/infra/internal'

/** The tables in which the pages of a site and their links are listed by key. */
export type KeyTableName = 'pages' | 'links' | 'keys' | 'languages'

/** A column of a table, with its type in SQL. */
export interface KeyColumn {
  readonly name: string
  readonly type: 'INTEGER' | 'VARCHAR' | 'BOOLEAN' | 'VARCHAR[]'
  /** What it has, for the documentation. */
  readonly summary: string
}

const STANDARD =
  'The number of the URL as the URL Standard serialises it; NULL if the URL is not usable.'
const KEY = 'The number of the key in `keys`; NULL if the URL is not usable.'

/**
 * The columns of each table, in the order in which they are written.
 *
 * @example
 * ```ts
 * import { keyTables } from '@waymark/site'
 *
 * keyTables.keys.map(({ name, type }) => [name, type]) // => [['key', 'INTEGER'], ['url', 'VARCHAR']]
 * ```
 */
export const keyTables: Readonly<Record<KeyTableName, readonly KeyColumn[]>> =
  /* @__PURE__ */ deepFreeze({
    pages: [
      { name: 'page', type: 'INTEGER', summary: 'The number of the entry, from 0.' },
      { name: 'loc', type: 'VARCHAR', summary: 'The URL as it is written.' },
      {
        name: 'normal',
        type: 'VARCHAR',
        summary: 'Its normal form, with its query, its fragment and the slash at its end.',
      },
      { name: 'standard', type: 'INTEGER', summary: STANDARD },
      { name: 'key', type: 'INTEGER', summary: KEY },
      { name: 'lang', type: 'VARCHAR', summary: 'The language of the entry as it is written.' },
      { name: 'lastmod', type: 'VARCHAR', summary: 'The date as it is written.' },
      { name: 'file', type: 'VARCHAR', summary: 'The name of the file.' },
      { name: 'line', type: 'INTEGER', summary: 'The line on which the entry begins.' },
      {
        name: 'pointer',
        type: 'VARCHAR',
        summary: 'The JSON Pointer of the entry in a database; NULL in a sitemap.',
      },
    ],
    links: [
      { name: 'page', type: 'INTEGER', summary: 'The number of the entry that has the link.' },
      {
        name: 'link',
        type: 'INTEGER',
        summary:
          'The number of the link in the entry as it is written, from 0; -1 if it is implied.',
      },
      { name: 'hreflang', type: 'VARCHAR', summary: 'The language as it is written.' },
      { name: 'lang', type: 'VARCHAR', summary: 'The language in lower case, which is compared.' },
      {
        name: 'canonical',
        type: 'VARCHAR',
        summary: 'The canonical form of the language tag; NULL if it is not well-formed.',
      },
      { name: 'href', type: 'VARCHAR', summary: 'The URL as it is written.' },
      { name: 'standard', type: 'INTEGER', summary: STANDARD },
      { name: 'page_key', type: 'INTEGER', summary: 'The key of the page that has the link.' },
      { name: 'key', type: 'INTEGER', summary: KEY },
      {
        name: 'implied',
        type: 'BOOLEAN',
        summary: 'Whether it is the self link that the `lang` of an entry of a database implies.',
      },
    ],
    keys: [
      { name: 'key', type: 'INTEGER', summary: 'The number. Not all numbers are used.' },
      { name: 'url', type: 'VARCHAR', summary: 'The normal form that all URLs of the page share.' },
    ],
    languages: [
      { name: 'hreflang', type: 'VARCHAR', summary: 'A language as it is written, each once.' },
      { name: 'lang', type: 'VARCHAR', summary: 'The language in lower case.' },
      { name: 'canonical', type: 'VARCHAR', summary: 'Its canonical form, as in `links`.' },
      {
        name: 'language',
        type: 'VARCHAR',
        summary:
          'Its language alone, and `sh` for `hr` and `bs`, which one page can serve; NULL if it has none.',
      },
      { name: 'usable', type: 'BOOLEAN', summary: 'Whether search engines can use the value.' },
      {
        name: 'problems',
        type: 'VARCHAR[]',
        summary: 'The codes of the problems of the value, such as `unknown-region`.',
      },
    ],
  })

/**
 * The names of the tables.
 *
 * @example
 * ```ts
 * import { keyTableNames } from '@waymark/site'
 *
 * keyTableNames // => ['pages', 'links', 'keys', 'languages']
 * ```
 */
export const keyTableNames: readonly KeyTableName[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(keyTables) as readonly KeyTableName[],
)
