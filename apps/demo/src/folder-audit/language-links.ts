import type { AuditReport } from '@waymark/site/audit'
import {
  type LanguageMatrix,
  type LanguagePair,
  MOST_LANGUAGES,
  X_DEFAULT,
} from '../site-audit/page-links.ts'

/** The alternates of pages, languages by languages. Nothing if there are none. */
export function languageLinks({
  languages,
  matrix,
}: Pick<AuditReport, 'languages' | 'matrix'>): LanguageMatrix {
  if (Object.keys(matrix).length === 0) return { from: [], to: [], pairs: [], more: 0 }
  const pages = new Map(languages.map(({ lang, indexable }) => [lang, indexable]))
  const names = new Set([...pages.keys(), ...Object.values(matrix).flatMap(Object.keys)])
  const isLast = (lang: string) => Number(lang === X_DEFAULT)
  const order = [...names]
    .filter((lang) => lang !== '')
    .sort(
      (a, b) =>
        isLast(a) - isLast(b) || (pages.get(b) ?? 0) - (pages.get(a) ?? 0) || (a < b ? -1 : 1),
    )
  const to = order.slice(0, MOST_LANGUAGES)
  // A page without a language has alternates, too, but is not one.
  const from = [...to, ''].filter((lang) => (pages.get(lang) ?? 0) > 0)
  const links = (a: string, b: string) => matrix[a]?.[b] ?? 0
  return {
    from: from.map((lang) => ({ lang, pages: pages.get(lang)! })),
    to,
    pairs: from.map((a) =>
      to.map((b): LanguagePair | null =>
        a === b ? null : { pages: links(a, b), back: pages.has(b) ? links(b, a) : null },
      ),
    ),
    more: order.length - to.length,
  }
}
