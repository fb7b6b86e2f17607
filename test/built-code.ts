import { type ecmaVersion, type Node, parse } from 'acorn'
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
  /** What it takes from the language beyond its syntax, with its line, in the order of the file. */
  readonly builtIns: readonly BuiltInUse[]
  /** Module specifier to the names it imports; `*` is the whole namespace, as `import()` gives. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>
}

/** A name or an expression that the engine must know. */
export interface BuiltInUse {
  /**
   * `global`: `Intl`. `static`: `Object.hasOwn`. `method`: `at`, called or taken from a prototype. `iterator`: `map`,
   * called on what `values()` and its like return. `field`: `at`, only read. `expression`: a kind, as in
   * `EXPRESSION_KINDS`.
   */
  readonly kind: 'global' | 'static' | 'method' | 'iterator' | 'field' | 'expression'
  readonly name: string
  readonly line: number
}

/** Kinds of regular expression, under the names of `lacks.json`, and what shows them in the source. */
const EXPRESSION_KINDS: readonly (readonly [kind: string, source: RegExp])[] = [
  ['lookbehind', /\(\?<[=!]/],
  ['modifiers', /\(\?[a-z]*-?[a-z]+:/],
  ['named groups', /\(\?<[^=!]/],
  ['the same name twice', /\(\?<([^=!>][^>]*)>.*\(\?<\1>/s],
]

/** Methods that return iterators, which have methods of their own only since ECMAScript 2025. */
const GIVES_ITERATOR = new Set(['values', 'keys', 'entries', 'matchAll'])

/** Methods of functions: `list.at.call(other)`. */
const BORROWS = new Set(['call', 'apply', 'bind'])

const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window', 'global'])

/** Reads a module without running it. */
export function readBuiltCode(code: string, ecmaVersion: ecmaVersion = 'latest'): BuiltCode {
  const tree = parse(code, { ecmaVersion, sourceType: 'module', ranges: true, locations: true })
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
  const builtIns: BuiltInUse[] = []
  const called = new Set<AnyNode>()
  const imports = new Map<string, Set<string>>()
  let readsGlobalByComputedName = false
  const addImport = (specifier: unknown, names: readonly string[]) => {
    const from = typeof specifier === 'string' ? specifier : '(computed)'
    const known = imports.get(from) ?? new Set()
    for (const name of names) known.add(name)
    imports.set(from, known)
  }

  const use = (node: AnyNode, kind: BuiltInUse['kind'], name: string) => {
    builtIns.push({ kind, name, line: node.loc!.start.line })
  }
  const useExpression = (node: AnyNode, source: string, flags: string) => {
    for (const kind of kindsOfExpression(source, flags)) use(node, 'expression', kind)
  }

  const useMember = (node: AnyNode, name: string) => {
    const object = node['object'] as AnyNode
    if (free.has(object)) use(node, 'static', `${object['name']}.${name}`)
    if (BORROWS.has(name)) called.add(object)
    // What begins with a capital is a constructor or a namespace.
    if (free.has(object) && /^[A-Z]/.test(String(object['name']))) return
    if (!called.has(node) && !isPrototype(object)) use(node, 'field', name)
    else use(node, givesIterator(object) ? 'iterator' : 'method', name)
  }

  visit(tree, (node) => {
    switch (node.type) {
      case 'Identifier':
        if (free.has(node)) use(node, 'global', String(node['name']))
        break
      case 'MemberExpression': {
        const name = memberName(node)
        if (name !== null) {
          members.add(name)
          useMember(node, name)
        }
        if (!isGlobalObject(node['object'], free)) break
        if (name === null) readsGlobalByComputedName = true
        else globalMembers.add(name)
        break
      }
      case 'VariableDeclarator':
        // const { URL } = globalThis
        if (isNode(node['id']) && node['id'].type === 'ObjectPattern') {
          const init = node['init']
          for (const name of patternNames(node['id'])) {
            members.add(name)
            if (free.has(init)) use(node, 'static', `${Object(init).name}.${name}`)
            if (isGlobalObject(node['init'], free)) globalMembers.add(name)
          }
        }
        break
      case 'Literal':
        if (isUnicodeExpression(node['regex'])) unicodeExpressions.push(String(node['raw']))
        if (isRegex(node['regex'])) useExpression(node, node['regex'].pattern, node['regex'].flags)
        break
      case 'NewExpression':
      case 'CallExpression': {
        const callee = node['callee'] as AnyNode
        called.add(callee)
        if (!free.has(callee) || callee['name'] !== 'RegExp') break
        const [source, flags] = (node['arguments'] as unknown[]).map(text)
        useExpression(node, source ?? '', flags ?? '')
        break
      }
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
    builtIns,
    imports,
  }
}

function kindsOfExpression(source: string, flags: string): string[] {
  const bare = source.replace(/\\[^pP]/g, '').replace(/\[[^\]]*\]/g, '')
  return [
    ...[...flags].map((flag) => `flag ${flag}`),
    ...(/[uv]/.test(flags) && /(?<!\\)(?:\\\\)*\\p\{/i.test(source) ? ['Unicode properties'] : []),
    ...EXPRESSION_KINDS.filter(([, shows]) => shows.test(bare)).map(([kind]) => kind),
  ]
}

/** `list.values()`, `map.entries()` and their like; `Object.entries()` gives an array. */
function givesIterator(object: AnyNode): boolean {
  if (object.type !== 'CallExpression') return false
  const callee = object['callee'] as AnyNode
  if (callee.type !== 'MemberExpression') return false
  return Object(callee['object']).name !== 'Object' && GIVES_ITERATOR.has(memberName(callee) ?? '')
}

/** `Array.prototype` and its like. */
function isPrototype(object: AnyNode): boolean {
  return object.type === 'MemberExpression' && memberName(object) === 'prototype'
}

function isRegex(regex: unknown): regex is { readonly pattern: string; readonly flags: string } {
  return typeof regex === 'object' && regex !== null && 'pattern' in regex
}

/** The value of a literal string; `undefined` for all else. */
function text(node: unknown): string | undefined {
  const value = literal(node)
  return typeof value === 'string' ? value : undefined
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
  // A private name is never a built-in's.
  if (!isNode(property) || property.type === 'PrivateIdentifier') return null
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
