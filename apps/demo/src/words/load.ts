import type { Language } from '../language.ts'
import type { Texts } from '../texts/texts.ts'
import {
  type Translated,
  type Translation,
  translate,
  translatePackages,
  translateViews,
  translation,
  type ViewTranslation,
} from './translation.ts'

interface Loader {
  readonly words: () => Promise<Translation>
  readonly views: () => Promise<ViewTranslation>
  readonly texts: () => Promise<Texts>
}

/** English is loaded already. */
const LOADERS: Readonly<Record<Translated, Loader>> = {
  ja: {
    words: () => import('./ja.ts').then(({ ja }) => ja),
    views: () => import('./ja-views.ts').then(({ ja }) => ja),
    texts: () => import('../texts/ja.ts').then(({ ja }) => ja),
  },
  ru: {
    words: () => import('./ru.ts').then(({ ru }) => ru),
    views: () => import('./ru-views.ts').then(({ ru }) => ru),
    texts: () => import('../texts/ru.ts').then(({ ru }) => ru),
  },
}

/** Makes the page speak a language, which takes a moment if that is not English. */
export async function loadWords(language: Language): Promise<void> {
  if (language !== 'en') translate(await LOADERS[language].words())
}

let loading: Promise<void> | null = null

/** Fetches what the packages and the later views say in the language of the page: no view can do without. */
export function loadTexts(): Promise<void> {
  loading ??= fetchTexts()
  return loading
}

async function fetchTexts(): Promise<void> {
  const language = translation()?.language
  if (language === undefined) return
  try {
    const { views, texts } = LOADERS[language]
    const [ownViews, ownTexts] = await Promise.all([views(), texts()])
    translateViews(ownViews)
    translatePackages(ownTexts)
  } catch (error) {
    // It can be tried again.
    loading = null
    throw error
  }
}
