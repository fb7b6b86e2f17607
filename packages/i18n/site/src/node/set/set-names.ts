import type { PartOfGroup } from '@waymark/sitemap'

/** The names of the files of a set. */
export interface SetNames {
  /** The index, or the only file: `sitemap.xml`. */
  readonly main: string
  /** The number of the part that a name is for; `null` if it is not the name of a part. */
  partOf(name: string): number | null
  /** Whether parts have the names of groups, which stay when a part changes. */
  readonly isSplit: boolean
  /** The part of a group that a name is for; `null` if it is not the name of one. */
  groupOf(name: string): PartOfGroup | null
  /** A name for a part that is not in use: `sitemap-3.xml`, or else `sitemap-3b.xml`. */
  freeName(part: number, inUse: ReadonlySet<string>): string
}

/** What follows the number if the name without it is in use. Two names are enough, unless another program has used both. */
const SUFFIXES = ['', ...'bcdefghijklmnopqrstuvwxyz']

/** A group and, if it has several parts, the number of one. */
const GROUP = /^([a-z0-9][a-z0-9_-]{0,99})(?:\.([2-9]|[1-9]\d{1,8}))?$/

export function setNames(name: string, extension: '.xml' | '.xml.gz', isSplit = false): SetNames {
  const middleOf = (text: string): string =>
    text.startsWith(`${name}-`) && text.endsWith(extension)
      ? text.slice(name.length + 1, text.length - extension.length)
      : ''
  return {
    main: name + extension,
    isSplit,
    groupOf(text) {
      const [, group, number = '1'] = GROUP.exec(middleOf(text)) ?? []
      return group === undefined ? null : { name: group, number: Number(number) }
    },
    partOf(text) {
      const number = /^([1-9]\d{0,8})[b-z]?$/.exec(middleOf(text))?.[1]
      return number === undefined ? null : Number(number)
    },
    freeName(part, inUse) {
      const names = SUFFIXES.map((suffix) => `${name}-${part}${suffix}${extension}`)
      return names.find((text) => !inUse.has(text)) ?? names[0]!
    },
  }
}
