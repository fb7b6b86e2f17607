export interface RulesExample {
  readonly label: RulesLabel
  readonly input: string
}

const EXAMPLES = [
  {
    label: 'A bit of everything',
    input:
      'HTTP://ann@WWW.Example.com.:80/shop/./%7eshoes//index.html?utm_source=mail&size=42&color=red#reviews',
  },
  {
    label: 'Campaign link',
    input: 'https://shop.example/sale/?utm_source=news&utm_medium=mail&gclid=abc&id=7',
  },
  { label: 'Empty parts', input: 'https://example.com/a?b=&c&=#' },
  {
    label: 'What must not change',
    input: 'https://example.com/a%2Fb/%FF?q=a+b%2B%3D&path=http://x//y',
  },
  { label: 'Octal IPv4 address', input: 'http://0300.0250.0.01/' },
  {
    label: 'Session',
    input: 'https://shop.example/cart;jsessionid=1A2B3C?PHPSESSID=0123456789abcdef0123456789abcdef',
  },
  { label: 'Text fragment', input: 'https://example.com/guide#setup:~:text=first%20step' },
  { label: 'Accents', input: 'https://example.com/cafe%CC%81' },
  { label: 'urn:', input: 'URN:ISBN:0-395-36341-1' },
  { label: 'No URL', input: 'example.com/page' },
] as const

export type RulesLabel = (typeof EXAMPLES)[number]['label']

export const RULES_EXAMPLES: readonly RulesExample[] = EXAMPLES
