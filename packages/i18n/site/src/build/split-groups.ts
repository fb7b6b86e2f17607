import { isRecord, type Sentence, sentence } from '@waymark/infra/internal'
import { type OptionType, optionType } from '@waymark/infra/options'
import type { SitemapEntry } from '@waymark/sitemap'
import { type Entry, placeIn } from '../entry-reader.ts'
import { FileError } from '../file-error.ts'
import { fingerprintOf } from '../parts/fingerprint.ts'

/** Each value has a file and a line of the index, and is in memory. */
const MOST_VALUES = 10_000

/** The greatest length of a value. */
const MOST_LENGTH = 1_000

/** The group of pages without a value. */
const NONE = 'none'

/** Values that are names of files as they are. A doubled hyphen, which they do not have, is before the digest of all others. */
const PLAIN = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/** The name of a column or a member. */
export const COLUMN_NAME: OptionType = /* @__PURE__ */ optionType(
  'the name of a column or a member',
  (value) => typeof value === 'string' && value.trim() !== '',
)

/**
 * Divides pages into groups by the values of a column, and names the groups so that the names can be those of files.
 *
 * A name depends on nothing but the value, so that it stays when pages and values are added or removed.
 */
export class SplitGroups {
  readonly #column: string
  /** The names of all values. */
  readonly #names = new Map<string, string>()
  /** All names that have a digest, with their values. */
  readonly #digests = new Map<string, string>()

  constructor(column: string) {
    this.#column = column
  }

  /**
   * Returns the name of the group of a page.
   *
   * @throws {FileError} If the pages cannot be divided by this column.
   */
  nameOf(entry: Entry, page: SitemapEntry): string {
    const value = this.#column === 'lang' ? languageOf(page) : this.#valueOf(entry)
    const known = this.#names.get(value)
    if (known !== undefined) return known
    if (value.length > MOST_LENGTH) {
      throw this.#error(
        entry,
        sentence('A value of {column:quote80} has more than {most} characters.', {
          column: this.#column,
          most: MOST_LENGTH,
        }),
      )
    }
    if (this.#names.size === MOST_VALUES) {
      throw this.#error(
        entry,
        sentence('The pages have more than {most} different values of {column:quote80}.', {
          column: this.#column,
          most: MOST_VALUES,
        }),
      )
    }
    const name = groupName(value)
    const other = this.#digests.get(name)
    if (other !== undefined) {
      throw this.#error(
        entry,
        sentence(
          'Two values of {column:quote80} have one name for their files: {value:quote80} and {other:quote80}.',
          { column: this.#column, value, other },
        ),
      )
    }
    if (name !== value) this.#digests.set(name, value)
    this.#names.set(value, name)
    return name
  }

  /**
   * Refuses pages none of which has a value: the name of the column is probably wrong.
   *
   * @param file - What messages call the database.
   */
  check(file: string): void {
    if (this.#names.size !== 1 || !this.#names.has('')) return
    const message = sentence('No page has a value of {column:quote80}.', { column: this.#column })
    const remedy =
      this.#column === 'lang'
        ? sentence('Split by another column, or give the pages languages.')
        : sentence('Split by a column that the pages have, such as lang.')
    throw new FileError('split-impossible', file, message, { remedy })
  }

  #valueOf(entry: Entry): string {
    const { cell, value } = entry.raw
    if (cell !== undefined) return cell.trim()
    const found = isRecord(value) && Object.hasOwn(value, this.#column) ? value[this.#column] : null
    if (found === null) return ''
    if (typeof found !== 'object') return String(found).trim()
    const message = sentence('The value of {column:quote80} is a list or an object.', {
      column: this.#column,
    })
    throw this.#error(entry, message)
  }

  #error(entry: Entry, message: Sentence): FileError {
    const { line, column } = placeIn(entry, '')
    const remedy = sentence('Split by a column with few short values, such as lang or a section.')
    const place = line === undefined || column === undefined ? {} : { line, column }
    return new FileError('split-impossible', entry.file, message, { remedy, ...place })
  }
}

/** The language of a page, or of its link to itself. Tags are one language in upper and lower case. */
function languageOf({ lang, loc, alternates = [] }: SitemapEntry): string {
  const own = alternates.find((link) => link.loc === loc && link.lang !== 'x-default')
  return (lang ?? own?.lang ?? '').toLowerCase()
}

/** The name of the group of a value: the value itself if it can be, else what is readable of it, with its digest. */
export function groupName(value: string): string {
  if (value === '') return NONE
  if (value.length <= 60 && PLAIN.test(value) && value !== NONE) return value
  const readable = value
    .slice(0, 40)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .join('-')
  const [high, low] = fingerprintOf(value)
  const digest = high.toString(16).padStart(8, '0') + low.toString(16).padStart(4, '0')
  return `${readable === '' ? 'value' : readable}--${digest}`
}
