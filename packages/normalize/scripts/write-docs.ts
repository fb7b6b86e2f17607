/**
 * Writes docs/rules.md from the catalogue, and docs/tracking-parameters.md from the table of tracking parameters.
 *
 *     node --conditions=@waymark/source scripts/write-docs.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { optionValues, type Preset, presets, type Rule, rules } from '@waymark/normalize'
import { REDIRECT_WRAPPERS, type RedirectWrapper } from '../src/redirect-wrappers.ts'
import { PATH_ALIASES, SITE_ALIASES } from '../src/site-aliases.ts'
import { trackingPage, writeTrackingPage } from './tracking/write-page.ts'

/** The page, from the repository's root. */
export const page: URL = new URL('../../../docs/rules.md', import.meta.url)

export function writeRulesPage(): string {
  return `# Normalisation rules

Generated from the catalogue of \`@waymark/normalize\` by its \`docs\` script. Do not edit.

A category says what a rule costs in meaning:

- \`preserves\`: the new URL identifies the same resource by the standards alone; its decoded components are the same.
- \`usually-preserves\`: it does on nearly every server, but nothing promises it.
- \`changes\`: it may identify something else; use it where you know the site.

A rule runs on records that the URL parser of the URL Standard makes (\`whatwg\`), on strings as they are written, split into the five parts of RFC 3986 (\`rfc3986\`), or on both. Rules run in the order of this page.

| rule | category | models |
| --- | --- | --- |
${rules.map((rule) => `| [\`${rule.name}\`](#${rule.name}) | \`${rule.category}\` | ${modelsOf(rule)} |`).join('\n')}

${rules.map(writeRule).join('\n\n')}

## Presets

${Object.values(presets).map(writePreset).join('\n\n')}

## Redirections

What [\`unwrap-redirects\`](#unwrap-redirects) knows. Hosts are compared whole, with or without \`www\`.

| hosts | path | the URL inside | kind | source |
| --- | --- | --- | --- | --- |
${REDIRECT_WRAPPERS.map(writeWrapper).join('\n')}

## Names of sites

What [\`merge-site-aliases\`](#merge-site-aliases) knows. Hosts are compared whole, with or without \`www\`.

| written | becomes | source |
| --- | --- | --- |
${SITE_ALIASES.map(({ hosts, to, source }) => `| ${hosts.map(code).join(' ')} | ${code(to)} | <${source}> |`).join('\n')}
${PATH_ALIASES.map(({ hosts, path, to, source }) => `| ${hosts.map((host) => code(`${[host, ...path].join('/')}/X`)).join(' ')} | ${code(`${to.host}${to.path}?${to.parameter}=X`)} | <${source}> |`).join('\n')}
`
}

function modelsOf(rule: Rule): string {
  return rule.applyToUri === undefined ? '`whatwg`' : '`whatwg` `rfc3986`'
}

function writeRule(rule: Rule): string {
  const settled =
    rule.settledByParser === true
      ? '\n\nThe URL parser does this to every record: on `whatwg` the rule finds nothing left to do, and a trace names it for what the parser did.'
      : ''
  const options =
    rule.options.length === 0
      ? ''
      : `\n\n| option | values | default | |\n| --- | --- | --- | --- |\n${rule.options
          .map(
            (option) =>
              `| \`${option.name}\` | ${optionValues(option).map(code).join(' ') || option.type.expected} | ${option.default === null ? '' : code(option.default)} | ${option.summary} |`,
          )
          .join('\n')}`
  return `## ${rule.name}

${rule.summary} Category: \`${rule.category}\`. Source: <${rule.source}>

${rule.explain}${settled}${options}

| URL | becomes | with |
| --- | --- | --- |
${rule.examples
  .map(
    ([input, output, given]) =>
      `| ${code(input)} | ${input === output ? 'stays' : code(output)} | ${given === undefined ? '' : code(JSON.stringify(given))} |`,
  )
  .join('\n')}`
}

function writePreset({
  name,
  summary,
  explain,
  caution,
  merges,
  rules: list,
  options,
  canonicalizer,
}: Preset): string {
  const what =
    canonicalizer !== undefined
      ? 'Defined as a whole elsewhere, with a reading of URLs of its own.'
      : list.length === 0
        ? 'No rules.'
        : `Rules: ${list.map((rule) => `[\`${rule.name}\`](#${rule.name})`).join(', ')}.`
  const given =
    Object.keys(options).length === 0 ? '' : ` Options: ${code(JSON.stringify(options))}.`
  return `### ${name}

${summary} ${explain}

Caution: ${caution}${merges === undefined ? '' : ` ${code(merges[0])} and ${code(merges[1])} become one.`}

${what}${given}`
}

function writeWrapper({ kind, hosts, path, target, source }: RedirectWrapper): string {
  const [com] = hosts.filter((host) => host.endsWith('.com'))
  const isLong = hosts.length > 30 && com !== undefined
  const where = isLong
    ? `${code(com)} and its ${hosts.length - 1} domains of countries`
    : hosts.map(code).join(' ')
  return `| ${where} | ${code(`/${path.join('/')}`)} | ${TARGETS[target.in](target)} | ${kind} | <${source}> |`
}

const TARGETS: Readonly<
  Record<RedirectWrapper['target']['in'], (target: RedirectWrapper['target']) => string>
> = {
  parameters: (target) =>
    'names' in target
      ? `in ${target.names.map(code).join(' or ')}${target.as === undefined ? '' : `, as ${target.as === 'bing' ? 'Bing' : 'Proofpoint'} encodes it`}`
      : '',
  path: (target) =>
    'scheme' in target
      ? `the rest of the path, without ${code(`${target.scheme}://`)}`
      : 'the rest of the path',
  segment: () => 'the next segment, percent-encoded',
  query: () => 'the whole query',
  proofpoint: () => 'between underscores, as Proofpoint encodes it',
}

/** A text as code in a table: spaces at the ends and bars stay visible. */
function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`'
  const padding = text.includes('`') ? ' ' : ''
  return fence + padding + text.replaceAll('|', '\\|') + padding + fence
}

function main(): void {
  mkdirSync(new URL('.', page), { recursive: true })
  writeFileSync(page, writeRulesPage())
  writeFileSync(trackingPage, writeTrackingPage())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
