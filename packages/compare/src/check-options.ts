import type { CompareOptions } from './options.ts'

type Shape = readonly string[] | 'text' | 'flag' | 'count' | 'ports' | 'texts' | 'lists'

const SHAPES: Readonly<Record<Exclude<keyof CompareOptions, 'comparison'>, Shape>> = {
  base: 'text',
  ports: 'ports',
  redirects: 'texts',
  request: 'text',
  scheme: ['http', 'https'],
  host: 'text',
  dns: 'lists',
  profile: ['v4', 'v5'],
  selfOrigin: 'text',
  redirectCount: 'count',
  ignoreCase: 'flag',
}

/**
 * Refuses what no method takes; where the compiler has looked there is nothing of the kind. A choice of a
 * method is looked at where it is looked up, and names that are not here are left to methods of your own.
 */
export function checkOptions(options: CompareOptions): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`Options are an object; got ${show(options)}`)
  }
  for (const name in options) {
    const value: unknown = options[name as keyof CompareOptions]
    const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name as keyof typeof SHAPES] : undefined
    if (shape === undefined || value === undefined || fits(value, shape)) continue
    throw new TypeError(`The option ${name} is ${describe(shape)}; got ${show(value)}`)
  }
}

function fits(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'text':
      return isText(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'count':
      return isCount(value)
    case 'ports':
      return isObjectOf(value, isCount)
    case 'texts':
      return isObjectOf(value, isText)
    case 'lists':
      return isObjectOf(value, (list) => Array.isArray(list) && list.every(isText))
    default:
      return isText(value) && shape.includes(value)
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0
}

const seen = /* @__PURE__ */ new WeakSet<object>()

/** One that was right is not gone through again for the next URL. */
function isObjectOf(value: unknown, isRight: (item: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (seen.has(value)) return true
  const isWholeRight = Object.values(value).every(isRight)
  if (isWholeRight) seen.add(value)
  return isWholeRight
}

function describe(shape: Shape): string {
  switch (shape) {
    case 'text':
      return 'a text'
    case 'flag':
      return 'true or false'
    case 'count':
      return 'a whole number, not below 0'
    case 'ports':
      return 'an object of whole numbers'
    case 'texts':
      return 'an object of texts'
    case 'lists':
      return 'an object of lists of texts'
    default:
      return `one of ${shape.join(', ')}`
  }
}

function show(value: unknown): string {
  const isText = typeof value === 'object' || typeof value === 'string'
  return isText ? JSON.stringify(value) : String(value)
}
