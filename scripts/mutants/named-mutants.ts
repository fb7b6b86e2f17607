import type { DescribedMutant } from './described-mutants.ts'

/** A mutant that must be noticed. */
export interface NamedMutant extends DescribedMutant {
  /** The file with the test that notices it. */
  readonly test: string
  /** What would go wrong. */
  readonly effect: string
}

export const namedMutants: readonly NamedMutant[] = [
  {
    file: 'packages/host/src/ipv4-parser.ts',
    original: 'digit >= radix',
    mutant: 'digit > radix',
    test: 'packages/host/test/ipv4.test.ts',
    effect: '1.2.3.08 would be 1.2.3.8',
  },
]
