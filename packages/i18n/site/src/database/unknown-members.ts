import { type JsonSchema, URL_SOURCE_JSON_SCHEMA } from '@waymark/i18n-validation'
import { count } from '@waymark/infra'
import { isRecord, suggest } from '@waymark/infra/options'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import { quoted } from '../words.ts'

/** A hostile database may have a new name in each entry; those of real ones are few. */
const MOST_NAMES = 100

/** What has the member: the database itself, an entry, or an alternate. */
type Owner = 'database' | 'entry' | 'alternate'

interface UnknownName {
  readonly owner: Owner
  readonly name: string
  readonly pointer: string
  readonly file: string
  readonly line: number | undefined
  times: number
}

/** Gathers the members that the format does not have, and that are therefore lost: each name once, where it is first. */
export class UnknownMembers {
  readonly #names = new Map<string, UnknownName>()

  addHead(head: unknown, file: string): void {
    this.#add('database', head, { pointer: '', file, line: undefined })
  }

  addEntry(entry: unknown, index: number, file: string, line: number): void {
    const pointer = `/urls/${index}`
    this.#add('entry', entry, { pointer, file, line })
    const alternates = isRecord(entry) ? entry['alternates'] : undefined
    if (!Array.isArray(alternates)) return
    for (const [link, alternate] of alternates.entries()) {
      this.#add('alternate', alternate, { pointer: `${pointer}/alternates/${link}`, file, line })
    }
  }

  *problems(): Generator<SiteProblem> {
    for (const { owner, name, times, ...at } of this.#names.values()) {
      const known = [...KNOWN[owner]]
      const near = suggest(name, known)
      const hint = near === null ? `it has ${known.join(', ')}` : `did you mean ${near}?`
      const often = times === 1 ? '' : `; there are ${count(times)} of them`
      const message = `${quoted(name, 80)} is not a member of ${OWNERS[owner]}${often}: ${hint}`
      yield siteProblem('UNKNOWN_MEMBER', message, { severity: 'warning', ...at })
    }
  }

  #add(owner: Owner, value: unknown, at: Pick<UnknownName, 'pointer' | 'file' | 'line'>): void {
    if (!isRecord(value)) return
    const known = KNOWN[owner]
    for (const name of Object.keys(value)) {
      if (known.has(name)) continue
      const key = `${owner} ${name}`
      const found = this.#names.get(key)
      if (found !== undefined) found.times++
      else if (this.#names.size < MOST_NAMES) {
        const step = name.replaceAll('~', '~0').replaceAll('/', '~1')
        this.#names.set(key, { owner, name, ...at, pointer: `${at.pointer}/${step}`, times: 1 })
      }
    }
  }
}

const OWNERS: Readonly<Record<Owner, string>> = {
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
  const owner = definition === undefined || !isRecord($defs) ? schema : $defs[definition]
  const properties = isRecord(owner) ? owner['properties'] : undefined
  return new Set(isRecord(properties) ? Object.keys(properties) : [])
}
