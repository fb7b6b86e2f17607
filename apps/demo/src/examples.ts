export interface Example {
  readonly label: ReadLabel
  readonly input: string
  readonly base?: string
}

export interface ExampleGroup {
  readonly title: ReadLabel
  readonly examples: readonly Example[]
}

const GROUPS = [
  {
    title: 'Everyday',
    examples: [
      {
        label: 'Every part',
        input: 'https://ann:secret@shop.example:8443/shoes/red?size=42&sort=price#reviews',
      },
      {
        label: 'Campaign link',
        input: 'HTTP://Shop.Example:80/Shoes/?utm_source=mail&utm_medium=cpc#reviews',
      },
      {
        label: 'Relative',
        input: '../img/logo.svg?v=2',
        base: 'https://example.com/docs/guide/index.html',
      },
      { label: 'mailto:', input: 'mailto:ann@example.com?subject=Hello there' },
    ],
  },
  {
    title: 'Repaired by the parser',
    examples: [
      { label: 'Messy', input: '  HTTPS://Bücher.example:443/a/../b c?q=ü#f ' },
      { label: 'Tabs and newlines', input: 'ht\ttps://exam\nple.com/pa\tth' },
      { label: 'Backslashes', input: 'https:\\\\example.com\\docs\\.\\a' },
      { label: 'Dot segments', input: 'https://example.com/a/b/../../%2e/c/./d/%2E%2e/e' },
      { label: 'Windows path', input: 'file:///C|/Docs/../Notes.txt' },
    ],
  },
  {
    title: 'Hosts',
    examples: [
      { label: '日本語', input: 'https://日本語。example/パス?検索=値' },
      { label: 'العربية', input: 'https://مثال.example/صفحة?س=١' },
      { label: 'Emoji', input: 'https://☕.example/🍩/👩‍👩‍👧?q=🥐' },
      { label: 'IPv4 as 0x7f.1', input: 'http://0x7f.1/' },
      { label: 'IPv4, octal', input: 'http://0300.0250.257/' },
      { label: 'IPv6', input: 'http://[2001:DB8:0:0::ff00:42:8329]:8080/' },
      { label: 'Look-alike letters', input: 'https://аррӏе.com/login' },
      { label: 'Look-alike login', input: 'https://bank.example@evil.example/login' },
    ],
  },
  {
    title: 'Not URLs',
    examples: [
      { label: 'No scheme', input: 'example.com/page' },
      { label: 'Space in host', input: 'https://exa mple.com/' },
      { label: 'Port too big', input: 'https://example.com:65536/' },
      { label: 'IPv4 too big', input: 'http://192.168.1.256/' },
      { label: 'IPv6, two ::', input: 'http://[1::2::3]/' },
      { label: 'Mixed direction', input: 'https://שaלום.example/' },
      { label: 'No host', input: 'https:///?q' },
    ],
  },
] as const

/** The name of a group or of an example. */
export type ReadLabel =
  | (typeof GROUPS)[number]['title']
  | (typeof GROUPS)[number]['examples'][number]['label']

export const EXAMPLE_GROUPS: readonly ExampleGroup[] = GROUPS

/** What the page begins with: the answer on it is in index.html. */
export const FIRST_INPUT = 'https://www.Example.com:443/a/../caf%C3%A9?utm_source=mail#top'
