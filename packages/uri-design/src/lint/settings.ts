import { guideSchemes } from '../schemes/index.ts'
import { defineScheme, type SchemeDefinition } from '../schemes/scheme.ts'
import { ABBREVIATIONS } from './query-families.ts'
import type { LintOptions } from './rule.ts'

/** The options of the rules as rules use them: read once, with what is built in. */
export interface RuleSettings {
  /** Schemes with a format, by name. */
  readonly schemes: ReadonlyMap<string, SchemeDefinition>
  /** Schemes of which only the name is known. */
  readonly namedSchemes: ReadonlySet<string>
  /** `null` if any scheme may be used. */
  readonly allowedSchemes: ReadonlySet<string> | null
  readonly maxDepth: number
  readonly abbreviations: ReadonlyMap<string, string>
  readonly verbs: ReadonlySet<string>
  readonly uncountable: ReadonlySet<string>
  readonly identifiers: readonly RegExp[]
}

const DEPTH = 4

/** Reads the options of the rules, which have been checked. */
export function readSettings(options: LintOptions): RuleSettings {
  const { schemes = [], allowedSchemes, maxDepth = DEPTH, abbreviations = {} } = options
  const { verbs = [], uncountable = [], identifiers = [] } = options
  const own = schemes.filter((scheme) => typeof scheme !== 'string' || scheme.includes(':'))
  const definitions = [...guideSchemes, ...own.map(asDefinition)]
  return {
    schemes: new Map(definitions.map((definition) => [definition.name, definition])),
    namedSchemes: new Set(
      schemes.flatMap((scheme) =>
        typeof scheme === 'string' && !scheme.includes(':') ? [scheme] : [],
      ),
    ),
    allowedSchemes: allowedSchemes === undefined ? null : new Set(allowedSchemes),
    maxDepth,
    abbreviations: new Map([...Object.entries(ABBREVIATIONS), ...Object.entries(abbreviations)]),
    verbs: new Set(verbs),
    uncountable: new Set(uncountable),
    identifiers: identifiers.map((pattern) => asPattern(pattern)),
  }
}

function asDefinition(scheme: SchemeDefinition | string): SchemeDefinition {
  if (typeof scheme !== 'string') return scheme
  const name = scheme.slice(0, scheme.indexOf(':'))
  return defineScheme({ name, format: scheme, summary: `A resource of \`${name}\`.` })
}

/** A pattern with the flags `g` or `y` would begin where it last ended. */
function asPattern(pattern: RegExp | string): RegExp {
  return typeof pattern === 'string'
    ? new RegExp(pattern, 'u')
    : new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
}

/** Whether a string is the name of a scheme, or the format of one. */
export function isSchemeText(text: string): boolean {
  if (/^[a-z][a-z0-9+.-]*$/.test(text)) return true
  try {
    asDefinition(text)
    return true
  } catch {
    return false
  }
}

/** Whether a string is a regular expression. */
export function isPattern(text: string): boolean {
  try {
    asPattern(text)
    return true
  } catch {
    return false
  }
}
