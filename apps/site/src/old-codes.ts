import type { Language } from './languages.ts'

/** A validation error that the URL Standard had, and what reports the same now. */
export interface OldCode {
  readonly name: string
  readonly now: string
}

/** The names that the URL Standard had until June 2026, and has not any more: https://github.com/whatwg/url/commits/main/url.bs */
export const OLD_CODES: readonly OldCode[] = [
  { name: 'domain-invalid-code-point', now: 'domain-to-ASCII' },
  { name: 'domain-to-Unicode', now: 'domain-to-ASCII' },
]

/** What the page of an old name says, in Markdown. */
export interface OldCodeWords {
  readonly summary: string
  readonly text: string
}

/** The words of these pages. */
export const oldCodeWords: Readonly<Record<Language, OldCodeWords>> = {
  en: {
    summary: 'An older name of a validation error. It is called %now% now.',
    text: 'The URL Standard had this validation error until June 2026. What it reported is now part of %now%. Other programs may still use the older name.',
  },
  ja: {
    summary: '検証エラーの古い名前です。今の名前は %now% です。',
    text: 'URL Standard に2026年6月まであった検証エラーです。その内容は、今は %now% に含まれます。ほかのプログラムは古い名前を使っているかもしれません。',
  },
  ru: {
    summary: 'Старое имя ошибки валидации. Теперь она называется %now%.',
    text: 'Эта ошибка валидации была в URL Standard до июня 2026 года. То, о чём она сообщала, теперь входит в %now%. Другие программы могут использовать старое имя.',
  },
}
