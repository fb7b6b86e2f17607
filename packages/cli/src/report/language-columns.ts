import type { AlternateSource, LanguageFigures } from '@waymark/site/audit'
import { say } from '../speech.ts'

/** A column of the table of languages. */
export interface LanguageColumn {
  readonly name: string
  value(figures: LanguageFigures): number
}

const SOURCES: Readonly<Record<AlternateSource, () => string>> = {
  head: () => say('hreflang in head'),
  header: () => say('hreflang in header'),
  sitemap: () => say('hreflang in sitemap'),
  database: () => say('hreflang in database'),
}

/** The columns of the table of languages: pages, and those with alternates in each source that has any. */
export function languageColumns(languages: readonly LanguageFigures[]): readonly LanguageColumn[] {
  const sources = (Object.keys(SOURCES) as AlternateSource[]).filter((source) =>
    languages.some(({ alternates }) => alternates[source] > 0),
  )
  return [
    { name: say('pages'), value: ({ pages }) => pages },
    { name: say('indexable'), value: ({ indexable }) => indexable },
    { name: say('listed'), value: ({ listed }) => listed },
    ...sources.map((source) => ({
      name: SOURCES[source](),
      value: ({ alternates }: LanguageFigures) => alternates[source],
    })),
  ]
}
