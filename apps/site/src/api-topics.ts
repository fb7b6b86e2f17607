import { readText } from '../../../test/workspace.ts'

/** An export: its name, and whether only types can use it. */
export interface ApiExport {
  readonly name: string
  readonly isType: boolean
}

/** A part of the page of an entry: its heading, and its exports in their order. */
export interface ApiTopic<Export extends ApiExport> {
  readonly title: string
  readonly exports: readonly Export[]
}

const MAIN = 'What people use'
const OTHER = 'Other exports'
const TYPES = 'Types'

/**
 * The exports of an entry by topic, as the README of its package has them: what its section `API` names, in that order and
 * under its headings. What it does not name follows by the alphabet, and the types are last.
 *
 * @param folder - The package, from the root of the repository.
 */
export function apiTopics<Export extends ApiExport>(
  folder: string,
  exports: readonly Export[],
): readonly ApiTopic<Export>[] {
  const places = placesIn(readText(`${folder}/README.md`))
  const placeOf = ({ name, isType }: ApiExport): Place => {
    if (isType) return { at: Infinity, title: TYPES }
    return places.get(name) ?? { at: places.size, title: OTHER }
  }
  const topics = new Map<string, Export[]>()
  const ranked = exports
    .map((each) => ({ each, name: each.name, place: placeOf(each) }))
    .sort((a, b) => compare(a.place.at, b.place.at) || compare(a.name, b.name))
  for (const { each, place } of ranked) {
    const known = topics.get(place.title)
    if (known === undefined) topics.set(place.title, [each])
    else known.push(each)
  }
  return [...topics].map(([title, own]) => ({ title, exports: own }))
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0
}

interface Place {
  /** How many names come before it. */
  readonly at: number
  readonly title: string
}

/** The names that the section `API` of a README has as code, each where it comes first. */
function placesIn(readme: string): ReadonlyMap<string, Place> {
  const [, section = ''] = /^## API\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(readme) ?? []
  const places = new Map<string, Place>()
  let title = MAIN
  for (const line of section.split('\n')) {
    const [, heading] = /^### (.*)$/.exec(line) ?? []
    if (heading !== undefined) title = heading.replaceAll('`', '')
    for (const [, name] of line.matchAll(/`(?:new )?([A-Za-z_$][\w$]*)/g)) {
      if (!places.has(name!)) places.set(name!, { at: places.size, title })
    }
  }
  return places
}
