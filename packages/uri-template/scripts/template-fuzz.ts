import { defineTemplate, TemplateValueError, type UriTemplate } from '@waymark/uri-template'

/** What names are made of that have led somewhere they must not. */
const TOKENS: readonly string[] = [
  ...['..', '.', '...', '/', '\\', 'a', 'b.md', 'x y', '%', '%2e', '%2E%2e', '%252e', '%2f'],
  ...['%5c', '%255c', '%00', '%0a', '%1b', '%7f', '%c2%80', '%C3%A9', '%c0%ae', '%ff', '%u002e'],
  ...['%25u002e', '%25u002f', ';', '..;', '%3b', '?', '#', '&', '=', ',', '+', '-', '~', "'", ':'],
  ...['\0', '\n', '\x1b', '\x7f', '\x80', 'é', '\u{1f600}', '\ud800', '{', '}', '|', '%zz', '%4'],
  ...['%2c', '%26', '%3d', '%23', '%3f', '%61', '%2525', 'q=', '&page=', ';v='],
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
]

/** Templates with both policies; what they hold varies. */
export function createTemplates(): readonly UriTemplate<string>[] {
  return TEMPLATES.flatMap((text) =>
    (['strict', 'contained'] as const).map((policy) => {
      const kinds = text.includes('{id}')
        ? { id: { kind: 'integer' }, state: { pattern: '[a-z.]+' } }
        : text.includes('filter')
          ? { filter: 'record' }
          : {}
      return defineTemplate<string>(text, { policy, kinds } as never)
    }),
  )
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
 * @returns What went wrong: a match that `expand` refuses or writes as other data, or the other way round; else `null`.
 */
export function judgeTemplate(
  template: UriTemplate<string>,
  tail: string,
  counts: TemplateCounts,
): string | null {
  counts.cases++
  const start = template.text.slice(0, template.text.indexOf('{'))
  const data = template.match(start + tail)
  if (data !== null) {
    counts.matched++
    let uri: string
    try {
      uri = template.expand(data)
    } catch (error) {
      return `match gives ${JSON.stringify(data)}, which expand refuses: ${String(error)}`
    }
    if (JSON.stringify(template.match(uri)) !== JSON.stringify(data)) {
      return `${uri} gives other data than ${start}${tail}`
    }
  }
  const [name] = template.variables
  const given = Object.fromEntries(template.variables.map((variable) => [variable, 'a']))
  try {
    const uri = template.expand({ ...given, [name!]: tail })
    counts.expanded++
    return template.match(uri)?.[name!] === tail ? null : `${uri} is not read back`
  } catch (error) {
    return error instanceof TemplateValueError ? null : String(error)
  }
}
