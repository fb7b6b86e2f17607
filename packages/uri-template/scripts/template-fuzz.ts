import {
  defineTemplate,
  type Matching,
  TemplateValueError,
  type UriTemplate,
} from '@waymark/uri-template'

/** What names are made of that have led somewhere they must not. */
const TOKENS: readonly string[] = [
  ...['..', '.', '...', '/', '\\', 'a', 'b.md', 'x y', '%', '%2e', '%2E%2e', '%252e', '%2f'],
  ...['%5c', '%255c', '%00', '%0a', '%1b', '%7f', '%c2%80', '%C3%A9', '%c0%ae', '%ff', '%u002e'],
  ...['%25u002e', '%25u002f', ';', '..;', '%3b', '?', '#', '&', '=', ',', '+', '-', '~', "'", ':'],
  ...['\0', '\n', '\x1b', '\x7f', '\x80', 'é', '\u{1f600}', '\ud800', '{', '}', '|', '%zz', '%4'],
  ...['%2c', '%26', '%3d', '%23', '%3f', '%61', '%2525', 'q=', '&page=', ';v=', '@', '[', '*'],
  ...['?q=', '&q=', '?page=', '?list=', '&list=', '&x=', '&__proto__=', '&%71=', '%2b', '%20', '^'],
]

const TEMPLATES: readonly string[] = [
  'custom://x/{name}',
  'custom://x/{name}.md',
  'custom://x/{+path}',
  'custom://x/{+path}/{name}',
  'custom://x{/a,b}',
  'custom://x/f{.ext}',
  'custom://x/f{;v,w}',
  'custom://x/{?q,page}',
  'custom://x/{list*}',
  'custom://x{/list*}{?filter}',
  'custom://x/{x,y}{#rest}',
  'custom://x/{short:3}/{short}',
  'custom://x/{id}/{state}',
  'custom://x/{a},{b}:{c}{?q}',
  'custom://x{?q,list*}',
  'custom://x?q={q}&page={page}',
  'custom://x?q={+q}&page={page}',
  'custom://x?page=%20{&q}',
  '{q}:x{?list}',
]

/** In `canonical`, a record could take every parameter. */
const OPEN_TEMPLATES: readonly string[] = [
  'custom://x{?q,filter*}',
  'custom://x/{name}{?filter*}{#rest}',
]

export const MODES: readonly Matching[] = ['canonical', 'rfc3986', 'form']

/** A template in one mode, and the same in `canonical`, if it can be used there. */
export interface FuzzedTemplate {
  readonly matching: Matching
  readonly template: UriTemplate<string>
  readonly canonical: UriTemplate<string> | null
}

/** Templates with both policies in a mode; what they hold varies. */
export function createTemplates(matching: Matching): readonly FuzzedTemplate[] {
  const isOpen = matching !== 'canonical'
  const make = (text: string, policy: string, mode: Matching): UriTemplate<string> =>
    defineTemplate<string>(text, { policy, kinds: kindsOf(text), matching: mode } as never)
  return (['strict', 'contained'] as const).flatMap((policy) => [
    ...TEMPLATES.map((text) => {
      const canonical = make(text, policy, 'canonical')
      return { matching, canonical, template: isOpen ? make(text, policy, matching) : canonical }
    }),
    ...(isOpen ? OPEN_TEMPLATES : []).map((text) => {
      return { matching, canonical: null, template: make(text, policy, matching) }
    }),
  ])
}

function kindsOf(text: string): object {
  return {
    ...(text.includes('{id}') && { id: { kind: 'integer' }, state: { pattern: '[a-z.]+' } }),
    ...(text.includes('filter') && { filter: 'record' }),
    ...(text.includes('{?list}') && { list: { kind: 'list', pattern: '[^b]*' } }),
  }
}

/** Counts of a run. */
export interface TemplateCounts {
  cases: number
  matched: number
  expanded: number
}

/** The tail of a URI that means no good. */
export function hostileTail(below: (limit: number) => number): string {
  let tail = ''
  for (let count = 1 + below(6); count > 0; count--) tail += TOKENS[below(TOKENS.length)]!
  return tail
}

/**
 * Asks templates about one tail, as the rest of a URI and as a value.
 *
 * @returns What went wrong: a match that `expand` refuses, that gives other data in canonical form, or that the canonical
 * mode reads differently; or a value that is not read back; else `null`.
 */
export function judgeTemplate(
  { template, canonical }: FuzzedTemplate,
  tail: string,
  counts: TemplateCounts,
): string | null {
  counts.cases++
  const start = template.text.slice(0, template.text.indexOf('{'))
  const problem = judgeUri(template, canonical, start + tail, counts)
  if (problem !== null) return problem
  const [name] = template.variables
  const given = Object.fromEntries(
    template.variables.map((variable) => [variable, usualValue(variable)]),
  )
  try {
    const uri = template.expand({ ...given, [name!]: tail })
    counts.expanded++
    return template.match(uri)?.[name!] === tail ? null : `${uri} is not read back`
  } catch (error) {
    return error instanceof TemplateValueError ? null : String(error)
  }
}

/** A value of the usual kind of a variable. */
function usualValue(
  variable: string,
): string | readonly string[] | Readonly<Record<string, string>> {
  if (variable === 'list') return ['a']
  return variable === 'filter' ? { a: 'b' } : 'a'
}

function judgeUri(
  template: UriTemplate<string>,
  canonical: UriTemplate<string> | null,
  uri: string,
  counts: TemplateCounts,
): string | null {
  const data = template.match(uri)
  const usual = canonical?.match(uri) ?? null
  if (data === null) return usual === null ? null : `${uri} matches in the mode canonical only`
  counts.matched++
  if (usual !== null && !isSame(usual, data)) return `${uri} gives other data in the mode canonical`
  let form: string
  try {
    form = template.expand(data)
  } catch (error) {
    return `match gives ${JSON.stringify(data)}, which expand refuses: ${String(error)}`
  }
  for (const reader of [template, canonical]) {
    if (reader !== null && !isSame(reader.match(form), data)) return `${form} is not ${uri}`
  }
  return null
}

/** Parameters in another order give members in another order. */
function isSame(a: object | null, b: object | null): boolean {
  const text = (data: object | null): string =>
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1))
        : value,
    )
  return text(a) === text(b)
}
