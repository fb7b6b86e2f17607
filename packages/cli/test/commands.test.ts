import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manPage } from '../scripts/man-page.ts'
import { pageFile } from '../scripts/write-man-page.ts'
import { COMMAND_NAMES, CONFIGURABLE_NAMES, SUMMARIES } from '../src/command-names.ts'
import { loadCommand, loadCommands } from '../src/commands/load-command.ts'

const commands = await loadCommands()

test('the manual page that is published has every option, example and exit status', () => {
  expect(readFileSync(pageFile, 'utf8'), 'run: pnpm write-docs').toBe(manPage(commands))
})

test('what each command takes, and which have no configuration or run no program', () => {
  expect(
    commands.map(({ name, operands, isConfigurable, runsNoCode }) => {
      const { name: operand, min, max, kind = 'words', words } = operands
      return [
        `${name}: ${min} to ${max} ${kind}, called ${operand}`,
        ...(words === undefined ? [] : ['only listed ones']),
        ...(isConfigurable === undefined ? [] : [`isConfigurable: ${isConfigurable}`]),
        ...(runsNoCode === undefined ? [] : [`runsNoCode: ${runsNoCode}`]),
      ].join('; ')
    }),
  ).toEqual([
    'sitemap: 0 to Infinity files, called url-source.json',
    'validate: 1 to Infinity files, called file',
    'audit: 1 to 1 folder, called folder',
    'convert: 1 to Infinity files, called url-source.json',
    'diff: 2 to 2 files, called version',
    'inspect: 1 to 1 urls, called url; runsNoCode: true',
    'normalize: 0 to Infinity lists, called file',
    'compare: 2 to 2 urls, called url',
    'dedupe: 0 to Infinity lists, called file',
    'lint: 1 to Infinity files, called file',
    'explain: 0 to 1 words, called name; only listed ones; isConfigurable: false',
    'config: 0 to 0 words, called operand',
    'completions: 1 to 1 words, called shell; only listed ones; isConfigurable: false',
    'keys: 1 to Infinity files, called file',
    'worker: 0 to 0 words, called operand; runsNoCode: true',
  ])
})

test('each command is found by its name, and none by another', async () => {
  for (const [at, { name, summary }] of commands.entries()) {
    expect(await loadCommand(name)).toMatchObject({ name, summary })
    expect([COMMAND_NAMES[at], SUMMARIES[name as keyof typeof SUMMARIES]]).toEqual([name, summary])
  }
  expect(commands).toHaveLength(COMMAND_NAMES.length)
  expect(COMMAND_NAMES).toEqual(expect.arrayContaining([...CONFIGURABLE_NAMES]))
  for (const name of ['', 'toString', '__proto__', 'Sitemap']) {
    expect(await loadCommand(name)).toBeNull()
  }
})

test('the options by which the packages call those of the command line', () => {
  expect(
    Object.fromEntries(
      commands.flatMap(({ name, options }) =>
        options.flatMap((option) =>
          (option.sets ?? []).map((api) => [`${name} --${option.name}`, api] as const),
        ),
      ),
    ),
  ).toEqual({
    'sitemap --base': 'base',
    'sitemap --trailing-slash': 'trailingSlash',
    'sitemap --query': 'removeQuery',
    'sitemap --fragment': 'removeFragment',
    'sitemap --allow-unreachable-hosts': 'allowUnreachableHosts',
    'sitemap --https-only': 'allowedProtocols',
    'sitemap --x-default': 'xDefaultLang',
    'sitemap --max-urls': 'maxUrls',
    'sitemap --max-bytes': 'maxBytes',
    'sitemap --memory': 'memory',
    'sitemap --paths': 'paths',
    'validate --trailing-slash': 'trailingSlash',
    'validate --query': 'removeQuery',
    'validate --fragment': 'removeFragment',
    'validate --allow-unreachable-hosts': 'allowUnreachableHosts',
    'validate --https-only': 'allowedProtocols',
    'validate --memory': 'memory',
    'validate --paths': 'paths',
    'convert --compress': 'compression',
    'audit --base': 'base',
    'audit --crawl': 'crawls',
    'audit --database': 'databases',
    'audit --trailing-slash': 'trailingSlash',
    'audit --query': 'removeQuery',
    'audit --fragment': 'removeFragment',
    'audit --paths': 'paths',
    'audit --memory': 'memory',
    'diff --trailing-slash': 'trailingSlash',
    'diff --query': 'removeQuery',
    'diff --fragment': 'removeFragment',
    'diff --allow-unreachable-hosts': 'allowUnreachableHosts',
    'diff --https-only': 'allowedProtocols',
    'diff --key': 'key',
    'diff --key-location': 'keyLocation',
    'keys --trailing-slash': 'trailingSlash',
    'keys --query': 'removeQuery',
    'keys --fragment': 'removeFragment',
    'keys --memory': 'memory',
    'lint --paths': 'paths',
    'normalize --trailing-slash': 'trailingSlash',
    'normalize --max-length': 'maxLength',
    'worker --op': 'ops',
    'worker --format': 'format',
    'worker --chunk-header': 'chunkHeader',
    'worker --max-length': 'maxLength',
    'worker --part': 'part',
    'worker --name': 'name',
    'worker --pattern': 'pattern',
    'worker --section': 'section',
    'worker --unknown': 'unknown',
    'worker --assume-scheme': 'assumeScheme',
    'worker --method': 'method',
    'worker --options': 'methodOptions',
    'worker --base': 'base',
    'worker --suffix-list': 'publicSuffixList',
    'worker --preset': 'preset',
    'worker --trailing-slash': 'trailingSlash',
    'worker --not-null': 'notNull',
    'worker --echo': 'echo',
    'worker --null': 'nullText',
    'worker --input-keys': 'inputKeys',
    'worker --output-keys': 'outputKeys',
    'inspect --known': 'known',
    'inspect --trailing-slash': 'trailingSlash',
    'compare --trailing-slash': 'trailingSlash',
    'dedupe --trailing-slash': 'trailingSlash',
    'lint --max-depth': 'maxDepth',
    'lint --schemes': 'schemes',
    'lint --allowed-schemes': 'allowedSchemes',
    'lint --custom-rules': 'customRules',
  })
})

test('how the values of options are limited, joined and configured', () => {
  expect(
    Object.fromEntries(
      commands.flatMap(({ name, options }) =>
        options.flatMap(
          ({ name: option, value, least, most, joiner, listJoiner, isRecord, risk }) => {
            const limits = { least, most, joiner, listJoiner, isRecord, risk: risk?.text }
            const own = Object.entries(limits).filter(([, limit]) => limit !== undefined)
            return own.length === 0
              ? []
              : [[`${name} --${option}`, { value, ...Object.fromEntries(own) }] as const]
          },
        ),
      ),
    ),
  ).toEqual({
    'sitemap --memory': { value: 'size', least: 4194304 },
    'sitemap --severity': { value: 'severities', isRecord: true },
    'sitemap --max-warnings': { value: 'n', least: 0 },
    'sitemap --write-baseline': { risk: 'changes files' },
    'validate --severity': { value: 'severities', isRecord: true },
    'validate --max-warnings': { value: 'n', least: 0 },
    'validate --write-baseline': { risk: 'changes files' },
    'validate --fix': { risk: 'changes files' },
    'validate --unsafe-fix': { risk: 'changes files' },
    'validate --memory': { value: 'size', least: 4194304 },
    'audit --database': { value: 'file', joiner: '\n', listJoiner: '\n' },
    'audit --crawl': { value: 'file', joiner: '\n', listJoiner: '\n' },
    'audit --severity': { value: 'severities', isRecord: true },
    'audit --max-warnings': { value: 'n', least: 0 },
    'audit --write-baseline': { risk: 'changes files' },
    'audit --memory': { value: 'size', least: 4194304 },
    'keys --memory': { value: 'size', least: 4194304 },
    'normalize --rule': { value: 'rules', joiner: ',\n' },
    'normalize --jobs': { value: 'n', most: 64 },
    'worker --rule': { value: 'rules', joiner: ',\n' },
    'inspect --known': { value: 'domain', joiner: ',', listJoiner: ',' },
    'inspect --rule': { value: 'rules', joiner: ',\n' },
    'inspect --max-warnings': { value: 'n', least: 0 },
    'compare --method': { value: 'names', joiner: ',' },
    'compare --rule': { value: 'rules', joiner: ',\n' },
    'dedupe --rule': { value: 'rules', joiner: ',\n' },
    'dedupe --memory': { value: 'size', least: 1048576 },
    'lint --severity': { value: 'severities', isRecord: true },
    'lint --schemes': { value: 'schemes', listJoiner: ',' },
    'lint --allowed-schemes': { value: 'schemes', listJoiner: ',' },
    'lint --verbs': { value: 'words', listJoiner: ',' },
    'lint --uncountable': { value: 'words', listJoiner: ',' },
    'lint --abbreviations': { value: 'words', isRecord: true },
    'lint --identifiers': {
      value: 'pattern',
      listJoiner: '|',
      risk: 'is a regular expression, which can take forever',
    },
    'lint --max-warnings': { value: 'n', least: 0 },
    'lint --write-baseline': { risk: 'changes files' },
    'lint --fix': { risk: 'changes files' },
    'lint --unsafe-fix': { risk: 'changes files' },
  })
})

test('the kinds of values that are completed, checked or resolved', () => {
  const kinds = ['file', 'folder', 'url', 'size', 'json', 'n']
  expect(
    commands.flatMap(({ name, options }) =>
      options
        .filter(({ value }) => kinds.includes(value ?? ''))
        .map((option) => `${name} --${option.name}: ${option.value}`),
    ),
  ).toEqual([
    'sitemap --from: folder',
    'sitemap --out: folder',
    'sitemap --base: url',
    'sitemap --max-urls: n',
    'sitemap --max-bytes: n',
    'sitemap --memory: size',
    'sitemap --state: file',
    'sitemap --report: file',
    'sitemap --robots: file',
    'sitemap --since: file',
    'sitemap --paths: json',
    'sitemap --max-warnings: n',
    'sitemap --baseline: file',
    'validate --paths: json',
    'validate --max-warnings: n',
    'validate --baseline: file',
    'validate --patch: file',
    'validate --memory: size',
    'validate --report: file',
    'validate --since: file',
    'audit --base: url',
    'audit --database: file',
    'audit --crawl: file',
    'audit --paths: json',
    'audit --max-warnings: n',
    'audit --baseline: file',
    'audit --memory: size',
    'audit --report: file',
    'audit --since: file',
    'convert --out: file',
    'diff --key-location: url',
    'inspect --base: url',
    'inspect --suffix-list: file',
    'inspect --rules: file',
    'inspect --max-warnings: n',
    'normalize --base: url',
    'normalize --rules: file',
    'normalize --max-length: n',
    'normalize --jobs: n',
    'normalize --out: file',
    'compare --rules: file',
    'compare --base: url',
    'compare --suffix-list: file',
    'compare --options: json',
    'dedupe --rules: file',
    'dedupe --base: url',
    'dedupe --suffix-list: file',
    'dedupe --options: json',
    'dedupe --memory: size',
    'lint --paths: json',
    'lint --max-depth: n',
    'lint --custom-rules: file',
    'lint --max-warnings: n',
    'lint --baseline: file',
    'lint --patch: file',
    'keys --out: folder',
    'keys --memory: size',
    'worker --max-length: n',
    'worker --options: json',
    'worker --base: url',
    'worker --suffix-list: file',
    'worker --rules: file',
  ])
})
