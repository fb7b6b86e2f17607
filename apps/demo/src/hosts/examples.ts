import type { Language } from '../language.ts'

/** A host that shows something. */
export interface HostExample {
  readonly label: Readonly<Record<Language, string>>
  readonly host: string
}

export const HOST_EXAMPLES: readonly HostExample[] = [
  {
    label: { en: 'Lookalike', ja: '紛らわしい名前', ru: 'Похожее имя' },
    host: 'www.аррӏе.com',
  },
  {
    label: { en: 'Mapped', ja: 'マッピング', ru: 'С отображением' },
    host: 'BÜCHER．Example',
  },
  { label: { en: 'A-label', ja: 'A ラベル', ru: 'A-метка' }, host: 'xn--fa-hia.example' },
  {
    label: { en: 'Right to left', ja: '右から左', ru: 'Справа налево' },
    host: 'שלום1.example',
  },
  {
    label: { en: 'Bidi rule broken', ja: 'Bidi 規則違反', ru: 'Нарушено правило Bidi' },
    host: 'שלוםa.example',
  },
  {
    label: { en: 'Joiner', ja: '接合子', ru: 'Соединитель' },
    host: 'a\u200db.example',
  },
  { label: { en: 'IPv4', ja: 'IPv4', ru: 'IPv4' }, host: '0x7f.1' },
  { label: { en: 'IPv6', ja: 'IPv6', ru: 'IPv6' }, host: '[::ffff:169.254.169.254]' },
  {
    label: { en: 'Public suffix', ja: 'パブリックサフィックス', ru: 'Публичный суффикс' },
    host: 'shop.example.co.uk',
  },
  { label: { en: 'Not a host', ja: 'ホストではない', ru: 'Не хост' }, host: 'a b.example' },
]
