import { type Node, parse } from 'acorn'
import { analyze } from 'eslint-scope'

/** What a JavaScript module takes from outside itself. */
export interface BuiltCode {
  /** Identifiers that no declaration or import in the module binds: the globals it asks for. */
  readonly globals: ReadonlySet<string>
  /** Names of the members it reads, called or not, from anything: `x.normalize`, `x['normalize']`. */
  readonly members: ReadonlySet<string>
  /** Members that it reads of a global by name, as `globalThis.URL`. */
  readonly globalMembers: ReadonlySet<string>
  /** Whether it asks the global object for a member whose name only shows when it runs. */
  readonly readsGlobalByComputedName: boolean
  /** Its regular expressions that ask the engine's Unicode data, as `/\p{L}/u`. */
  readonly unicodeExpressions: readonly string[]
  /** Module specifier to the names it imports; `*` is the whole namespace, as `import()` gives. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>
}

const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window', 'global'])

/** Reads a module without running it. */
export function readBuiltCode(code: string): BuiltCode {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', ranges: true })
  // acorn's nodes are ESTree nodes; only the two type packages name them differently.
  const scopes = analyze(tree as Parameters<typeof analyze>[0], {
    ecmaVersion: 2022,
    sourceType: 'module',
  })
  const free = new Set<unknown>()
  const globals = new Set<string>()
  for (const { identifier } of scopes.globalScope?.through ?? []) {
    free.add(identifier)
    if ('name' in identifier) globals.add(identifier.name)
  }

  const members = new Set<string>()
  const globalMembers = new Set<string>()
  const unicodeExpressions: string[] = []
  const imports = new Map<string, Set<string>>()
  let readsGlobalByComputedName = false
  const addImport = (specifier: unknown, names: readonly string[]) => {
    const from = typeof specifier === 'string' ? specifier : '(computed)'
    const known = imports.get(from) ?? new Set()
    for (const name of names) known.add(name)
    imports.set(from, known)
  }

  visit(tree, (node) => {
    switch (node.type) {
      case 'MemberExpression': {
        const name = memberName(node)
        if (name !== null) members.add(name)
        if (!isGlobalObject(node['object'], free)) break
        if (name === null) readsGlobalByComputedName = true
        else globalMembers.add(name)
        break
      }
      case 'VariableDeclarator':
        // const { URL } = globalThis
        if (isNode(node['id']) && node['id'].type === 'ObjectPattern') {
          for (const name of patternNames(node['id'])) {
            members.add(name)
            if (isGlobalObject(node['init'], free)) globalMembers.add(name)
          }
        }
        break
      case 'Literal':
        if (isUnicodeExpression(node['regex'])) unicodeExpressions.push(String(node['raw']))
        break
      case 'ImportDeclaration':
        addImport(literal(node['source']), importedNames(node['specifiers']))
        break
      case 'ExportNamedDeclaration':
        if (isNode(node['source'])) addImport(literal(node['source']), ['*'])
        break
      case 'ExportAllDeclaration':
      case 'ImportExpression':
        addImport(literal(node['source']), ['*'])
        break
    }
  })
  return {
    globals,
    members,
    globalMembers,
    readsGlobalByComputedName,
    unicodeExpressions,
    imports,
  }
}

type AnyNode = Node & Record<string, unknown>

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function visit(value: unknown, onNode: (node: AnyNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode)
  } else if (isNode(value)) {
    onNode(value)
    for (const child of Object.values(value)) visit(child, onNode)
  }
}

function isGlobalObject(value: unknown, free: ReadonlySet<unknown>): boolean {
  return isNode(value) && free.has(value) && GLOBAL_OBJECTS.has(String(value['name']))
}

function literal(value: unknown): unknown {
  return isNode(value) ? value['value'] : undefined
}

function isUnicodeExpression(regex: unknown): boolean {
  return typeof regex === 'object' && regex !== null && /\\p\{/i.test(String(Object(regex).pattern))
}

function memberName(node: AnyNode): string | null {
  const { property, computed } = node
  if (!isNode(property)) return null
  if (computed !== true) return String(property['name'])
  if (property.type === 'Literal') return String(property['value'])
  // A template without substitutions is a literal in disguise.
  const { quasis } = property
  if (property.type === 'TemplateLiteral' && Array.isArray(quasis) && quasis.length === 1) {
    return String(quasis[0].value.cooked)
  }
  return null
}

function patternNames(pattern: AnyNode): string[] {
  const properties = Array.isArray(pattern['properties']) ? pattern['properties'] : []
  return properties.flatMap((property) => {
    const key: unknown = property.key
    return isNode(key) ? [String(key['name'] ?? key['value'])] : []
  })
}

function importedNames(specifiers: unknown): string[] {
  if (!Array.isArray(specifiers)) return []
  return specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return '*'
    if (specifier.type === 'ImportDefaultSpecifier') return 'default'
    return String(specifier.imported.name ?? specifier.imported.value)
  })
}
