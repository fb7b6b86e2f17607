import { ASKED } from './asked-words.ts'
import type { pageOf } from './head-links.ts'
import type { Language } from './languages.ts'

/** The paths of the pages with words of their own. */
export const askedPaths: readonly string[] = Object.keys(ASKED)

/** The words by which a page is also found; empty if there are none. */
export function searchWordsOf({ language, path }: ReturnType<typeof pageOf>): string {
  const { en = '', ...others } = ASKED[path] ?? {}
  const own = language === 'en' ? '' : (others[language] ?? '')
  return `${en} ${own}`.trim()
}

/** What the search says about the demo, which is not a page of VitePress. */
export const DEMO_WORDS: Readonly<
  Record<Language, { readonly title: string; readonly about: string }>
> = {
  en: {
    title: 'Playground',
    about: 'The demo: type a URL and see its parts, its errors and where it leads.',
  },
  ja: {
    title: 'プレイグラウンド',
    about: 'デモです。URL を入力すると、各部分、エラー、行き先がわかります。',
  },
  ru: {
    title: 'Песочница',
    about: 'Демо: введите URL и увидите его части, ошибки и то, куда он ведёт.',
  },
}
