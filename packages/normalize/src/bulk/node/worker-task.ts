import { ArgumentError } from '@waymark/infra/argument'
import { ownOptions } from '@waymark/infra/internal'
import { presetNamed, ruleNamed } from '../../catalogue.ts'
import type { RuleSelection, Runnable } from '../../preset.ts'
import { presets } from '../../presets/index.ts'
import { readRuleFile } from '../../rule-file/rule-file.ts'
import { rules as catalogue } from '../../rules/index.ts'
import type { BlockResult } from '../block-normalizer.ts'
import { type BulkOptions, type BulkSettings, settingsOf } from '../bulk-options.ts'

/** What a thread is started with: plain data, since rules are functions and cannot be sent. */
export interface WorkerTask {
  /** The name of a preset, names of rules, or a rule file. */
  readonly selection: string | readonly string[] | object
  readonly options: BulkOptions
  /** The schemes that the preset takes, which names of rules do not tell; `null` for all. */
  readonly schemes: readonly string[] | null
}

/** A block to normalise. Both pieces of memory are handed over, and come back with the reply. */
export interface WorkerRequest {
  readonly input: ArrayBuffer
  readonly length: number
  readonly output: ArrayBuffer
}

/** The first message of a thread is `ready`; then comes one reply for each request, in order. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'block'
      readonly result: BlockResult
      readonly input: ArrayBuffer
      readonly output: ArrayBuffer
      /** How much of `output` is written. */
      readonly written: number
    }

/**
 * The task by which a thread does the same work.
 *
 * @throws TypeError if a rule is not in the catalogue.
 */
export function taskOf({ preset }: BulkSettings, given: BulkOptions): WorkerTask {
  return {
    selection: selectionOf(preset),
    options: { ...given, options: preset.options },
    schemes: preset.schemes ?? null,
  }
}

/** What a thread does for a task. */
export function settingsOfTask({ selection, options, schemes }: WorkerTask): BulkSettings {
  const settings = settingsOf(namedSelection(selection), options)
  if (schemes === null) return settings
  return { ...settings, preset: { ...settings.preset, schemes } }
}

function namedSelection(selection: WorkerTask['selection']): RuleSelection {
  if (typeof selection === 'string') return presetNamed(selection)
  return isNames(selection) ? selection.map(ruleNamed) : readRuleFile(selection)
}

// Array.isArray does not narrow a union with a readonly array.
function isNames(selection: object): selection is readonly string[] {
  return Array.isArray(selection)
}

function selectionOf(preset: Runnable): WorkerTask['selection'] {
  const { rules, canonicalizer } = ownOptions(preset)
  if (canonicalizer?.file !== undefined) return canonicalizer.file
  if (canonicalizer !== undefined) {
    const named = Object.values(presets).find((preset) => preset.canonicalizer === canonicalizer)
    if (named !== undefined) return named.name
    throw new ArgumentError(
      'preset',
      'A canonicalizer of your own cannot be sent to threads: leave out `jobs`',
    )
  }
  const own = rules.find((rule) => !catalogue.includes(rule))
  if (own === undefined) return rules.map(({ name }) => name)
  const text = `The rule "${own.name}" cannot be sent to threads: leave out \`jobs\``
  throw new ArgumentError('rule', { text, data: { name: own.name } })
}
