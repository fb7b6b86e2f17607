import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { ownOptions } from '@waymark/infra/internal'
import type { Alternate, AlternateEntry } from './entry.ts'

const ENTRY: ArgumentType = {
  expected: 'an entry: an object with a string `loc`, and a list `alternates` if there are any',
  remedy: 'a page without other versions is { loc }',
}

const LINKS: ArgumentType = {
  expected: 'a list of links, each an object with the strings `lang` and `loc`',
  remedy: 'completeLinks makes it of an entry',
}

const ENTRIES: ArgumentType = {
  expected: 'a list of entries, or another iterable of them',
  remedy: 'auditAlternatesAsync takes a stream',
}

/** Refuses what is not a list of entries, such as a string. Whoever reads the entries checks each of them. */
export function requireEntries(entries: unknown, mayBeStream = false): void {
  if (typeof entries === 'object' && entries !== null) {
    if (Symbol.iterator in entries || (mayBeStream && isStream(entries))) return
  }
  throw wrongArgument('entries', ENTRIES, entries)
}

/** By the description of the symbol, which Hermes 0.12 does not have: compilers for it bring their own. */
function isStream(value: object): boolean {
  for (let owner: unknown = value; owner !== null; owner = Object.getPrototypeOf(owner)) {
    const symbols = Object.getOwnPropertySymbols(owner)
    if (symbols.some(({ description }) => description === 'Symbol.asyncIterator')) return true
  }
  return false
}

/** Refuses what is not an entry, such as a string. */
export function requireWholeEntry(entry: unknown): asserts entry is AlternateEntry {
  const { loc, lang, alternates } = ownOptions((entry ?? {}) as Partial<AlternateEntry>)
  const isEntry = typeof loc === 'string' && (lang === undefined || typeof lang === 'string')
  if (!isEntry || (alternates !== undefined && !areLinks(alternates))) {
    throw wrongArgument('entry', ENTRY, entry)
  }
}

/** Refuses what is not a list of links, such as an entry. */
export function requireLinks(links: unknown): asserts links is readonly Alternate[] {
  if (!areLinks(links)) throw wrongArgument('links', LINKS, links)
}

function areLinks(value: unknown): value is readonly Alternate[] {
  return Array.isArray(value) && value.every(isLink)
}

function isLink(value: Partial<Alternate> | null | undefined): boolean {
  return typeof value?.lang === 'string' && typeof value.loc === 'string'
}
