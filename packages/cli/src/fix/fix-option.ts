import { sentence } from '@waymark/infra/internal'
import type { Option } from '../command-description.ts'
import { usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { isStandardOutput } from '../output/standard-output.ts'

const RISK = sentence('changes files')

/** The options for correcting files, which mean the same in every command. */
export const FIX_OPTIONS: readonly Option[] = [
  {
    name: 'fix',
    risk: RISK,
    summary:
      'Corrects the files in place, where only one correction is possible and no URL changes its meaning; then reports the remaining problems.',
  },
  {
    name: 'unsafe-fix',
    risk: RISK,
    summary:
      'Like --fix, but also makes corrections that change the meaning of a URL, such as a new name in its path.',
  },
  {
    name: 'dry-run',
    summary: 'With --fix: prints the changes as a patch, and writes nothing.',
  },
  {
    name: 'backup',
    value: 'suffix',
    summary:
      'With --fix: copies each file before it is changed, to its name with this suffix, such as .bak. If such a copy already exists, nothing is written.',
  },
  {
    name: 'patch',
    value: 'file',
    summary:
      'With --fix: also writes the changes to this file. For a database in JSON it is a JSON Patch, otherwise a unified diff.',
  },
]

/** What the help says about these options. */
export const FIX_DESCRIPTION =
  'Files are written completely or not at all, compressed files stay compressed, and a file that is a symbolic link is not written. Everything else in a file stays the same, byte for byte.'

/** How files are corrected. */
export interface FixCall {
  readonly isUnsafe: boolean
  readonly isDryRun: boolean
  /** The end of the name of a backup; `null` without one. */
  readonly backup: string | null
  /** The file for the changes; `null` without one. */
  readonly patch: string | null
}

/** How files are corrected; `null` without `--fix`. */
export async function chosenFix(
  options: OptionValues,
  operands: readonly string[],
): Promise<FixCall | null> {
  const isUnsafe = options.isOn('unsafe-fix')
  const isDryRun = options.isOn('dry-run')
  const [backup, patch] = [options.text('backup'), options.text('patch')]
  const given = ['dry-run', 'backup', 'patch'].filter((option) => options.isGiven(option))
  const [option] = given
  if (!isUnsafe && !options.isOn('fix')) {
    if (option === undefined) return null
    throw usageFailure('--{option} needs --fix or --unsafe-fix', { detail: 'needs-fix', option })
  }
  if (operands.includes('-')) {
    throw usageFailure('--{option} needs files: name them instead of -', {
      detail: 'needs-files',
      option: isUnsafe ? 'unsafe-fix' : 'fix',
    })
  }
  const format = options.text('format') ?? 'text'
  if (isDryRun && format !== 'text') {
    throw usageFailure('--dry-run prints a patch: remove --format {format}', {
      detail: 'patch-format',
      format,
    })
  }
  const other = ['backup', 'patch', 'write-baseline'].find((name) => options.isGiven(name))
  if (isDryRun && other !== undefined) {
    throw usageFailure('--dry-run writes nothing: remove --{option}', {
      detail: 'dry-run',
      option: other,
    })
  }
  if (backup !== null && !/^[^/\\\0]+$/.test(backup)) {
    throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
      option: 'backup',
      value: backup,
      advice: sentence('give the end of a name, such as .bak', { detail: 'end-of-name' }),
    })
  }
  if (patch === '' || (patch !== null && (await isStandardOutput(patch)))) {
    throw usageFailure('--patch needs the name of a file: --dry-run prints the patch', {
      detail: 'no-patch-file',
    })
  }
  return { isUnsafe, isDryRun, backup, patch }
}
