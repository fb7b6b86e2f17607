import type { HeadConfig } from 'vitepress'
import { urlOf } from './address.ts'
import { LANGUAGES, type Language } from './languages.ts'
import type { Alternates } from './url-source.ts'

/** What page a file of VitePress is. */
export function pageOf(file: string): { readonly language: Language; readonly path: string } {
  const other = LANGUAGES.find(({ prefix }) => prefix !== '' && file.startsWith(prefix))
  const rest = other === undefined ? file : file.slice(other.prefix.length)
  return { language: other?.code ?? 'en', path: rest.replace(/(?:^|(?<=\/))index\.md$|\.md$/, '') }
}

/** The canonical link of a page, and those to its other languages. */
export function headLinks(file: string, alternates: Alternates): HeadConfig[] {
  const { language, path } = pageOf(file)
  return [
    ['link', { rel: 'canonical', href: urlOf(language, path) }],
    ...alternates
      .of(path)
      .map(
        ({ lang, loc }): HeadConfig => ['link', { rel: 'alternate', hreflang: lang, href: loc }],
      ),
  ]
}
