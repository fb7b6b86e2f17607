import { sentence } from '@waymark/infra/internal'
import type { Option } from '../command-description.ts'
import { usageFailure } from '../failure.ts'
import { readTextFile } from '../input/text-file.ts'
import type { OptionValues } from '../option-values.ts'
import { isStandardOutput } from '../output/standard-output.ts'
import { Baseline } from './baseline.ts'
import { MAX_WARNINGS_OPTION } from './max-warnings-option.ts'
import { type Judge, ProblemFilter } from './problem-filter.ts'

/** The options that say which problems are reported and counted, for every command that reports problems of files. */
export const REPORT_OPTIONS: readonly Option[] = [
  MAX_WARNINGS_OPTION,
  {
    name: 'quiet',
    summary: 'Reports only errors. Warnings still count for --max-warnings.',
  },
  {
    name: 'baseline',
    value: 'file',
    summary:
      'Reports only problems that this file does not list. A listed problem is recognised even if its line number has changed.',
  },
  {
    name: 'write-baseline',
    risk: sentence('changes files'),
    summary:
      'Writes the problems of this run to the file in --baseline, instead of reporting them.',
  },
]

/** What a filter depends on, to tell whether an earlier result is still that of a run. */
export function filterKey(options: OptionValues): readonly string[] {
  const given = ['severity', 'paths', 'baseline'].flatMap((name) => options.text(name) ?? [])
  if (given.length === 0) return []
  const baseline = options.isOn('write-baseline') ? null : options.text('baseline')
  return [JSON.stringify(baseline === null ? given : [...given, readTextFile(baseline)])]
}

/** Reads these options. */
export async function chosenFilter(options: OptionValues, judge: Judge): Promise<ProblemFilter> {
  const path = options.text('baseline')
  const isWritten = options.isOn('write-baseline')
  if (path === null && isWritten) {
    throw usageFailure('--write-baseline needs --baseline <file>, which says where', {
      detail: 'no-baseline',
    })
  }
  if (path === '' || (path !== null && (await isStandardOutput(path)))) {
    throw usageFailure('--baseline needs the name of a file', { detail: 'no-baseline-file' })
  }
  return new ProblemFilter(judge, {
    mostWarnings: options.number('max-warnings'),
    isQuiet: options.isOn('quiet'),
    baseline: path === null ? null : new Baseline(path, isWritten),
  })
}
