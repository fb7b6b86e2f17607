import { type Host, parseHost, serializeHost } from '@waymark/host'
import {
  describeValue,
  isRecord,
  pointTo,
  type Sentence,
  safeMessage,
  sentence,
} from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import type { Preset } from '../preset.ts'
import { createHostCanonicalizer } from './host-canonicalizer.ts'
import { HostPresets } from './host-presets.ts'
import {
  adviceFor,
  ChoiceFault,
  LackingOption,
  presetOfChoice,
  type RuleChoice,
} from './rule-choice.ts'

/** What a rule file says, as JSON has it. */
export interface RuleFile extends RuleChoice {
  /** The schema, for editors. */
  readonly $schema?: string
  /** Other rules for some hosts. */
  readonly hosts?: readonly HostRules[]
}

/** The rules of some hosts. Without a preset, they change those that the file has for all hosts. */
export interface HostRules extends RuleChoice {
  /** A host, or `*.` and a domain for all hosts below it; or a list of such. */
  readonly host: string | readonly string[]
}

/**
 * A rule file that cannot be used. The message says what is wrong and what to do.
 *
 * @example
 * ```ts
 * import { RuleFileError, readRuleFile } from '@waymark/normalize/rule-file'
 *
 * try {
 *   readRuleFile({ rules: { 'keep-params': { kept: ['id'] } } })
 * } catch (error) {
 *   error instanceof RuleFileError && error.pointer // => '/rules/keep-params/kept'
 * }
 * ```
 */
export class RuleFileError extends TypeError {
  override readonly name: string = 'RuleFileError'
  /** Where it is wrong, as a JSON Pointer; empty for the file as a whole. */
  readonly pointer: string
  /** Whether the value is wrong, or the name of the member. */
  readonly at: 'value' | 'name'
  /** What the message names, as plain values. */
  readonly data: Facts

  /** @param cause - The error of an option of a rule. */
  constructor(
    said: Sentence,
    pointer: string,
    { at = 'value', cause }: { readonly at?: 'value' | 'name'; readonly cause?: unknown } = {},
  ) {
    super(safeMessage(said.text), cause === undefined ? {} : { cause })
    this.pointer = pointer
    this.at = at
    this.data = said.data
  }
}

/**
 * Reads a rule file: a preset or rules with their options, and other ones for some hosts.
 *
 * A host takes the most specific entry: one with its name, then the longest pattern that matches it. `*.example.com`
 * matches the hosts below `example.com`, not `example.com` itself. A dot at the end of a host makes no difference.
 *
 * @param file - What `JSON.parse` has made of the file.
 * @returns A preset that `normalize` and all other functions accept.
 * @throws RuleFileError for a member, preset, rule or option that does not exist, a wrong value, a rule without an
 *   option that it needs, and a host that is not one or is there twice.
 *
 * @example
 * ```ts
 * import { normalize } from '@waymark/normalize'
 * import { readRuleFile } from '@waymark/normalize/rule-file'
 *
 * const preset = readRuleFile({
 *   preset: 'crawler',
 *   hosts: [{ host: '*.shop.example', rules: { 'keep-params': { keep: ['id'] } } }],
 * })
 * normalize('https://a.example/?x=1&id=7', preset) // => 'https://a.example/?id=7&x=1'
 * normalize('https://www.shop.example/?x=1&id=7', preset) // => 'https://www.shop.example/?id=7'
 * ```
 */
export function readRuleFile(file: unknown): Preset {
  if (!isRecord(file)) {
    const got = describeValue(file)
    throw new RuleFileError(
      sentence('a rule file is an object; got {got:phrase}', { detail: 'file-type', got }),
      '',
    )
  }
  checkMembers(file, FILE_MEMBERS, '')
  const { $schema: _, hosts, ...choice } = file as RuleFile
  checkRules(choice, '')
  const otherwise = presetAt(choice, null, '')
  if (hosts === undefined) return otherwise
  if (!Array.isArray(hosts)) {
    const got = describeValue(hosts)
    throw new RuleFileError(
      sentence('hosts is a list of objects; got {got:phrase}', { detail: 'hosts-type', got }),
      '/hosts',
    )
  }
  const presets = new HostPresets(otherwise)
  for (const [index, entry] of hosts.entries()) addHosts(entry, `/hosts/${index}`, presets)
  if (hosts.length === 0) return otherwise
  return {
    name: 'rules by host',
    summary: 'The rules of a file, which differ between hosts.',
    rules: [],
    options: {},
    canonicalizer: createHostCanonicalizer(presets, file as RuleFile),
  }
}

const CHOICE_MEMBERS: readonly string[] = ['preset', 'model', 'rules']
const FILE_MEMBERS: readonly string[] = ['$schema', ...CHOICE_MEMBERS, 'hosts']
const HOST_MEMBERS: readonly string[] = ['host', ...CHOICE_MEMBERS]

function addHosts(entry: unknown, pointer: string, presets: HostPresets): void {
  if (!isRecord(entry)) {
    const said = sentence('an entry of hosts is an object, such as {example}; got {got:phrase}', {
      detail: 'entry-type',
      example: `{ "host": "*.example.com", "preset": "${presets.otherwise.name}" }`,
      got: describeValue(entry),
    })
    throw new RuleFileError(said, pointer)
  }
  checkMembers(entry, HOST_MEMBERS, pointer)
  const { host, ...choice } = entry as unknown as HostRules
  checkRules(choice, pointer)
  if (host === undefined) {
    throw new RuleFileError(
      sentence('the entry has no host: add one, such as {example:quote}', {
        detail: 'no-host',
        example: '*.example.com',
      }),
      pointer,
    )
  }
  const names: readonly unknown[] = Array.isArray(host) ? host : [host]
  if (names.length === 0)
    throw new RuleFileError(
      sentence('the list has no host: add one', { detail: 'empty-hosts' }),
      `${pointer}/host`,
    )
  if (Object.keys(choice).length === 0) {
    throw new RuleFileError(
      sentence('no rule is named: give a preset, or rules', { detail: 'no-rule-named' }),
      pointer,
    )
  }
  const preset = presetAt(choice, presets.otherwise, pointer)
  for (const [index, name] of names.entries()) {
    const place = Array.isArray(host) ? `${pointer}/host/${index}` : `${pointer}/host`
    const pattern = readPattern(name, place)
    if (!presets.add(pattern, preset)) {
      throw new RuleFileError(
        sentence('the host {host:phrase} is there twice: keep one', {
          detail: 'host-twice',
          host: describeValue(name),
        }),
        place,
      )
    }
  }
}

function presetAt(choice: RuleChoice, base: Preset | null, pointer: string): Preset {
  try {
    return presetOfChoice(choice, base)
  } catch (error) {
    if (!(error instanceof ChoiceFault)) throw error
    const { at, cause } = error
    throw new RuleFileError(adviceOf(error), error.path.reduce(pointTo, pointer), { at, cause })
  }
}

function adviceOf(fault: ChoiceFault): Sentence {
  if (!(fault instanceof LackingOption)) return fault.said
  const example = JSON.stringify({ [fault.rule.name]: fault.example })
  return sentence('{fault:phrase}: {example}', { fault: fault.said, example })
}

function checkMembers(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  pointer: string,
): void {
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue
    const said = sentence('unknown member {name:phrase}: {advice:phrase}', {
      detail: 'unknown-member',
      name: describeValue(name),
      advice: adviceFor(name, known, sentence('the members are {known,list}', { known })),
    })
    throw new RuleFileError(said, pointTo(pointer, name), { at: 'name' })
  }
}

function checkRules({ rules }: RuleChoice, pointer: string): void {
  if (rules === undefined || isRecord(rules)) return
  const said = sentence(
    'rules is an object with a member for each rule, such as {example}; got {got:phrase}',
    { detail: 'rules-type', example: '{ "sort-query": true }', got: describeValue(rules) },
  )
  throw new RuleFileError(said, `${pointer}/rules`)
}

/** A host or a pattern as URLs have it: in lower-case ASCII, without a dot at its end. */
function readPattern(name: unknown, pointer: string): string {
  const host = typeof name === 'string' ? name.replace(/^\*\./, '') : ''
  const parsed: Host | null = host === '' || host.includes('*') ? null : parseHost(host)
  const isPattern = host !== name
  if (parsed === null || parsed.kind === 'empty' || (isPattern && parsed.kind !== 'domain')) {
    const said = sentence(
      'a host is a domain, an IP address, or *. and a domain; got {got:phrase}',
      { detail: 'host-type', got: describeValue(name) },
    )
    throw new RuleFileError(said, pointer)
  }
  const text = serializeHost(parsed).replace(/\.$/, '')
  return isPattern ? `*.${text}` : text
}
