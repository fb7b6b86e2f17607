import type { Family } from '../method.ts'

/** What is said of a method in one language. */
export interface MethodText {
  readonly summary: string
  readonly explain: string
  readonly falsePositive: string
  readonly falseNegative: string
  readonly without: string
  /** The summary of each of its options, by name. Absent if it has none. */
  readonly options?: Readonly<Record<string, string>>
}

/** The texts of the methods in one language. English is in the methods themselves. */
export interface MethodTexts {
  /** A BCP 47 tag. */
  readonly language: string
  readonly families: Readonly<Record<Family, string>>
  /** By name of the method. */
  readonly methods: Readonly<Record<string, MethodText>>
}
