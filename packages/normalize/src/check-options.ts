import type { NormalizeOptions } from './rule.ts'

type Shape = readonly string[] | 'list' | 'record' | 'flag' | 'number'

const SHAPES: Readonly<Record<keyof NormalizeOptions, Shape>> = {
  model: ['whatwg', 'rfc3986'],
  maxLength: 'number',
  trailingSlash: ['never', 'always', 'preserve'],
  trailingSlashRun: ['one', 'all'],
  trailingSlashRoot: ['keep', 'remove'],
  defaultPort: ['remove', 'keep'],
  ports: 'record',
  by: ['name', 'name-value'],
  compare: ['decoded', 'raw'],
  scheme: ['http', 'https'],
  map: 'record',
  keepSchemeLike: 'flag',
  names: 'list',
  namesRun: ['one', 'all'],
  keep: 'list',
  defaults: 'record',
  www: ['remove', 'add'],
  wwwRun: ['one', 'all'],
  sites: 'list',
  params: 'list',
  caseSensitive: 'flag',
  bare: ['keep', 'remove'],
}

/**
 * Refuses what no option of the catalogue takes; where the compiler has looked there is nothing of the kind.
 * Names that the catalogue does not know are left to rules of your own.
 */
export function checkOptions(options: NormalizeOptions): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`Options are an object; got ${String(options)}`)
  }
  for (const name in options) {
    const value: unknown = options[name as keyof NormalizeOptions]
    const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name as keyof NormalizeOptions] : undefined
    if (shape === undefined || value === undefined || fits(value, shape)) continue
    const got = typeof value === 'string' ? JSON.stringify(value) : String(value)
    throw new TypeError(`The option ${name} is ${describe(shape)}; got ${got}`)
  }
}

function fits(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'list':
      return Array.isArray(value)
    case 'record':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    default:
      return typeof value === 'string' && shape.includes(value)
  }
}

function describe(shape: Shape): string {
  switch (shape) {
    case 'list':
      return 'a list'
    case 'record':
      return 'an object'
    case 'flag':
      return 'true or false'
    case 'number':
      return 'a number'
    default:
      return `one of ${shape.join(', ')}`
  }
}
