import { normalizeURL } from '@waymark/i18n-validation'

const SITE = 'https://www.example.com'
const LOCALES = ['en', 'de', 'ja']
const DEFAULT_LOCALE = 'en'

/** The properties of `app/[locale]/[...slug]/page.tsx`. */
export interface PageProps {
  readonly params: Promise<{ readonly locale: string; readonly slug: readonly string[] }>
}

/** The part of the type `Metadata` of Next.js that is about canonical URLs. */
export interface CanonicalMetadata {
  alternates: { canonical: string; languages: Record<string, string> }
}

/** Next.js calls it for each page, and writes the links into the `<head>`. */
export async function generateMetadata({ params }: PageProps): Promise<CanonicalMetadata> {
  const { locale, slug } = await params
  const urlIn = (language: string): string =>
    normalizeURL(`${SITE}/${[language, ...slug].join('/')}`)
  const languages = Object.fromEntries(LOCALES.map((language) => [language, urlIn(language)]))
  languages['x-default'] = urlIn(DEFAULT_LOCALE)
  return { alternates: { canonical: urlIn(locale), languages } }
}
