import type { UnreadFields } from './unread-fields.ts'

const EXAMPLES = { examples: 'list' } as const
const FIXES = { fixed: 'text', notFixed: 'text' } as const

/** What makes the entries of causes: a section of a standard. */
const CAUSE_BUILDERS =
  'bidi contexts domainWarning encoding forbidden hostError hostWritingError idnaError ipv4Error ipv4Warning ipv6Error parserError parserWarning punycode warning writingWarning'.split(
    ' ',
  )

/** What no view shows. `test/unread-fields.test.ts` compares the views without it. */
export const UNREAD: readonly UnreadFields[] = [
  { files: ['packages/compare/src/methods/'], fields: EXAMPLES },
  { files: ['packages/normalize/src/presets/'], fields: { caution: 'text' } },
  { files: ['packages/uri-design/src/'], fields: EXAMPLES },
  {
    files: ['packages/explain/src/problems/'],
    fields: { ...EXAMPLES, explanation: 'text', section: 'text', source: 'text' },
  },
  {
    files: ['packages/explain/src/causes/', 'packages/explain/src/sections.ts'],
    fields: EXAMPLES,
    // After the code, the errors and the texts there are only examples.
    builders: Object.fromEntries(CAUSE_BUILDERS.map((name) => [name, 3])),
  },
  { files: ['packages/i18n/hreflang/src/checks/'], fields: FIXES },
  { files: ['packages/i18n/hreflang/src/problems.ts'], fields: EXAMPLES },
  {
    files: ['packages/i18n/language-tag/src/problems.ts'],
    fields: { ...EXAMPLES, ...FIXES },
    builders: { entry: 5 },
  },
  { files: ['packages/i18n/sitemap/src/problems/'], fields: { ...EXAMPLES, ...FIXES } },
  { files: ['packages/i18n/site/src/problems'], fields: { ...EXAMPLES, ...FIXES } },
  { files: ['packages/i18n/validation/src/problems.ts'], fields: { ...EXAMPLES, ...FIXES } },
]

/** The same in the translations. */
export const UNREAD_TEXTS: readonly UnreadFields[] = [
  { files: ['packages/problems/src/texts/ja/'], fields: { given: 'object' } },
  { files: ['packages/problems/src/texts/ru/'], fields: { given: 'object' } },
]
