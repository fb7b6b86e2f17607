import { type Language, prefixOf } from './languages.ts'

/** A page of the site in one language, as Markdown. */
export interface Page {
  readonly language: Language
  /** The same in all languages, such as `rules/www`; the list of a folder ends with a slash, and the home page is empty. */
  readonly path: string
  /** Without Markdown. */
  readonly title: string
  /** One or two sentences for search engines, without Markdown. */
  readonly description: string
  /** Markdown, beginning with the heading. */
  readonly body: string
  /** More front matter that VitePress reads, such as a layout. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
}

/** Where VitePress finds the page, from its folder of sources. */
export function fileOf({ language, path }: Pick<Page, 'language' | 'path'>): string {
  const isList = path === '' || path.endsWith('/')
  return `${prefixOf(language)}${path}${isList ? 'index' : ''}.md`
}

/** The page as a file of VitePress. JSON is YAML, too. */
export function textOf({ title, description, body, frontMatter = {} }: Page): string {
  const head = Object.entries({ title, description, ...frontMatter })
  const lines = head.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}
