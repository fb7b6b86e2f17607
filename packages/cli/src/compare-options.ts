import { type CompareOptions, type Method, methods } from '@waymark/compare'
import { usageFailure } from './failure.ts'
import { suggest } from './suggestion.ts'

/** @throws Failure with the method that was meant, or with all of them. */
export function findMethod(name: string): Method {
  const method = methods.find((candidate) => candidate.name === name)
  if (method !== undefined) return method
  const names = methods.map((candidate) => candidate.name)
  const near = suggest(name, names)
  throw usageFailure(
    `unknown method ${JSON.stringify(name)}: ${near === null ? `the methods are ${names.join(', ')}` : `did you mean ${near}?`}`,
  )
}

/** Which kind of value each option of the methods takes. */
const KINDS: Readonly<Record<keyof CompareOptions, string>> = {
  base: 'a string',
  ports: 'an object of numbers',
  redirects: 'an object of strings',
  request: 'a string',
  scheme: 'a string',
  host: 'a string',
  dns: 'an object of arrays of strings',
  profile: '"v4" or "v5"',
  selfOrigin: 'a string',
  redirectCount: 'a number',
  comparison: 'a string',
  ignoreCase: 'a boolean',
}

/** What `--options` says, checked. */
export function readCompareOptions(json: string | null): CompareOptions {
  if (json === null) return {}
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw usageFailure(`--options is no JSON: give an object, such as {"base": "https://e.com/"}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw usageFailure(`--options is no object: give one, such as {"base": "https://e.com/"}`)
  }
  for (const [name, member] of Object.entries(value)) {
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name as keyof CompareOptions] : undefined
    if (kind === undefined) {
      const known = Object.keys(KINDS).join(', ')
      throw usageFailure(`--options has ${JSON.stringify(name)}: the options are ${known}`)
    }
    if (!isOfKind(member, kind)) throw usageFailure(`--options: "${name}" is to be ${kind}`)
  }
  // Each member has just been looked at.
  return value as CompareOptions
}

/**
 * Refuses what none of the methods that are asked reads.
 *
 * @param others - The methods that could be asked instead.
 */
export function refuseUnread(
  options: CompareOptions,
  asked: readonly Method[],
  others: readonly Method[],
): void {
  // A method that is left to the application reads what the one that it chose does.
  const choice = methods.filter(({ name }) => name === options.comparison)
  const readers = asked.some(({ kind }) => kind === 'application') ? [...asked, ...choice] : asked
  for (const name of Object.keys(options)) {
    const reads = (method: Method) => method.options.some((option) => option.name === name)
    if (readers.some(reads)) continue
    const [only] = asked
    const who = asked.length === 1 ? `${only?.name} does not read` : 'no method that is asked reads'
    const found = others.filter(reads).map((method) => method.name)
    const instead =
      found.length === 0 ? '' : `, or choose a --method that does: ${found.join(', ')}`
    throw usageFailure(
      `--options has ${JSON.stringify(name)}, which ${who}: leave it out${instead}`,
    )
  }
}

function isOfKind(value: unknown, kind: string): boolean {
  switch (kind) {
    case '"v4" or "v5"':
      return value === 'v4' || value === 'v5'
    case 'an object of numbers':
      return isObjectOf(value, (member) => typeof member === 'number')
    case 'an object of strings':
      return isObjectOf(value, (member) => typeof member === 'string')
    case 'an object of arrays of strings':
      return isObjectOf(
        value,
        (member) => Array.isArray(member) && member.every((item) => typeof item === 'string'),
      )
    case 'a boolean':
      return typeof value === 'boolean'
    case 'a number':
      return typeof value === 'number'
    default:
      return typeof value === 'string'
  }
}

function isObjectOf(value: unknown, isMember: (member: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(isMember)
}
