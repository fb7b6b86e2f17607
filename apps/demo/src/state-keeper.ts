import { lengthOf, type Pairs } from './hash.ts'

/** Keeps the states of all views in an entry of the history: a reload would lose what its address lacks. */
export interface StateKeeper<Name extends string> {
  /** Gives the page an address, and keeps the states with it. */
  keep(states: ReadonlyMap<Name, Pairs>, hash: string): void
  /** What was kept before a reload, or in another session; `null` when nothing was. */
  before(name: Name): Promise<Pairs | null>
}

/** More than this in an entry of the history holds up the page: 16 million characters for half a second. */
const LONGEST_IN_HISTORY = 200_000
/** Once a day has passed, nobody reloads the page. */
const LONGEST_KEPT = 24 * 60 * 60 * 1000

/**
 * A state that is too long for the history is kept in a database of the browser, and the history has
 * its key.
 *
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-replacestate
 * https://www.w3.org/TR/IndexedDB/
 */
export function createStateKeeper<Name extends string>(): StateKeeper<Name> {
  const session = `${Date.now()}-${Math.random()}`
  const initial: unknown = window.history.state
  const written = new Map<string, Pairs>()
  const database = openDatabase()

  function write(key: string, pairs: Pairs): void {
    if (written.get(key) === pairs) return
    written.set(key, pairs)
    void database.then((open) => open && put(open, { key, pairs, at: Date.now() }))
  }

  return {
    keep(states, hash) {
      const entry: Record<string, Pairs | string> = {}
      for (const [name, pairs] of states) {
        const isLong = lengthOf(pairs) > LONGEST_IN_HISTORY
        const key = `${session}/${name}`
        if (isLong) write(key, pairs)
        entry[name] = isLong ? key : pairs
      }
      try {
        const { pathname, search } = window.location
        window.history.replaceState(entry, '', `${pathname}${search}${hash}`)
      } catch {
        // Browsers limit how often an address may change; the next change saves this one, too.
      }
    },
    async before(name) {
      if (typeof initial !== 'object' || initial === null) return null
      const value: unknown = Reflect.get(initial, name)
      if (typeof value !== 'string') return readAsPairs(value)
      const open = await database
      return open === null ? null : readAsPairs(await get(open, value))
    },
  }
}

function readAsPairs(value: unknown): Pairs | null {
  if (!Array.isArray(value)) return null
  const pairs: [string, string][] = []
  for (const each of value as readonly unknown[]) {
    if (!Array.isArray(each) || typeof each[0] !== 'string' || typeof each[1] !== 'string') {
      return null
    }
    pairs.push([each[0], each[1]])
  }
  return pairs
}

const STORE = 'states'
const TIME = 'at'

interface Kept {
  readonly key: string
  readonly pairs: Pairs
  /** In milliseconds, as `Date.now()` has it. */
  readonly at: number
}

/** Where there is no database, as in some private windows, long texts do not outlive a reload. */
function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.open('waymark', 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(TIME, TIME)
      }
      request.onerror = () => resolve(null)
      request.onsuccess = () => {
        dropOld(request.result)
        resolve(request.result)
      }
    } catch {
      resolve(null)
    }
  })
}

function put(database: IDBDatabase, kept: Kept): void {
  database.transaction(STORE, 'readwrite').objectStore(STORE).put(kept)
}

function get(database: IDBDatabase, key: string): Promise<unknown> {
  return new Promise((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).get(key)
    request.onerror = () => resolve(null)
    request.onsuccess = () => resolve((request.result as Kept | undefined)?.pairs ?? null)
  })
}

function dropOld(database: IDBDatabase): void {
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
  const old = IDBKeyRange.upperBound(Date.now() - LONGEST_KEPT)
  const request = store.index(TIME).openKeyCursor(old)
  request.onsuccess = () => {
    const cursor = request.result
    if (cursor === null) return
    store.delete(cursor.primaryKey)
    cursor.continue()
  }
}
