import { isSpecialScheme, type UrlRecord } from '@waymark/url-parser'

type Range = readonly [start: number, end: number]
type Ranges = Record<string, Range>

/** The parts of an input that parses, found by expressions on the whole of it and not by states. */
export function locateSlowly(input: string, base: UrlRecord | null): Ranges {
  const trimmedEnd = input.length - /[\0- ]*$/.exec(input)![0].length
  const kept: number[] = []
  for (let at = /^[\0- ]*/.exec(input)![0].length; at < trimmedEnd; at++) {
    if (!'\t\n\r'.includes(input[at]!)) kept.push(at)
  }
  const text = kept.map((at) => input[at]).join('')
  const ranges: Ranges = {}
  for (const [name, [start, end]] of Object.entries(partsOf(text, base))) {
    const after = kept[end - 1]! + 1
    if (end > start) ranges[name] = [kept[start]!, after]
    else if (name !== 'path') ranges[name] = [after, after]
  }
  return ranges
}

function partsOf(text: string, base: UrlRecord | null): Ranges {
  const scheme = cut(/^(?:(?<scheme>[a-z][a-z\d+.-]*):)?/dis, text, 0)
  const written = scheme['scheme'] === undefined ? null : text.slice(...scheme['scheme'])
  const start = written === null ? 0 : written.length + 1
  const head = headFor(written, text.slice(start), base)
  const rest = '(?<path>[^?#]*)(?:\\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$'
  const { authority, ...parts } = cut(
    new RegExp(`^${head}${rest}`, 'dis'),
    text.slice(start),
    start,
  )
  if (authority === undefined) return { ...scheme, ...parts }
  const inAuthority =
    /^(?:(?<username>[^:]*?)(?::(?<password>.*))?@)?(?<host>\[[^@]*\]|[^:@]*)(?::(?<port>[^@]*))?$/dis
  return { ...scheme, ...cut(inAuthority, text.slice(...authority), authority[0]), ...parts }
}

/** What is before the path: nothing, the host of a file, or an authority. */
function headFor(written: string | null, rest: string, base: UrlRecord | null): string {
  const scheme = written?.toLowerCase() ?? base!.scheme
  if (!isSpecialScheme(scheme)) return rest.startsWith('//') ? '//(?<authority>[^/?#]*)' : ''
  if (scheme === 'file') {
    if (/^[/\\]{2}[a-z][:|](?:[/\\?#]|$)/i.test(rest)) return '[/\\\\]{2}(?<host>)'
    return /^[/\\]{2}/.test(rest) ? '[/\\\\]{2}(?<host>[^/\\\\?#]*)' : ''
  }
  const isReference = base?.scheme === scheme
  return isReference && !/^[/\\]{2}/.test(rest) ? '' : '[/\\\\]*(?<authority>[^/\\\\?#]*)'
}

/** Where the named groups of an expression are, for a string that starts at an offset. */
function cut(expression: RegExp, text: string, offset: number): Ranges {
  const groups = Object.entries(expression.exec(text)?.indices?.groups ?? {})
  const found = groups.filter(([, range]) => range !== undefined)
  return Object.fromEntries(found.map(([name, [from, to]]) => [name, [from + offset, to + offset]]))
}
