import type { Language } from '../language.ts'

/** An input that shows a part of the state machine. */
export interface StepperExample {
  readonly label: Readonly<Record<Language, string>>
  readonly url: string
  readonly base?: string
}

export const STEPPER_EXAMPLES: readonly StepperExample[] = [
  {
    label: { en: 'Hexadecimal IPv4', ja: '16進数の IPv4', ru: 'Шестнадцатеричный IPv4' },
    url: 'http://0x7f.1/',
  },
  {
    label: { en: 'A letter beyond ASCII', ja: 'ASCII でない文字', ru: 'Буква не из ASCII' },
    url: 'https://faß.example/',
  },
  {
    label: {
      en: 'Umlaut, port, dots, %',
      ja: 'ウムラウト、ポート、ドット、%',
      ru: 'Умлаут, порт, точки, %',
    },
    url: 'https://EXÄMPLE.com:443/a/../b%3',
  },
  {
    label: { en: 'IPv4 in IPv6', ja: 'IPv6 の中の IPv4', ru: 'IPv4 внутри IPv6' },
    url: 'http://[::ffff:1.2.3.4]/',
  },
  {
    label: { en: 'Every part', ja: 'すべての部分', ru: 'Все части' },
    url: 'https://ann:pw@a.example:81/b?c#d',
  },
  {
    label: { en: 'Two @ signs', ja: '@ が 2 つ', ru: 'Два знака @' },
    url: 'https://a.example@b@c.example/',
  },
  {
    label: { en: 'Backslashes', ja: 'バックスラッシュ', ru: 'Обратные черты' },
    url: 'http:\\\\a.example\\b\\..\\c',
  },
  {
    label: { en: 'Relative', ja: '相対 URL', ru: 'Относительный' },
    url: '../b?c',
    base: 'https://a.example/d/e/f',
  },
  {
    label: { en: 'Drive letter', ja: 'ドライブ文字', ru: 'Буква диска' },
    url: 'file:///C|/a/../..',
  },
  { label: { en: 'No scheme', ja: 'スキームなし', ru: 'Без схемы' }, url: 'a.example/b' },
  {
    label: { en: 'Port out of range', ja: 'ポートの範囲外', ru: 'Порт вне диапазона' },
    url: 'http://a:65536/',
  },
  { label: { en: 'IPv6', ja: 'IPv6', ru: 'IPv6' }, url: 'http://[::1]:80/' },
  {
    label: { en: 'Opaque path', ja: '不透明パス', ru: 'Непрозрачный путь' },
    url: 'mailto:ann@a.example?subject=b c',
  },
  {
    label: { en: 'Tabs and spaces', ja: 'タブと空白', ru: 'Табуляции и пробелы' },
    url: '  ht\ttps://a.exa\nmple/b c ',
  },
]
