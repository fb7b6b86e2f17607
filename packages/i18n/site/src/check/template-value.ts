import { asciiLowercase } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { decodeAscii, type UrlPieces } from './url-pieces.ts'

/** How JavaScript writes a value that is missing. Python and other languages use words that are also names of pages. */
const MISSING = /^(?:undefined|null|NaN)$/

/** What no page has in its URL: an object as a string, and expressions of template languages. */
const EXPRESSION =
  /\[object [A-Z][A-Za-z]*\]|\{\{[^{}]*\}\}|\{%[^{}%]*%\}|<%[^<>%]*%>|<\?[^<>?]*\?>|[$#]\{[^{}]*\}/

/** The segments of the routes of Next.js, Nuxt, Astro and SvelteKit: `[slug]`, `[...slug]`, `[[...slug]]`. */
const ROUTE = /^\[{1,2}(?:\.{3})?[a-z][\w-]*\]{1,2}$/

/** `:id` as in Express, `<id>` as in Flask, and `{id}` as in Laravel, ASP.NET and OpenAPI. */
const VARIABLE =
  /^(?::[a-z]\w+(?:\([^()]*\))?[*+?]?|<(?:[a-z]+:)?[a-z_]\w*>)$|\{[*]?[a-z_]\w{0,29}(?:\.\w{1,30})*(?::[^{}]*)?\??\}/

/** Segments of the routes of Remix and TanStack. `$` begins names, too, such as `cash.app/$name`. */
const DOLLAR = /^\$(?:slug|id|lang|locale|handle|[a-z]\w*(?:Id|Slug|Lang|Locale|Handle))$/

/** What a site or a folder is about. */
interface Subject {
  /** Parts of words. */
  readonly parts: RegExp
  /** Whole words. */
  readonly words: readonly string[]
}

/** Files of a program. */
const ABOUT_FILES: Subject = {
  parts: /sourcecode/,
  words: ['blob', 'tree', 'src', 'source', 'raw'],
}

/** Pages about the routes of an API. */
const ABOUT_ROUTES: Subject = {
  parts: /swagger|openapi|documentation|reference/,
  words: [
    ...ABOUT_FILES.words,
    ...['doc', 'docs', 'api', 'apis', 'rest', 'graphql', 'developer', 'developers'],
  ],
}

/** Pages about programming and about words are named `null` or `undefined`, and so are tags and people. */
const ABOUT_WORDS: Subject = {
  parts:
    /(?:java|type|ecma|action|coffee)script|dictionar|thesaur|glossar|lexi[ck]|wiki|documentation|reference|tutorial|program/,
  words: [
    ...ABOUT_ROUTES.words,
    ...['ref', 'js', 'jsx', 'ts', 'sql', 'php', 'css', 'code', 'coding', 'dev', 'lang', 'learn'],
    ...['manual', 'man', 'npm', 'node', 'package', 'packages', 'type', 'types', 'function'],
    ...['functions', 'operator', 'operators', 'value', 'values', 'constant', 'constants', 'define'],
    ...['definition', 'definitions', 'meaning', 'meanings', 'word', 'words', 'tag', 'tags'],
    ...['tagged', 'topic', 'topics', 'term', 'terms', 'keyword', 'keywords', 'u', 'user', 'users'],
    ...['profile', 'profiles', 'author', 'authors', 'search', 'browse'],
  ],
}

function isAbout(text: string, { parts, words }: Subject): boolean {
  const lower = asciiLowercase(text)
  return parts.test(lower) || lower.split(/[^a-z]+/).some((word) => words.includes(word))
}

/** Parameters in which people write words. */
const SEARCHES = /^(?:q|query|search|s|k|w|terms?|keywords?|words?|text|name|title|tags?)$/i

/** Nearly all URLs are plain. */
const SUSPECT = /[[{$<]|%(?:[57][Bb]|24|3[AaCc])|\/:|undefined|null|NaN/

/**
 * Finds what a program left in a URL in place of a value: the name of a missing value, such as `undefined`, or a placeholder
 * that was not replaced, such as `[slug]`. Only whole segments and whole values of parameters count, except for expressions that
 * no URL has.
 */
export function findTemplateValue({ host, path, query }: UrlPieces): Sentence | null {
  const inPath = SUSPECT.test(path) ? findInPath(host, decodeAscii(path)) : null
  if (inPath !== null || query === null || !SUSPECT.test(query)) return inPath
  return findInQuery(query)
}

function findInPath(host: string, path: string): Sentence | null {
  const expression = EXPRESSION.exec(path)
  if (expression !== null) {
    const segment = path.slice(0, expression.index).split('/').length - 1
    return inSegment(segment, expression[0])
  }
  const segments = path.split('/')
  const templates = segments.map(templateIn)
  // The domain of a person or a company may end in `.dev`.
  const domain = host.replace(/\.[a-z]+(?::\d*)?$/i, '')
  const others = [domain, ...segments.filter((_, at) => templates[at] === null)].join('/')
  const about = new Map<Subject, boolean>()
  for (const [segment, template] of templates.entries()) {
    if (template === null) continue
    const { text, unless } = template
    const isName = about.get(unless) ?? isAbout(others, unless)
    about.set(unless, isName)
    if (!isName) return inSegment(segment, text)
  }
  return null
}

interface Template {
  readonly text: string
  /** Where such a segment can be the name of a page. */
  readonly unless: Subject
}

function templateIn(segment: string): Template | null {
  if (MISSING.test(segment)) return { text: segment, unless: ABOUT_WORDS }
  if (ROUTE.test(segment) || DOLLAR.test(segment)) return { text: segment, unless: ABOUT_FILES }
  const [variable] = VARIABLE.exec(segment) ?? []
  return variable === undefined ? null : { text: variable, unless: ABOUT_ROUTES }
}

function inSegment(segment: number, found: string): Sentence {
  return isMissing(found)
    ? sentence(
        'Segment {segment} of the path contains {found:quote}, which a program writes for a missing value.',
        { segment, found },
      )
    : sentence(
        'Segment {segment} of the path contains {found:quote}, a placeholder that was not replaced.',
        { segment, found },
      )
}

function findInQuery(query: string): Sentence | null {
  for (const text of query.split('&')) {
    const [name = '', ...rest] = decodeAscii(text.replaceAll('+', ' ')).split('=')
    const value = rest.join('=')
    const [found] =
      EXPRESSION.exec(value) ?? (SEARCHES.test(name) ? null : MISSING.exec(value)) ?? []
    if (found === undefined) continue
    const facts = { parameter: name, found }
    return isMissing(found)
      ? sentence(
          'The parameter {parameter:quote} contains {found:quote}, which a program writes for a missing value.',
          facts,
        )
      : sentence(
          'The parameter {parameter:quote} contains {found:quote}, a placeholder that was not replaced.',
          facts,
        )
  }
  return null
}

function isMissing(found: string): boolean {
  return MISSING.test(found) || found.startsWith('[object ')
}
