import { lengthOf, type Pairs } from './hash.ts'

/** Keeps the states of all views in the history entry, because a reload would lose what the page's URL does not have. */
export interface StateKeeper<Name extends string> {
  /** Sets the page's URL, and keeps the states with it. */
  keep(states: ReadonlyMap<Name, Pairs>, hash: string): void
  /** Makes a new entry, in which later states are kept: Back leads to what there was until now. */
  push(): void
  /** Call this when the page comes to an entry, before `keep`. Gives what was kept there before. */
  enter(): Entry<Name>
}

/** What an entry of the history had when the page came to it. */
export interface Entry<Name extends string> {
  readonly isNew: boolean
  /** The state of a view; `null` when none was kept. */
  stateOf(name: Name): Promise<Pairs | null>
}

/** Longer states hold up the page: writing 16 million characters to the history takes half a second. */
const LONGEST_IN_HISTORY = 200_000
/** In milliseconds: a day. */
const LONGEST_KEPT = 24 * 60 * 60 * 1000

/**
 * A state that is too long for the history is kept in a database of the browser, and the history has
 * its key.
 *
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-replacestate
 * https://www.w3.org/TR/IndexedDB/
 */
export function createStateKeeper<Name extends string>(): StateKeeper<Name> {
  const database = openDatabase()
  const keys = new WeakMap<Pairs, string>()
  /** Keys that no other entry uses, so that a newer state may replace what is stored there. */
  const own = new Map<Name, string>()

  function keyOf(name: Name, pairs: Pairs): string {
    let key = keys.get(pairs)
    if (key !== undefined) return key
    key = own.get(name) ?? `${Date.now()}-${Math.random()}/${name}`
    own.set(name, key)
    keys.set(pairs, key)
    void database.then((open) => put(open, { key, pairs, at: Date.now() }))
    return key
  }

  return {
    keep(states, hash) {
      const entry: Record<string, Pairs | string> = {}
      for (const [name, pairs] of states) {
        entry[name] = lengthOf(pairs) > LONGEST_IN_HISTORY ? keyOf(name, pairs) : pairs
      }
      try {
        const { pathname, search } = window.location
        window.history.replaceState(entry, '', `${pathname}${search}${hash}`)
      } catch {
        // Browsers limit how often the URL may change; the next change saves this one too.
      }
    },
    push() {
      own.clear()
      try {
        window.history.pushState(window.history.state, '')
      } catch {
        // As above: the entry stays the same.
      }
    },
    enter() {
      own.clear()
      const entry: unknown = window.history.state
      if (typeof entry !== 'object' || entry === null) {
        return { isNew: true, stateOf: () => Promise.resolve(null) }
      }
      return {
        isNew: false,
        async stateOf(name) {
          const value: unknown = Reflect.get(entry, name)
          if (typeof value !== 'string') return readAsPairs(value)
          const pairs = readAsPairs(await get(await database, value))
          if (pairs !== null) keys.set(pairs, value)
          return pairs
        },
      }
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

interface StoredState {
  readonly key: string
  readonly pairs: Pairs
  /** In milliseconds, as `Date.now()` has it. */
  readonly at: number
}

/** A browser that does not answer must not hold up the page, in milliseconds. */
const PATIENCE = 2000

/** Without a database, as in some private windows, a reload loses long input. */
function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null)
    window.setTimeout(giveUp, PATIENCE)
    try {
      const request = window.indexedDB.open('waymark', 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(TIME, TIME)
      }
      request.onerror = giveUp
      request.onsuccess = () => {
        dropOld(request.result)
        resolve(request.result)
      }
    } catch {
      giveUp()
    }
  })
}

function put(database: IDBDatabase | null, state: StoredState): void {
  try {
    database?.transaction(STORE, 'readwrite').objectStore(STORE).put(state)
  } catch {
    // The database has been deleted: a reload loses the input.
  }
}

function get(database: IDBDatabase | null, key: string): Promise<unknown> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null)
    window.setTimeout(giveUp, PATIENCE)
    try {
      const request = database?.transaction(STORE).objectStore(STORE).get(key)
      if (request === undefined) return giveUp()
      request.onerror = giveUp
      request.onsuccess = () => resolve((request.result as StoredState | undefined)?.pairs ?? null)
    } catch {
      giveUp()
    }
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
