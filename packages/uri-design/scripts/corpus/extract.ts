/** The file types in which servers declare their resources. */
const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|py|go|cs|java|kt|rs|rb|php)$/
/** Files that are not the server itself. */
const ELSEWHERE =
  /(?:^|\/)(?:node_modules|dist|build|vendor|docs?|fixtures?|mocks?|tests?|__tests__|specs?|e2e)\/|[._-](?:test|spec|e2e)s?\.|(?:^|\/)test_|_test\.|Tests?\.(?:cs|java|kt)$|\.min\.|\.d\.[cm]?ts$/i

/** A call or a member whose string names a resource. */
const DECLARATION =
  /(?:registerResource|registerResourceTemplate|addResource|addResourceTemplate|add_resource|\.resource|\.resource_template|ResourceTemplate|NewResource|NewResourceTemplate)\s*\(|@[\w.]*resource(?:_template)?\s*\(|\[McpServerResource\s*\(|\buri_?template\s*[:=]|\buri\s*[:=]/gi

const LITERAL = /(["'`])([A-Za-z][A-Za-z0-9+.-]{0,30}:\/\/[^"'`\s\\]{0,200})\1/

/** Whether a file of a repository may declare resources of a server. */
export function isServerSource(path: string): boolean {
  return SOURCE_FILE.test(path) && !ELSEWHERE.test(path)
}

/** The URIs and templates that a source file declares as resources, each once. */
export function extractResources(source: string): readonly string[] {
  const found = new Set<string>()
  for (const match of source.matchAll(DECLARATION)) {
    const from = match.index + match[0].length
    const isMember = /[:=]$/.test(match[0])
    const near = source.slice(from, from + (isMember ? 220 : 400))
    const literal = (isMember ? new RegExp(`^\\s*(?:[a-z]*)${LITERAL.source}`) : LITERAL).exec(near)
    const text = literal?.[2]
    // What is put together, or is interpolated, is not what the server declares, and a link is not a resource.
    if (/^\s*\+/.test(near.slice((literal?.index ?? 0) + (literal?.[0].length ?? 0)))) continue
    if (text === undefined || /\$\{|%[sdv]|\{\{/.test(text)) continue
    if (isMember && /^(?:https?|wss?):/i.test(text)) continue
    if (/^[a-z][a-z0-9+.-]*:\/\/$/i.test(text)) continue
    found.add(text)
  }
  return [...found]
}

/** The member names of the object `paths` of an OpenAPI file in JSON or block YAML. */
export function extractPaths(source: string): readonly string[] {
  if (/^\s*\{/.test(source)) {
    const { paths = {} } = JSON.parse(source) as { paths?: Readonly<Record<string, unknown>> }
    return Object.keys(paths).filter((path) => path.startsWith('/'))
  }
  const lines = source.split(/\r?\n/)
  const start = lines.findIndex((line) => /^["']?paths["']?:\s*$/.test(line))
  if (start === -1) return []
  const paths: string[] = []
  let indent: number | null = null
  for (const line of lines.slice(start + 1)) {
    if (line.trim() === '' || /^\s*#/.test(line)) continue
    const depth = line.length - line.trimStart().length
    if (depth === 0) break
    indent ??= depth
    const key = /^\s+(["']?)(\/[^"']*?)\1:(?:\s|$)/.exec(line)?.[2]
    if (depth === indent && key !== undefined) paths.push(key)
  }
  return paths
}
