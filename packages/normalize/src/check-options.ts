import type { NormalizeOptions } from './rule.ts'

type Shape = readonly string[] | 'texts' | 'sites' | 'texts by name' | 'ports' | 'flag' | 'length'

const SHAPES: Readonly<Record<keyof NormalizeOptions, Shape>> = {
  model: ['whatwg', 'rfc3986'],
  maxLength: 'length',
  trailingSlash: ['never', 'always', 'preserve'],
  trailingSlashRun: ['one', 'all'],
  trailingSlashRoot: ['keep', 'remove'],
  defaultPort: ['remove', 'keep'],
  ports: 'ports',
  by: ['name', 'name-value'],
  compare: ['decoded', 'raw'],
  scheme: ['http', 'https'],
  map: 'texts by name',
  keepSchemeLike: 'flag',
  names: 'texts',
  namesRun: ['one', 'all'],
  keep: 'texts',
  defaults: 'texts by name',
  www: ['remove', 'add'],
  wwwRun: ['one', 'all'],
  sites: 'sites',
  params: 'texts',
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
    throw new TypeError(`The option ${name} is ${describe(shape)}; got ${show(value)}`)
  }
}

function fits(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'texts':
      return Array.isArray(value) && everyOnce(value, isText)
    case 'sites':
      return Array.isArray(value) && everyOnce(value, isSite)
    case 'texts by name':
      return isRecord(value) && everyOnce(value, isText)
    case 'ports':
      return isRecord(value) && everyOnce(value, Number.isInteger)
    case 'flag':
      return typeof value === 'boolean'
    case 'length':
      return typeof value === 'number' && value >= 0
    default:
      return typeof value === 'string' && shape.includes(value)
  }
}

const seen = /* @__PURE__ */ new WeakSet<object>()

/** Whether all that a list or an object holds is right. One that was is not gone through again for the next URL. */
function everyOnce(owner: object, isRight: (item: unknown) => boolean): boolean {
  if (seen.has(owner)) return true
  const isWholeRight = Object.values(owner).every(isRight)
  if (isWholeRight) seen.add(owner)
  return isWholeRight
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isSite(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { site, allow, deny } = value as Readonly<Record<string, unknown>>
  return isText(site) && [allow, deny].every(isListOfTexts)
}

function isListOfTexts(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isText))
}

function describe(shape: Shape): string {
  switch (shape) {
    case 'texts':
      return 'a list of texts'
    case 'sites':
      return "a list of sites, such as { site: 'a.example', allow: ['ref'] }"
    case 'texts by name':
      return 'an object of texts'
    case 'ports':
      return 'an object of whole numbers'
    case 'flag':
      return 'true or false'
    case 'length':
      return 'a number, not below 0'
    default:
      return `one of ${shape.join(', ')}`
  }
}

function show(value: unknown): string {
  if (typeof value !== 'object' && typeof value !== 'string') return String(value)
  const isWord = (item: unknown) => typeof item === 'bigint' || item instanceof RegExp
  return JSON.stringify(value, (_, item: unknown) => (isWord(item) ? String(item) : item))
}
