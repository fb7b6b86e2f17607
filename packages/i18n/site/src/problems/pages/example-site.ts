const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const SITE = 'https://a.example'

/** What an example is that has only one page. */
export const PAGE = 'index.html of https://a.example/'
/** What an example is that has several files: before each there is a line with its name. */
export const FILES = 'the files of https://a.example/'

interface ExamplePage {
  readonly lang?: string | null
  readonly title?: string | null
  /** A URL or a path of the site. */
  readonly canonical?: string | null
  /** Lines of the head after the canonical. */
  readonly head?: readonly string[]
  /** Lines of the body. */
  readonly body?: readonly string[]
}

/** A small page, which names itself as canonical unless it says something else. */
export function pageOf(path: string, page: ExamplePage = {}): string {
  const { lang = 'en', title = titleOf(path), canonical = path, head = [], body = [] } = page
  return [
    '<!doctype html>',
    lang === null ? '<html>' : `<html lang="${lang}">`,
    ...(title === null ? [] : [`<title>${title}</title>`]),
    ...(canonical === null ? [] : [canonicalOf(canonical)]),
    ...head,
    '<body>',
    ...body,
    '',
  ].join('\n')
}

/** The title of a page without one: `Tea` of `/drinks/tea.html`. */
function titleOf(path: string): string {
  const name =
    path
      .replace(/(?:\.html|\/)$/, '')
      .split('/')
      .at(-1) || 'home'
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A canonical of a URL or a path of the site. */
export function canonicalOf(target: string): string {
  return `<link rel="canonical" href="${urlOf(target)}">`
}

/** A line of links to paths. */
export function linksTo(...paths: readonly string[]): string {
  return paths.map((path) => `<a href="${path}">${titleOf(path)}</a>`).join(' ')
}

/** The links of alternates, by their `hreflang` values. */
export function alternatesOf(targets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(targets).map(
    ([lang, target]) => `<link rel="alternate" hreflang="${lang}" href="${urlOf(target)}">`,
  )
}

/** A sitemap of URLs or paths of the site, each with what its entry has besides. */
export function sitemapOf(entries: Readonly<Record<string, readonly string[]>>): string {
  const urls = Object.entries(entries).map(
    ([target, more]) => `<url><loc>${urlOf(target)}</loc>${more.join('')}</url>`,
  )
  return [
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Alternates as an entry of a sitemap has them. */
export function listedAlternates(targets: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(targets).map(
    ([lang, target]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${urlOf(target)}"/>`,
  )
}

/** Several files as one text. */
export function filesOf(files: Readonly<Record<string, string>>): string {
  return Object.entries(files)
    .map(([name, text]) => `-- ${name} --\n${text}`)
    .join('')
}

function urlOf(target: string): string {
  return target.startsWith('/') ? SITE + target : target
}
