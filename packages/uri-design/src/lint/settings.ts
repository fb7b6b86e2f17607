import { guideSchemes } from '../schemes/guide-schemes.ts'
import { defineScheme, type SchemeDefinition } from '../schemes/scheme.ts'
import { ABBREVIATIONS } from './query-families.ts'

/** Options of all rules in one object. */
export interface LintOptions {
  /**
   * Schemes that are known besides the guide's: a definition, whose format is checked; a format, such as
   * `wiki://space/page`; or only a name, such as `wiki`. A definition replaces that of the guide with its name.
   */
  readonly schemes?: readonly (SchemeDefinition | string)[]
  /** The schemes that may be used; any unless given, and then one that is not known is an `info`. */
  readonly allowedSchemes?: readonly string[]
  /** How many levels a path may have; 4 unless given. */
  readonly maxDepth?: number
  /** More abbreviations, each with what to write instead. */
  readonly abbreviations?: Readonly<Record<string, string>>
  /** More verbs. */
  readonly verbs?: readonly string[]
  /** More words that are their own plural. */
  readonly uncountable?: readonly string[]
  /** Regular expressions for segments that are identifiers, besides those that look like one. */
  readonly identifiers?: readonly (RegExp | string)[]
}

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
