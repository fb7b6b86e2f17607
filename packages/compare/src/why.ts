import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'

/** Why a method answers so. */
export interface Why {
  /** One sentence. */
  readonly why: string
  /** The facts in `why`, as plain values, for other languages. Absent if it has none. */
  readonly data?: Facts
}

/** What sentences name: the parts of URLs, and the headers of mail. */
export type PartWord =
  | 'scheme'
  | 'authority'
  | 'user'
  | 'host'
  | 'port'
  | 'path'
  | 'query'
  | 'fragment'
  | 'headers'

/** The parts of URLs as sentences name them. */
export const PART_WORDS: Readonly<Record<PartWord, Sentence>> = {
  scheme: /* @__PURE__ */ sentence('scheme'),
  authority: /* @__PURE__ */ sentence('authority'),
  user: /* @__PURE__ */ sentence('user'),
  host: /* @__PURE__ */ sentence('host'),
  port: /* @__PURE__ */ sentence('port'),
  path: /* @__PURE__ */ sentence('path'),
  query: /* @__PURE__ */ sentence('query'),
  fragment: /* @__PURE__ */ sentence('fragment'),
  headers: /* @__PURE__ */ sentence('headers'),
}
