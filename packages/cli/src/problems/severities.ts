import { relative, resolve, sep } from 'node:path'
import { pathPattern, sentence } from '@waymark/infra/internal'
import { checkOptions, OptionError, oneOf, optional, recordOf } from '@waymark/infra/options'
import { SEVERITIES, type Severity } from '@waymark/infra/problem'
import type { Option } from '../command-description.ts'
import { usageFailure } from '../failure.ts'
import { optionFailure } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'

/** Severities by code. */
export type Severities = Readonly<Record<string, Severity | 'off'>>

const WORDS: readonly string[] = [...SEVERITIES, 'off']

/** The options for severities: by code, and by code for some paths. */
export function severityOptions(
  severity: string,
  paths: string,
): readonly [severity: Option, paths: Option] {
  return [
    { name: 'severity', value: 'severities', isRecord: true, summary: severity },
    { name: 'paths', value: 'json', sets: ['paths'], summary: paths },
  ]
}

/**
 * Reads `--severity`.
 *
 * @param checkName - Throws a failure for a name that is not known.
 */
export function readSeverities(
  options: OptionValues,
  checkName: (name: string, option: string) => void,
): Severities {
  const option = 'severity'
  const text = options.text(option)
  if (text === null) return {}
  const given = new Set<string>()
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...rest] = pair.trim().split('=')
    const severity = rest.join('=')
    if (given.has(name)) {
      throw usageFailure('--{option} names {name:quote} twice: remove one of them', {
        detail: 'severity-twice',
        option,
        name,
      })
    }
    given.add(name)
    checkName(name, option)
    if (!WORDS.includes(severity)) {
      throw usageFailure('--{option} {name}: give a severity, one of {severities,list}', {
        detail: 'no-severity',
        option,
        name,
        severities: WORDS,
      })
    }
    // Checked in the line above.
    return [name, severity as Severity | 'off'] as const
  })
  return Object.fromEntries(pairs)
}

/** Severities of some paths, by pattern. */
export type PathSeverities = Readonly<Record<string, Severities>>

/** Reads `--paths` as JSON; `null` if it is not given. */
export function readPaths(options: OptionValues, example: string): unknown {
  const text = options.text('paths')
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    throw usageFailure('--{option} is not JSON: give an object like {example}', {
      detail: 'severities-json',
      option: 'paths',
      example: `{"/legacy/**": {"${example}": "off"}}`,
    })
  }
}

/** Checks the value of `--paths`. */
export function checkPaths(
  paths: unknown,
  checkName: (name: string, option: string) => void,
): PathSeverities {
  const severity = oneOf(...WORDS)
  const severities = recordOf(optional(severity), `an object whose values are ${severity.expected}`)
  const type = recordOf(severities, sentence('an object whose values are severities by code').text)
  try {
    const checked = checkOptions<{ paths?: PathSeverities }>({ paths } as never, { paths: type })
    for (const each of Object.values(checked.paths ?? {})) {
      for (const name of Object.keys(each)) checkName(name, 'paths')
    }
    return checked.paths ?? {}
  } catch (error) {
    throw error instanceof OptionError ? optionFailure(error) : error
  }
}

/** The path of a file as patterns have it: from the current folder, with slashes. */
export function patternPath(file: string): string {
  return relative(process.cwd(), resolve(file)).split(sep).join('/')
}

/** The severities of a file, which patterns without a slash at their beginning name. */
export function severitiesOfFile(paths: PathSeverities, file: string): Severities {
  const name = patternPath(file)
  const all = Object.entries(paths).filter(([pattern]) => !pattern.startsWith('/'))
  return Object.assign(
    {},
    ...all.flatMap(([pattern, own]) => (pathPattern(pattern)(name) ? [own] : [])),
  )
}
