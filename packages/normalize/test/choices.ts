import {
  createRecordNormalizer,
  defineRule,
  keepWrittenPort,
  normalizeWith,
  type Preset,
  presets,
  type Rule,
  rules,
} from '@waymark/normalize'
import { parseUrl, serializePath, serializeUrl } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'

/** What a preset is compared with: every rule runs on a record, whether it has anything to do or not. */
export function normalizePlainly(input: string, preset: Preset): string | null {
  const { rules: own, options, schemes, canonicalizer } = preset
  // These have one way to run.
  if (canonicalizer !== undefined || options.model === 'rfc3986')
    return normalizeWith(input, preset)
  const url = parseUrl(input)
  if (url === null || schemes?.includes(url.scheme) === false) return null
  const written = options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
  return serializeUrl(createRecordNormalizer(own, options)(written))
}

type Slash = 'never' | 'always' | 'preserve'

/** A preset with another end of paths, and without the rules that drop a part. */
function vary(
  preset: Preset,
  slash: Slash | undefined,
  kept: readonly ('query' | 'fragment')[],
): Preset {
  const drops = (rule: Rule): boolean =>
    rule.effects?.({}).some((effect) => effect.kind === 'drop' && kept.includes(effect.part)) ===
    true
  const [slashRule] = only('trailing-slash').rules
  const left = preset.rules.filter((rule) => !drops(rule))
  return {
    ...preset,
    rules: slash === undefined || left.includes(slashRule!) ? left : [...left, slashRule!],
    options: { ...preset.options, ...(slash === undefined ? {} : { trailingSlash: slash }) },
  }
}

/** Only the rules of these names. */
function only(...names: readonly string[]): Preset {
  return {
    name: 'rules',
    summary: 'The rules that were named.',
    rules: rules.filter(({ name }) => names.includes(name)),
    options: {},
  }
}

/** Rules of a user, who says what they read. */
const own = [
  defineRule({
    name: 'own-query',
    category: 'changes',
    summary: 'Shouts.',
    explain: 'For the test.',
    source: 'https://example.com/',
    reads: ['query'],
    effects: () => [
      { kind: 'change', parts: ['query'], trigger: { kind: 'code-unit', any: 'bq' } },
    ],
    apply: (url) =>
      url.query === null || !/[bq]/.test(url.query)
        ? url
        : replaceParts(url, { query: url.query.replace(/[bq]/g, 'X') }),
  }),
  defineRule({
    name: 'own-fragment',
    category: 'changes',
    summary: 'Shouts.',
    explain: 'For the test.',
    source: 'https://example.com/',
    reads: ['fragment'],
    apply: (url) => (url.fragment === null ? url : replaceParts(url, { fragment: 'X' })),
  }),
  defineRule({
    name: 'own-path',
    category: 'changes',
    summary: 'Shouts.',
    explain: 'For the test.',
    source: 'https://example.com/',
    reads: ['path' as const],
    effects: () => [{ kind: 'change', parts: ['path'], trigger: { kind: 'code-unit', any: 'q' } }],
    apply: (url) =>
      serializePath(url).includes('q')
        ? replaceParts(url, { path: { kind: 'list', segments: ['X'] } })
        : url,
  }),
]

/** It looks at the end of the path, which another rule may have changed. */
const ownEnd = defineRule({
  name: 'own-end',
  category: 'changes',
  summary: 'Shouts.',
  explain: 'For the test.',
  source: 'https://example.com/',
  reads: ['path'],
  effects: () => [{ kind: 'change', parts: ['path'], trigger: { kind: 'end', text: 'a' } }],
  apply: (url) =>
    serializePath(url).endsWith('a')
      ? replaceParts(url, { path: { kind: 'list', segments: ['X'] } })
      : url,
})

/** Every preset in every way, and every rule alone. */
export const CHOICES: readonly Preset[] = [
  // Those that are one procedure take no other options.
  ...Object.values(presets).flatMap((preset) =>
    preset.canonicalizer === undefined ? [] : [preset],
  ),
  ...Object.values(presets).flatMap((preset) =>
    preset.canonicalizer !== undefined
      ? []
      : ([undefined, 'never', 'always', 'preserve'] as const).flatMap((slash) =>
          ([[], ['query'], ['fragment'], ['query', 'fragment']] as const).map((kept) =>
            vary(preset, slash, kept),
          ),
        ),
  ),
  ...rules.flatMap(({ name }) => [
    only(name),
    { ...only(name, 'trailing-slash'), options: { trailingSlash: 'always' as const } },
  ]),
  // What only a program can ask for.
  { ...only('ip-to-host'), options: { map: { '1.2.3.4': 'a.example' } } },
  { ...only('remove-default-port'), options: { ports: { https: 8080 } } },
  { ...only('remove-default-port'), options: { defaultPort: 'keep' } },
  { ...only('trailing-slash'), rules: [...only('trailing-slash').rules, ownEnd] },
  ...own.map((rule) => ({ ...presets.safe, rules: [...presets.safe.rules, rule] })),
]
