import { isRecord } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, type OptionType, optionType } from '@waymark/infra/options'
import { IntList, type Ints } from './int-list.ts'
import { TableMemory } from './table-memory.ts'
import { createTextNumbers, END } from './text-numbers.ts'

/** Distinct URLs, numbered from 0 in the order in which they are added. Several audits and counters can share one table. */
export interface UrlTable {
  readonly length: number
  /** The memory of this table, and of the audits and counters that use it; `null` if it is not limited. */
  readonly memory: TableMemory | null
  /** Returns the number of a URL, which is new if the URL is. URLs are compared code unit by code unit. */
  add(url: string): number
  /** Returns the number of a URL; -1 if it was never added. */
  find(url: string): number
  /** Returns the URL with a number. */
  text(number: number): string
}

/** The option `urls`. */
export const URL_TABLE: OptionType = /* @__PURE__ */ optionType(
  'a table of URLs',
  (value) => isRecord(value) && typeof value['add'] === 'function',
)

/** How many URLs are remembered as strings. Pages that are close to each other list the same alternates, so nearly all are found here. */
const RECENT = 1024

/** Options of `createUrlTable`. */
export interface UrlTableOptions {
  /** Limits the memory of the table, and of the audits and counters that use it. Default: there is no limit. */
  readonly memory?: TableMemory | undefined
}

export const URL_TABLE_OPTIONS: OptionTable<UrlTableOptions> = {
  memory: /* @__PURE__ */ optionType('a TableMemory', (value) => value instanceof TableMemory),
}

/**
 * Creates an empty table. A URL takes its bytes and about 26 more, all outside the heap of the engine. There may be more
 * URLs than a `Map` can have keys, which is 2^24. With `memory`, five to fourteen bytes of each stay in memory.
 *
 * @throws {TypeError} If an option is wrong.
 *
 * @example
 * ```ts
 * import { createUrlTable } from '@waymark/hreflang'
 *
 * const urls = createUrlTable()
 * urls.add('https://a.example/') // => 0
 * urls.add('https://a.example/de') // => 1
 * urls.add('https://a.example/') // => 0
 * urls.find('https://b.example/') // => -1
 * urls.text(1) // => 'https://a.example/de'
 * ```
 */
export function createUrlTable(options: UrlTableOptions = {}): UrlTable {
  options = checkOptions(options, URL_TABLE_OPTIONS)
  const { memory = null } = options
  /** The texts as words, and where each begins. */
  const texts = new IntList(memory)
  const starts = new IntList(memory)
  const numbers = createTextNumbers(memory, (words, count) => {
    starts.push(texts.length)
    for (let i = 0; i < count; i++) texts.push(words[i]!)
  })
  const recent = new Map<string, number>()

  return {
    memory,
    get length() {
      return starts.length
    },
    add(url) {
      const last = recent.get(url)
      if (last !== undefined) return last
      const number = numbers.add(url)
      if (recent.size === RECENT) recent.clear()
      recent.set(url, number)
      return number
    },
    find(url) {
      const last = recent.get(url)
      if (last !== undefined) return last
      return numbers.find(url)
    },
    text(number) {
      const start = starts.get(number)
      const end = number + 1 < starts.length ? starts.get(number + 1) : texts.length
      return decode(texts, start, end)
    },
  }
}

/** Reads a text. */
function decode(texts: Ints, start: number, end: number): string {
  const units: number[] = []
  let text = ''
  let left = 0
  for (let i = start; i < end; i++) {
    for (let shift = 0, word = texts.get(i); shift < 32; shift += 8) {
      const byte = (word >>> shift) & 0xff
      if (byte === END) break
      if (byte < 0x80) units.push(byte)
      else if (byte < 0xc0) {
        units[units.length - 1] = (units[units.length - 1]! << 6) | (byte & 0x3f)
        left--
      } else {
        left = byte < 0xe0 ? 1 : 2
        units.push(byte & (byte < 0xe0 ? 0x1f : 0x0f))
      }
    }
    // An argument list has a greatest length.
    if (units.length < 4096 || left > 0) continue
    text += String.fromCharCode(...units)
    units.length = 0
  }
  return text + String.fromCharCode(...units)
}
