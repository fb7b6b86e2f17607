import type { InputKind } from '../src/input-kind.ts'

/** All kinds of inputs. */
export const INPUT_KINDS = Object.keys({
  json: 0,
  ndjson: 0,
  csv: 0,
  tsv: 0,
  xml: 0,
  feed: 0,
  text: 0,
  robots: 0,
  'utf-16': 0,
  template: 0,
  other: 0,
} satisfies Record<InputKind, 0>) as InputKind[]
