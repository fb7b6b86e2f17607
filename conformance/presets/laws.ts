import {
  createNormalizer,
  type Preset,
  pickOptions,
  rules,
  type TraceStep,
  trace,
} from '@waymark/normalize'
import { percentDecodeString } from '@waymark/percent-encoding'
import { isSpecialScheme, parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'

/** What must hold for every preset and every string. */
export type Law = 'same-answer' | 'idempotent' | 'replay' | 'safe'

/** A law that a preset breaks for a string. */
export interface Breach {
  readonly law: Law
  readonly preset: string
  readonly input: string
  readonly detail: string
}

/**
 * Checks all laws for one string, on the public functions alone.
 *
 * - `same-answer`: `normalize` and `trace` give the same, and give it again. With the next law this makes equality by the
 *   result an equivalence relation: a string is equal to itself and to its normal form, and equal results are one class.
 * - `idempotent`: the normal form of a normal form is itself.
 * - `replay`: a trace leads from the input to the result, each step changes the span that it says, and its rule makes of
 *   its `before` its `after`. A step of the parser gives a string that parses to the same URL.
 * - `safe`: a step of the category `preserves` changes no decoded component of the parsed URL.
 *
 * @returns The first breach; `null` if all laws hold.
 */
export function findBreach(input: string, preset: Preset): Breach | null {
  const breach = (law: Law, detail: string): Breach => ({
    law,
    preset: preset.name,
    input,
    detail,
  })
  const normalize = createNormalizer(preset)
  const output = normalize(input)
  const { output: traced, steps } = trace(input, preset)
  if (traced !== output) return breach('same-answer', `normalize ${output}, trace ${traced}`)
  if (normalize(input) !== output) return breach('same-answer', 'not the second time')
  if (output === null) return steps.length === 0 ? null : breach('replay', 'steps without a result')
  const again = normalize(output)
  if (again !== output) return breach('idempotent', `${output} becomes ${again}`)

  let text = input
  for (const step of steps) {
    const wrong = step.before === text ? wrongStep(step, preset) : 'the chain is broken'
    if (wrong !== null) return breach('replay', describe(step, wrong))
    const changed = step.category === 'preserves' ? changedComponent(step, preset) : null
    if (changed !== null) return breach('safe', describe(step, `changes ${changed}`))
    text = step.after
  }
  return text === output ? null : breach('replay', `ends with ${text}, not with ${output}`)
}

function describe({ rule, before, after }: TraceStep, wrong: string): string {
  return `${rule}: ${JSON.stringify(before)} to ${JSON.stringify(after)}: ${wrong}`
}

function wrongStep(step: TraceStep, preset: Preset): string | null {
  const { before, after, start, end } = step
  if (before === after) return 'nothing changes'
  const rest = before.slice(end)
  const isSpan = 0 <= start && start <= end && after.length >= start + rest.length
  if (!isSpan || !after.startsWith(before.slice(0, start)) || !after.endsWith(rest)) {
    return 'the span is wrong'
  }
  // A step of a canonicaliser cannot be run by itself.
  if (preset.canonicalizer !== undefined) return null
  const isWritten = preset.options.model === 'rfc3986'
  if (!isWritten && serialize(before) !== before) {
    return serialize(after) === serialize(before) ? null : 'it parses to another URL'
  }
  const replayed = replay(step, preset)
  return replayed === after ? null : `the rule gives ${replayed}`
}

type Replay = (before: string) => string | null

const replays = new WeakMap<Preset, Map<string, Replay>>()

/** What the rule of a step makes of its `before` by itself. It is made once for each preset. */
function replay({ rule: name, before }: TraceStep, preset: Preset): string | null {
  const known = replays.get(preset) ?? new Map<string, Replay>()
  replays.set(preset, known)
  let run = known.get(name)
  if (run === undefined) {
    const list = rules.filter((rule) => rule.name === name)
    const options = pickOptions({ model: 'whatwg', ...preset.options }, list)
    run = createNormalizer(list, options)
    known.set(name, run)
  }
  return run(before)
}

function serialize(text: string): string | null {
  const url = parseUrl(text)
  return url && serializeUrl(url)
}

/** The first component that a step changes, decoded; `null` if it changes none, or if there is no URL to compare. */
function changedComponent({ before, after }: TraceStep, preset: Preset): string | null {
  // Web archives and Safe Browsing parse in their own way.
  if (preset.canonicalizer !== undefined) return null
  const [from, to] = [parseUrl(before), parseUrl(after)]
  if (from === null) return null
  if (to === null) return 'a URL to none'
  const [left, right] = [componentsOf(from), componentsOf(to)]
  if (from.host !== null && !isSpecialScheme(from.scheme)) {
    // For RFC 3986, hosts of all schemes have no case, and an empty path after one is `/`.
    left.host = percentDecoded(left.host).toLowerCase()
    right.host = percentDecoded(right.host).toLowerCase()
    if (left.path === '') left.path = right.path
  }
  const names = Object.keys(left) as (keyof Components)[]
  return names.find((name) => !isSame(left[name], right[name])) ?? null
}

type Components = Record<
  'scheme' | 'credentials' | 'host' | 'port' | 'path' | 'query' | 'fragment',
  string
>

/** Each component as a string, percent-encoded as it is; parts of one are separated by what it cannot contain. */
function componentsOf(url: UrlRecord): Components {
  const { scheme, username, password, host, port, path, query, fragment } = url
  return {
    scheme,
    credentials: `${username} ${password}`,
    host: host?.kind === 'opaque' ? host.text : JSON.stringify(host),
    port: String(port),
    path:
      path.kind === 'opaque' ? path.text : path.segments.map((segment) => ` ${segment}`).join(''),
    query: query === null ? ' ' : query,
    fragment: fragment === null ? ' ' : fragment,
  }
}

/** Whether two components mean the same bytes, which need not be UTF-8. */
function isSame(a: string, b: string): boolean {
  return a === b || a.split(' ').map(bytesOf).join(' ') === b.split(' ').map(bytesOf).join(' ')
}

/** The bytes that a percent-encoded string means, which need not be UTF-8. */
function bytesOf(text: string): string {
  return percentDecodeString(text).join()
}

function percentDecoded(text: string): string {
  return String.fromCharCode(...percentDecodeString(text))
}
