/** The kinds of data that `pnpm refresh` compares. */
export const PARTS = ['psl', 'wpt', 'unicode', 'standards'] as const

export type PartName = (typeof PARTS)[number]

/** A line of the report; the other members are the same as data, for `--json`. */
export interface Item {
  readonly text: string
  readonly [member: string]: unknown
}

export interface Section {
  readonly title: string
  readonly items: readonly Item[]
}

/** A file that `--write` would write. */
export interface FileWrite {
  readonly path: string
  readonly bytes: Uint8Array
}

/** What one part has found. */
export interface PartReport {
  readonly part: PartName
  /** One line: what is here and what is there. */
  readonly summary: string
  readonly differs: boolean
  /** Why the part could not be compared; `null` if it was. */
  readonly problem: string | null
  readonly sections: readonly Section[]
  readonly writes: readonly FileWrite[]
  /** What a person has to do after `--write`. */
  readonly next: readonly string[]
}

/** Where the parts read. */
export interface Folders {
  /** The downloads, in the layout of the data folder. */
  readonly from: string
  /** The data folder. */
  readonly data: string
  /** The root of the project. */
  readonly project: string
}

/** The report of a part that has nothing to compare. */
export function unread(part: PartName, problem: string): PartReport {
  return { part, summary: '', differs: false, problem, sections: [], writes: [], next: [] }
}

/** Sections without items are left out. */
export function filled(sections: readonly Section[]): Section[] {
  return sections.filter(({ items }) => items.length > 0)
}
