import { quote } from '@waymark/infra/internal'
import { isObject, toDomString, toUsvRecord, toUsvString } from '@waymark/urlencoded/internal'
import { blankRecord, COMPONENTS, type URLPatternComponent } from './url-component.ts'
import type { URLPatternInit, URLPatternInput } from './url-pattern-types.ts'

/*
 * JavaScript values as the types of the interface. Members of dictionaries are read in the order of their
 * names, each once, as Web IDL has it.
 */

/** @see https://urlpattern.spec.whatwg.org/#typedefdef-urlpatterninput */
export function toUrlPatternInput(value: unknown): URLPatternInput {
  if (value === undefined || value === null) return blankRecord({})
  return isObject(value) ? toUrlPatternInit(value) : toUsvString(value)
}

/** In the order of their names. */
export const INIT_MEMBERS: readonly (keyof URLPatternInit)[] = [
  'baseURL',
  'hash',
  'hostname',
  'password',
  'pathname',
  'port',
  'protocol',
  'search',
  'username',
]

function toUrlPatternInit(value: object): URLPatternInit {
  const init: { -readonly [Name in keyof URLPatternInit]: string } = blankRecord({})
  for (const name of INIT_MEMBERS) {
    const member: unknown = (value as URLPatternInit)[name]
    if (member !== undefined) init[name] = toUsvString(member)
  }
  return init
}

/**
 * The one option there is.
 *
 * @throws TypeError for what is neither an object nor left out.
 * @see https://urlpattern.spec.whatwg.org/#dictdef-urlpatternoptions
 */
export function toIgnoreCase(options: unknown): boolean {
  if (options === undefined || options === null) return false
  if (!isObject(options)) throw new TypeError('The options of a URLPattern are an object')
  return !!options['ignoreCase']
}

/** @throws TypeError for what is not the name of a component. */
export function toComponentName(value: unknown): URLPatternComponent {
  const text = toDomString(value)
  const found = COMPONENTS.find((name) => name === text)
  if (found !== undefined) return found
  throw new TypeError(
    `${quote(text)} is not a component; the components are ${COMPONENTS.join(', ')}`,
  )
}

/**
 * `record<USVString, USVString>`.
 *
 * @throws TypeError if it is not an object.
 * @see https://webidl.spec.whatwg.org/#js-record
 */
export function toGroups(value: unknown): ReadonlyMap<string, string> {
  if (!isObject(value)) throw new TypeError('Groups are an object of strings by name')
  const flat = toUsvRecord(value)
  const map = new Map<string, string>()
  for (let i = 0; i < flat.length; i += 2) map.set(flat[i]!, flat[i + 1]!)
  return map
}
