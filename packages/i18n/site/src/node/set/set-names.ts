/** The names of the files of a set. */
export interface SetNames {
  /** The index, or the only file: `sitemap.xml`. */
  readonly main: string
  /** The number of the part that a name is for; `null` if it is not the name of a part. */
  partOf(name: string): number | null
  /** A name for a part that is not in use: `sitemap-3.xml`, or else `sitemap-3b.xml`. */
  freeName(part: number, inUse: ReadonlySet<string>): string
}

/** What follows the number if the name without it is in use. Two names are enough, unless another program has used both. */
const SUFFIXES = ['', ...'bcdefghijklmnopqrstuvwxyz']

export function setNames(name: string, extension: '.xml' | '.xml.gz'): SetNames {
  return {
    main: name + extension,
    partOf(text) {
      if (!text.startsWith(`${name}-`) || !text.endsWith(extension)) return null
      const middle = text.slice(name.length + 1, text.length - extension.length)
      const number = /^([1-9]\d{0,8})[b-z]?$/.exec(middle)?.[1]
      return number === undefined ? null : Number(number)
    },
    freeName(part, inUse) {
      const names = SUFFIXES.map((suffix) => `${name}-${part}${suffix}${extension}`)
      return names.find((text) => !inUse.has(text)) ?? names[0]!
    },
  }
}
