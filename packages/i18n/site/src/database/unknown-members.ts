import { type JsonSchema, URL_SOURCE_JSON_SCHEMA } from '@waymark/i18n-validation'
import { isRecord, pointTo, type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { type SiteProblem, siteProblem } from '../site-problem.ts'

import type { DatabaseReader, RawEntry } from './database-reader.ts'
import type { Position } from './position.ts'

/** The maximum number of names. A hostile database may have a new name in each entry. */
const MOST_NAMES = 100

/** Where the member is: in the database itself, an entry, or an alternate. */
type Owner = 'database' | 'entry' | 'alternate'

/** Where an object is, and how the places of its members are found. */
interface OwnerPlace {
  /** JSON Pointer of the entry; empty for the database. */
  readonly entry: string
  /** JSON Pointer of the object in the entry. */
  readonly owner: string
  readonly file: string
  readonly find: (pointer: string) => Position
}

interface UnknownName {
  readonly owner: Owner
  readonly name: string
  readonly pointer: string
  readonly file: string
  readonly line: number
  readonly column: number
  times: number
}

/** Collects the members that the format does not have, which are ignored. Each name is reported once, at its first place. */
export class UnknownMembers {
  readonly #names = new Map<string, UnknownName>()
  readonly #read: string | undefined
  /** Where the first member with one more name is. */
  #further: Omit<UnknownName, 'owner' | 'name' | 'times'> | null = null

  /** @param read - A member of entries that is read, although the format does not have it. */
  constructor(read?: string) {
    this.#read = read
  }

  /** Takes the database without its entries. */
  addHead(reader: DatabaseReader, file: string): void {
    const value = reader.head()
    if (!isRecord(value)) return
    for (const name of Object.keys(value)) {
      if (KNOWN.database.has(name)) continue
      const find = (pointer: string) => reader.placeOf(pointer)
      this.#add('database', name, { entry: '', owner: '', file, find })
    }
  }

  /** Takes an entry without its alternates. */
  addOwnMembers(raw: RawEntry, file: string): void {
    const { value } = raw
    if (!isRecord(value)) return
    // Nearly no entry has such members, so nothing is prepared for them.
    for (const name in value) {
      if (!KNOWN.entry.has(name) && name !== this.#read)
        this.#add('entry', name, ownerIn(raw, '', file))
    }
  }

  /** Takes an entry. */
  addEntry(raw: RawEntry, file: string): void {
    this.addOwnMembers(raw, file)
    const alternates = isRecord(raw.value) ? raw.value['alternates'] : undefined
    if (!Array.isArray(alternates)) return
    for (let link = 0; link < alternates.length; link++) {
      const alternate: unknown = alternates[link]
      if (!isRecord(alternate)) continue
      for (const name in alternate) {
        if (KNOWN.alternate.has(name)) continue
        this.#add('alternate', name, ownerIn(raw, `/alternates/${link}`, file))
      }
    }
  }

  /** Returns one problem for each name, and one for all names after the first {@link MOST_NAMES}. */
  *problems(): Generator<SiteProblem> {
    for (const { owner, name, times, ...at } of this.#names.values()) {
      const known = [...KNOWN[owner]]
      const near = suggest(name, known)
      const statement = STATEMENTS[owner](name)
      const hint =
        near === null ? sentence('its members are {known,list}', { known }) : perhaps(near)
      const message =
        times === 1
          ? sentence('{statement:phrase}; {hint:phrase}.', { statement, hint })
          : sentence('{statement:phrase} ({times} times); {hint:phrase}.', {
              statement,
              times,
              hint,
            })
      yield siteProblem('UNKNOWN_MEMBER', message, { severity: 'warning', ...at })
    }
    if (this.#further === null) return
    const message = sentence(
      'There are more than {most} unknown names of members; this one and later ones are not listed.',
      { detail: 'many', most: MOST_NAMES },
    )
    yield siteProblem('UNKNOWN_MEMBER', message, { severity: 'warning', ...this.#further })
  }

  #add(owner: Owner, name: string, { entry, owner: place, file, find }: OwnerPlace): void {
    const key = `${owner} ${name}`
    const found = this.#names.get(key)
    if (found !== undefined) found.times++
    else if (this.#further === null) {
      const pointer = pointTo(place, name)
      const at = { pointer: entry + pointer, file, ...find(pointer) }
      if (this.#names.size < MOST_NAMES) this.#names.set(key, { owner, name, ...at, times: 1 })
      else this.#further = at
    }
  }
}

function ownerIn({ index, places }: RawEntry, owner: string, file: string): OwnerPlace {
  return { entry: `/urls/${index}`, owner, file, find: (pointer) => places.find(pointer) }
}

/** What is meant instead of a name. */
export function perhaps(suggestion: string): Sentence {
  return sentence('perhaps {suggestion} is meant', { suggestion })
}

const STATEMENTS: Readonly<Record<Owner, (member: string) => Sentence>> = {
  database: (member) =>
    sentence('{member:quote80} is not a member of a database', { detail: 'database', member }),
  entry: (member) =>
    sentence('{member:quote80} is not a member of an entry', { detail: 'entry', member }),
  alternate: (member) =>
    sentence('{member:quote80} is not a member of an alternate', { detail: 'alternate', member }),
}

const KNOWN: Readonly<Record<Owner, ReadonlySet<string>>> = {
  database: /* @__PURE__ */ membersOf(URL_SOURCE_JSON_SCHEMA),
  entry: /* @__PURE__ */ membersOf(URL_SOURCE_JSON_SCHEMA, 'entry'),
  alternate: /* @__PURE__ */ membersOf(URL_SOURCE_JSON_SCHEMA, 'alternate'),
}

function membersOf(schema: JsonSchema, definition?: string): ReadonlySet<string> {
  const { $defs } = schema
  const owner = definition === undefined || !isRecord($defs) ? schema : $defs[definition]
  const properties = isRecord(owner) ? owner['properties'] : undefined
  return new Set(isRecord(properties) ? Object.keys(properties) : [])
}
