import { type JsonSchema, URL_SOURCE_JSON_SCHEMA } from '@waymark/i18n-validation'
import type { Problem } from '../report/report.ts'
import { suggest } from '../suggestion.ts'
import { count } from '../terminal/figures.ts'
import { quoted } from '../terminal/safe-text.ts'
import { isObject } from './is-object.ts'

/** A hostile database may have a new name in each entry; those of real ones are few. */
const MOST_NAMES = 100

/** Where members stand: in the database itself, in an entry, or in an alternate. */
type Owner = 'database' | 'entry' | 'alternate'

interface UnknownName {
  readonly owner: Owner
  readonly name: string
  readonly pointer: string
  readonly place: string
  times: number
}

/** Gathers the members that the format does not have, and that are therefore lost: each name once, with its first place. */
export class UnknownMembers {
  readonly #names = new Map<string, UnknownName>()

  addHead(head: unknown, place: string): void {
    this.#add('database', head, '', place)
  }

  addEntry(entry: unknown, index: number, place: string): void {
    const pointer = `/urls/${index}`
    this.#add('entry', entry, pointer, place)
    const alternates = isObject(entry) ? entry['alternates'] : undefined
    if (!Array.isArray(alternates)) return
    for (const [link, alternate] of alternates.entries()) {
      this.#add('alternate', alternate, `${pointer}/alternates/${link}`, place)
    }
  }

  *problems(): Generator<Problem> {
    for (const { owner, name, pointer, place, times } of this.#names.values()) {
      const known = [...KNOWN[owner]]
      const near = suggest(name, known)
      const hint = near === null ? `it has ${known.join(', ')}` : `did you mean ${near}?`
      const often = times === 1 ? '' : `, and is there ${count(times)} times`
      yield {
        code: 'UNKNOWN_MEMBER',
        severity: 'warning',
        message: `${quoted(name, 80)} is no member of ${WHERE[owner]}${often}: ${hint}`,
        pointer,
        place,
        address: null,
      }
    }
  }

  #add(owner: Owner, value: unknown, pointer: string, place: string): void {
    if (!isObject(value)) return
    const known = KNOWN[owner]
    for (const name of Object.keys(value)) {
      if (known.has(name)) continue
      const key = `${owner} ${name}`
      const found = this.#names.get(key)
      if (found !== undefined) found.times++
      else if (this.#names.size < MOST_NAMES) {
        const step = name.replaceAll('~', '~0').replaceAll('/', '~1')
        this.#names.set(key, { owner, name, pointer: `${pointer}/${step}`, place, times: 1 })
      }
    }
  }
}

const WHERE: Readonly<Record<Owner, string>> = {
  database: 'a database',
  entry: 'an entry',
  alternate: 'an alternate',
}

const KNOWN: Readonly<Record<Owner, ReadonlySet<string>>> = {
  database: /* @__PURE__ */ membersOf(URL_SOURCE_JSON_SCHEMA),
  entry: /* @__PURE__ */ membersOf(URL_SOURCE_JSON_SCHEMA, 'entry'),
  alternate: /* @__PURE__ */ membersOf(URL_SOURCE_JSON_SCHEMA, 'alternate'),
}

function membersOf(schema: JsonSchema, definition?: string): ReadonlySet<string> {
  const { $defs } = schema
  const owner = definition === undefined || !isObject($defs) ? schema : $defs[definition]
  const properties = isObject(owner) ? owner['properties'] : undefined
  return new Set(isObject(properties) ? Object.keys(properties) : [])
}
