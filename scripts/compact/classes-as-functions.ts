import { childrenOf, type Render, rewrite, type Tree } from './rewrite.ts'

/**
 * Makes classes into functions, for engines without classes or without private members, where compilers put a call in
 * the place of each.
 *
 * Objects that a program gets have a *state*: one property that cannot be enumerated, with the private fields.
 * `this.#href` becomes `this.$url.href`. The state knows whose it is, so that an object which inherits from a URL is
 * not taken for one. The private fields of all other objects are fields of the object itself. Private methods are
 * functions, which take the state, or the object that has none.
 *
 * @param states - The classes whose objects a program gets, and the names of their states.
 */
export function classesAsFunctions(code: string, states: Readonly<Record<string, string>>): string {
  const written = rewrite(code, (node, render) => {
    if (node.type === 'ClassDeclaration')
      return new ClassWriter(code, node, node['id'].name, states).write()
    if (node.type !== 'VariableDeclaration') return undefined
    const declarations: Tree[] = node['declarations']
    if (!declarations.some(({ init }) => init?.type === 'ClassExpression')) return undefined
    return declarations
      .map((declaration) =>
        declaration['init']?.type === 'ClassExpression'
          ? new ClassWriter(code, declaration['init'], declaration['id'].name, states).write()
          : `${node['kind']} ${render(declaration)};`,
      )
      .join('\n')
  })
  return `${HELPERS}${written}`
}

const HELPERS = `
function defineHidden(object, key, value) {
  Object.defineProperty(object, key, { value });
}
function hasState(object, state) {
  return state !== void 0 && state.owner === object;
}
function needsNew(name) {
  throw new TypeError(name + " needs 'new'");
}
function noState() {
  throw new TypeError();
}
function defineMembers(target, members, statics) {
  Object.defineProperty(members, "constructor", { value: target, writable: true, configurable: true });
  Object.defineProperty(target, "prototype", { value: members, writable: false });
  for (const key of Object.keys(statics)) {
    Object.defineProperty(target, key, { value: statics[key], writable: true, configurable: true });
  }
}
`

/** What `this` and the variables of a method are. */
interface Scope {
  /** What is written for `this`. */
  readonly self: string
  /** Names of variables that hold a state, `this` among them if it does. */
  readonly states: ReadonlySet<string>
  /** In a static method that gives back its first parameter: the name of that. */
  readonly given: string | null
}

class ClassWriter {
  readonly #code: string
  readonly #name: string
  readonly #state: string | undefined
  readonly #shownName: string
  readonly #members: readonly Tree[]
  readonly #methods: ReadonlyMap<string, Tree>

  constructor(code: string, node: Tree, name: string, states: Readonly<Record<string, string>>) {
    if (node['superClass'] !== null) throw new Error(`${name} extends another class`)
    this.#code = code
    this.#name = name
    // A bundler numbers what has the name of a global.
    this.#shownName = name.replace(/\d+$/, '')
    this.#state = states[this.#shownName]
    this.#members = node['body'].body
    this.#methods = new Map(
      this.#members
        .filter(({ type, key }) => type === 'MethodDefinition' && key.type === 'PrivateIdentifier')
        .map((method) => [method['key'].name, method]),
    )
  }

  write(): string {
    const lines = [this.#function()]
    const instance: string[] = []
    const statics: string[] = []
    for (const member of this.#members) {
      const { computed, key, kind, value } = member
      if (member.type !== 'MethodDefinition' || kind === 'constructor') continue
      if (key.type === 'PrivateIdentifier') {
        lines.push(this.#privateMethod(member))
        continue
      }
      // How Node shows an object is no matter for engines without classes.
      if (computed && key.name === 'INSPECT') continue
      const scope = plainScope('this')
      const label = computed ? `[${this.#text(key, scope)}]` : key.name
      const accessor = kind === 'method' ? '' : `${kind} `
      const text = `${accessor}${label}(${this.#list(value.params, scope)}) ${this.#body(value, scope)}`
      ;(member['static'] ? statics : instance).push(text)
    }
    lines.push(`defineMembers(${this.#name}, { ${instance} }, { ${statics} });`)
    const length = this.#lengthBeforeDefaults()
    // A default may be moved into the body.
    if (this.#state !== undefined && length !== null) {
      lines.push(`defineHidden(${this.#name}, "length", ${length});`)
    }
    return lines.join('\n')
  }

  #construct(): Tree | undefined {
    return this.#members.find(({ kind }) => kind === 'constructor')?.['value']
  }

  /** How many parameters of the constructor come before the first with a default; `null` where none has one. */
  #lengthBeforeDefaults(): number | null {
    const params: Tree[] = this.#construct()?.['params'] ?? []
    const first = params.findIndex(({ type }) => type === 'AssignmentPattern')
    return first === -1 ? null : first
  }

  #function(): string {
    const scope = plainScope('this')
    const value = this.#construct()
    const statements: Tree[] = value?.['body'].body ?? []
    const fields = this.#members
      .filter(({ type }) => type === 'PropertyDefinition')
      // A field that the constructor fills comes into being there.
      .filter(
        ({ key, value }) =>
          this.#state !== undefined || value !== null || !this.#fills(statements, key),
      )
      .map(({ key, value }) => [
        fieldName(key, this.#state),
        value === null ? 'void 0' : this.#text(value, scope),
      ])
    const opening =
      this.#state === undefined
        ? fields.map(([field, text]) => `this.${field} = ${text};`)
        : [
            `if (!new.target) needsNew(${JSON.stringify(this.#shownName)});`,
            `defineHidden(this, ${JSON.stringify(this.#state)}, { owner: this, ${fields.map((pair) => pair.join(': '))} });`,
          ]
    const body = [...opening, ...statements.map((statement) => this.#text(statement, scope))]
    return `function ${this.#name}(${this.#list(value?.['params'] ?? [], scope)}) {\n${body.join('\n')}\n}`
  }

  /** Whether one of the statements is `this.key = …`. */
  #fills(statements: readonly Tree[], key: Tree): boolean {
    return statements.some(
      ({ expression }) =>
        expression?.type === 'AssignmentExpression' &&
        this.#source(expression.left) === `this.${this.#source(key)}`,
    )
  }

  #privateMethod({ key, static: isStatic, value }: Tree): string {
    const name = `${this.#name}_${key.name}`
    if (isStatic) {
      const given = this.#givesItsFirst(value) ? value.params[0].name : null
      const scope = { ...plainScope('this'), given }
      return `function ${name}(${this.#list(value.params, scope)}) ${this.#body(value, scope)}`
    }
    const scope: Scope = {
      self: 'self',
      states: new Set(this.#state === undefined ? [] : ['self']),
      given: null,
    }
    return `function ${name}(${['self', ...value.params.map((p: Tree) => this.#text(p, scope))]}) ${this.#body(value, scope)}`
  }

  /** Whether a static method checks its first parameter and gives it back: what is written gives the state. */
  #givesItsFirst({ body, params }: Tree): boolean {
    const returned: string[] = []
    const visit = (node: Tree): void => {
      if (node.type === 'ReturnStatement') returned.push(node['argument']?.name ?? '')
      childrenOf(node).forEach(visit)
    }
    visit(body)
    return (
      this.#state !== undefined &&
      returned.length > 0 &&
      returned.every((name) => name === params[0]?.name)
    )
  }

  #source({ start, end }: Tree): string {
    return this.#code.slice(start, end)
  }

  #list(nodes: readonly Tree[], scope: Scope): string {
    return nodes.map((node) => this.#text(node, scope)).join(', ')
  }

  /** A body with the variables in it that hold a state. */
  #body({ body }: Tree, scope: Scope): string {
    const states = new Set(scope.states)
    const visit = (node: Tree): void => {
      if (node.type === 'VariableDeclarator' && this.#isCheck(node['init']))
        states.add(node['id'].name)
      childrenOf(node).forEach(visit)
    }
    visit(body)
    return this.#text(body, { ...scope, states })
  }

  /** A call like `URL.#check(this, 'href')`, which gives a state. */
  #isCheck(node: Tree | null): boolean {
    const method = node?.type === 'CallExpression' ? this.#methodOf(node['callee']) : undefined
    return method?.['static'] === true && this.#givesItsFirst(method['value'])
  }

  #methodOf(callee: Tree): Tree | undefined {
    return isPrivate(callee) ? this.#methods.get(callee['property'].name) : undefined
  }

  #text(node: Tree, scope: Scope): string {
    return this.#replaced(node, scope) ?? this.#inside(node, (child) => this.#text(child, scope))
  }

  #inside(node: Tree, render: Render): string {
    let output = ''
    let at = node.start
    for (const child of childrenOf(node)) {
      output += this.#code.slice(at, child.start) + render(child)
      at = child.end
    }
    return output + this.#code.slice(at, node.end)
  }

  #replaced(node: Tree, scope: Scope): string | undefined {
    switch (node.type) {
      case 'ThisExpression':
        return scope.states.has(scope.self) ? `${scope.self}.owner` : scope.self
      case 'Identifier':
        return scope.states.has(node['name']) ? `${node['name']}.owner` : undefined
      case 'VariableDeclarator':
        if (node['id'].type !== 'Identifier' || node['init'] === null) return undefined
        return `${node['id'].name} = ${this.#text(node['init'], scope)}`
      case 'Property':
        if (node['computed'] || node['shorthand']) return undefined
        return node['method']
          ? undefined
          : `${this.#source(node['key'])}: ${this.#text(node['value'], scope)}`
      case 'VariableDeclaration':
        return this.#declaration(node, scope)
      case 'ReturnStatement':
        return scope.given !== null && node['argument']?.name === scope.given
          ? `return ${scope.given}.${this.#state};`
          : undefined
      case 'ExpressionStatement': {
        // A private field that is only read throws where there is none.
        const read: Tree = node['expression']
        if (!isPrivate(read) || this.#state === undefined) return undefined
        const name = this.#source(read['object'])
        return `if (${name}.${this.#state}.owner !== ${name}) noState();`
      }
      case 'BinaryExpression': {
        if (node['left'].type !== 'PrivateIdentifier') return undefined
        const target = this.#text(node['right'], scope)
        return this.#state === undefined
          ? `${target} instanceof ${this.#name}`
          : `hasState(${target}, ${target}.${this.#state})`
      }
      case 'CallExpression':
        return this.#call(node, scope)
      case 'ObjectExpression':
        return isCopyOfFields(node) && scope.states.has('self') ? 'self' : undefined
      case 'MemberExpression':
        if (!isPrivate(node)) {
          if (node['computed']) return undefined
          const { end, object, property, start } = node
          const { start: from, end: to } = object
          // With the parentheses around the object.
          return `${this.#code.slice(start, from)}${this.#text(object, scope)}${this.#code.slice(to, property.start)}${this.#code.slice(property.start, end)}`
        }
        return `${this.#owner(node['object'], scope)}${node['optional'] ? '?.' : '.'}${fieldName(node['property'], this.#state)}`
      default:
        return undefined
    }
  }

  /** The object that holds the private fields of another. */
  #owner(object: Tree, scope: Scope): string {
    const name = object.type === 'ThisExpression' ? scope.self : object['name']
    if (scope.states.has(name)) return name
    const text = this.#text(object, scope)
    if (!/^(Identifier|ThisExpression|MemberExpression|CallExpression)$/.test(object.type)) {
      throw new Error(`${this.#shownName}: a private member of ${this.#source(object)}`)
    }
    if (this.#state === undefined || this.#isCheck(object)) return text
    if (text === 'this') return `this.${this.#state}`
    if (object.type !== 'Identifier') return `${text}.${this.#state}`
    return `(${text}.${this.#state}.owner === ${text} ? ${text}.${this.#state} : noState())`
  }

  #call(node: Tree, scope: Scope): string | undefined {
    const method = this.#methodOf(node['callee'])
    if (method === undefined) return undefined
    const given: string[] = node['arguments'].map((argument: Tree) => this.#text(argument, scope))
    const { object, property } = node['callee']
    if (!method['static']) {
      given.unshift(this.#owner(object, scope))
    }
    return `${this.#name}_${property.name}(${given.join(', ')})`
  }

  /**
   * `const url = URL.#check(this, 'href')`: the common case is written out, which saves an interpreter a call. After
   * the name of the member, a check may be given how many arguments there are, and how many there must be.
   */
  #declaration(node: Tree, scope: Scope): string | undefined {
    const declarations: Tree[] = node['declarations']
    if (!declarations.some(({ init }) => this.#isCheck(init))) return undefined
    return declarations
      .map((declaration) => {
        const { id, init } = declaration
        if (!this.#isCheck(init)) return `${node['kind']} ${this.#text(declaration, scope)};`
        const check = this.#text(init, scope)
        const [, , given, required] = init.arguments.map((argument: Tree) => this.#source(argument))
        const tooFew = required === undefined ? '' : ` || ${given} < ${required}`
        return `let ${id.name} = this.${this.#state}; if (${id.name} === void 0 || ${id.name}.owner !== this${tooFew}) ${id.name} = ${check};`
      })
      .join(' ')
  }
}

/** A method may have the name of a private field; in a state there are fields only. */
function fieldName(key: Tree, state: string | undefined): string {
  return key.type === 'PrivateIdentifier' && state === undefined ? `_$${key['name']}` : key['name']
}

function plainScope(self: string): Scope {
  return { self, states: new Set(), given: null }
}

function isPrivate(node: Tree): boolean {
  return node.type === 'MemberExpression' && node['property'].type === 'PrivateIdentifier'
}

/** `{ a: this.#a, b: this.#b }`: the state itself has these fields, and changes only after the copy was read. */
function isCopyOfFields(node: Tree): boolean {
  const properties: Tree[] = node['properties']
  return (
    properties.length > 1 &&
    properties.every(
      ({ key, value }) =>
        value !== undefined &&
        isPrivate(value) &&
        value.object.type === 'ThisExpression' &&
        value.property.name === key.name,
    )
  )
}
