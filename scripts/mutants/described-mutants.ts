import { readText } from '../../test/workspace.ts'
import { applyMutant, type Mutant } from './make-mutants.ts'

/** A mutant as a person writes it down. */
export interface DescribedMutant {
  /** From the root, with `/`. */
  readonly file: string
  /** A text that the file has once. */
  readonly original: string
  /** What replaces it. */
  readonly mutant: string
}

/** Finds the place of a mutant in its file. */
export function locate({ file, original, mutant }: DescribedMutant): Mutant {
  const source = readText(file)
  const start = source.indexOf(original)
  if (start === -1 || source.indexOf(original, start + 1) !== -1) {
    const count = start === -1 ? 'no longer' : 'more than once'
    throw new Error(
      `${file} has this text ${count}; say anew what the mutant replaces: ${original}`,
    )
  }
  return { file, start, end: start + original.length, replacement: mutant }
}

/** The changed source: two mutants with the same are the same. */
export function mutate(mutant: Mutant): string {
  return applyMutant(readText(mutant.file), mutant)
}
