import {
  type CompareOptions,
  type Family,
  type Method,
  type MissingOptionError,
  methods,
  unreadOption,
} from '@waymark/compare'
import { type Sentence, sentence, suggestSome, unknownOption } from '@waymark/infra/internal'
import { presets, rules } from '@waymark/normalize'
import { serializeUrl } from '@waymark/url-parser'
import { chosenBase } from './base-option.ts'
import { usageFailure } from './failure.ts'
import { repeatedMember } from './input/json-places.ts'
import { optionFault } from './option-fault.ts'
import type { OptionValues } from './option-values.ts'
import { chosenSuffixList, SITE_LIST_OPTION } from './suffix-list-option.ts'

/** The name of the first method of a family that has keys, for defaults and examples. */
export function methodOfFamily(family: Family): string {
  const found = methods.find((method) => method.kind === 'symmetric' && method.family === family)
  if (found === undefined) throw new Error(`no method of the family ${family}`)
  return found.name
}

/** @throws Failure that names the methods that were probably meant, or says what lists all. */
export function findMethod(name: string): Method {
  const method = methods.find((candidate) => candidate.name === name)
  if (method !== undefined) return method
  if (Object.hasOwn(presets, name)) {
    throw usageFailure('{name:quote} is a preset: give it as --preset {name}', {
      detail: 'method-is-preset',
      name,
    })
  }
  if (rules.some((rule) => rule.name === name)) {
    throw usageFailure('{name:quote} is a rule: give it as --rule {name}', {
      detail: 'method-is-rule',
      name,
    })
  }
  const near = suggestSome(
    name,
    methods.map((candidate) => candidate.name),
  )
  throw near.length === 0
    ? usageFailure('unknown method {name:quote80}: waymark explain --list methods lists them', {
        detail: 'unknown-method',
        name,
      })
    : usageFailure('unknown method {name:quote80}: did you mean {near,or}?', {
        detail: 'unknown-method',
        name,
        near,
      })
}

/** The options of the methods: the object in `--options`, and `--base`. `@waymark/compare` checks them. */
export function readCompareOptions(values: OptionValues): CompareOptions {
  const list = chosenSuffixList(values)
  const options = readObject(values.text('options'))
  const given = list === null ? options : { ...options, publicSuffixList: list }
  const base = chosenBase(values)
  if (base === null) return given
  if (given.base === undefined) return { ...given, base: serializeUrl(base) }
  throw usageFailure('--base is in --options as well: remove one of them', { detail: 'base-twice' })
}

const EXAMPLE = '{"base": "https://e.com/"}'

/** The object in `--options`; empty if there is none. */
export function readObject(json: string | null): CompareOptions {
  if (json === null) return {}
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw usageFailure('--options is not JSON: give an object, such as {example}', {
      detail: 'options-json',
      example: EXAMPLE,
    })
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    refuseRepeated(json)
    return value
  }
  throw usageFailure('--options is not an object: give one, such as {example}', {
    detail: 'options-object',
    example: EXAMPLE,
  })
}

/** `JSON.parse` takes the last of two members with one name, and says nothing. */
function refuseRepeated(json: string): void {
  const repeated = repeatedMember(json)
  if (repeated === null) return
  throw usageFailure('--{option}: {message:phrase}', {
    option: 'options',
    message: sentence('the member {member:quote80} is there twice: keep one of them', {
      detail: 'member-twice',
      member: repeated.name,
    }),
  })
}

/**
 * Refuses misspelt options, and options that none of the chosen methods reads.
 *
 * @param others - All methods that could be chosen instead.
 */
export function refuseUnread(
  options: CompareOptions,
  asked: readonly Method[],
  others: readonly Method[],
  values: OptionValues,
): void {
  const names = [
    ...new Set(methods.flatMap((method) => method.options.map((option) => option.name))),
  ]
  const misspelt = Object.keys(options).find((name) => !names.includes(name))
  if (misspelt !== undefined) {
    throw usageFailure('--{option}: {message:phrase}', {
      option: 'options',
      message: optionFault(unknownOption(misspelt, names)),
    })
  }
  const error = unreadOption(options, asked, others)
  if (error === null) return
  throw usageFailure('--{option}: {message:phrase}: remove it', {
    option: flagOf(error.option, values),
    message: optionFault(error),
  })
}

/** What a method says if it cannot answer without an option. */
export function missingOption({ reason }: MissingOptionError): Sentence {
  return { text: reason.why, data: { code: 'option-missing', ...reason.data } }
}

/** Where an option was given that has a flag of its own, besides the object in `--options`. */
function flagOf(option: string | null, values: OptionValues): string {
  if (option === 'base' && values.text('base') !== null) return 'base'
  return option === 'publicSuffixList' ? SITE_LIST_OPTION.name : 'options'
}
