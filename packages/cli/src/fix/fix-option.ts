import { sentence } from '@waymark/infra/internal'
import type { Option } from '../command-description.ts'
import { usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { isStandardOutput } from '../output/standard-output.ts'

/** The options of `validate` for correcting a database. */
export const FIX_OPTIONS: readonly Option[] = [
  {
    name: 'fix',
    risk: sentence('changes files'),
    summary:
      'Corrects what has one certain answer, and writes a corrected database and a patch next to the input. For one database only.',
  },
  {
    name: 'output',
    short: 'o',
    value: 'file',
    summary:
      'Where --fix writes the corrected database. The patch is next to it. The input is replaced only if it is named here.',
  },
]

/** What the help says about `--fix`. */
export const FIX_DESCRIPTION: readonly string[] = [
  'With --fix, url-source.json is corrected as url-source.fixed.json: hreflang values, missing self links and return links, repeated links and entries, dates and more. It is checked again until nothing is left to correct; everything else in the file stays the same, to the byte. The patch says what was changed: for JSON it is a JSON Patch (RFC 6902), url-source.fixed.patch.json, because a database is often one long line; for NDJSON, CSV and TSV it is a unified diff, such as pages.fixed.patch for patch -p1 and git apply. What has several possible answers is listed with the reason; waymark explain <code> says more.',
]

/** The options of a call with `--fix`; `null` without it. */
export async function fixCallOf(
  options: OptionValues,
  operands: readonly string[],
): Promise<{ readonly path: string; readonly output: string | undefined } | null> {
  const output = options.text('output')
  if (!options.isOn('fix')) {
    if (output !== null) throw usageFailure('--output needs --fix: it names the corrected database')
    return null
  }
  const format = options.text('format') ?? ''
  if (format !== 'text' && format !== 'json') {
    throw usageFailure('--fix and --format {format}: choose text or json', { format })
  }
  const report = ['report', 'since'].find((name) => options.text(name) !== null)
  if (report !== undefined) {
    throw usageFailure('--fix and --{option}: check the corrected database in a run of its own', {
      option: report,
    })
  }
  const [path = '', ...others] = operands
  if (others.length > 0) {
    throw usageFailure('--fix corrects one file: give only one database')
  }
  if (output === '' || (output !== null && (await isStandardOutput(output)))) {
    throw usageFailure('--output needs the name of a file')
  }
  if (path === '-' && output === null) {
    throw usageFailure('--fix needs --output <file> if the database is standard input')
  }
  return { path, output: output ?? undefined }
}
