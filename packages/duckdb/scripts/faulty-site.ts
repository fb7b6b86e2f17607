import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'ja', 'ko', 'pt-BR', 'zh-Hant', 'nl'] as const

interface Link {
  lang: string
  loc: string
}

interface Entry {
  loc: string
  lastmod: string
  lang?: string
  alternates: Link[]
}

/** A source of numbers from 0 to 1, the same for each seed. */
type Random = () => number

/** https://en.wikipedia.org/wiki/Linear_congruential_generator, with the constants of Numerical Recipes. */
function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!

/** Makes a fault in an entry, or entries of it. */
type Fault = (entry: Entry, random: Random) => readonly Entry[] | undefined

/** A fault of one link. */
const ofLink =
  (change: (link: Link, random: Random) => Partial<Link>): Fault =>
  ({ alternates }, random) => {
    const link = pick(alternates, random)
    Object.assign(link, change(link, random))
    return undefined
  }

/** A fault by one link more. */
const byLink =
  (more: (entry: Entry, random: Random) => Link): Fault =>
  (entry, random) => {
    entry.alternates.push(more(entry, random))
    return undefined
  }

const FAULTS: readonly Fault[] = [
  (entry) => [{ ...entry, alternates: entry.alternates.slice(1) }],
  (entry) => [entry, { ...entry }],
  (entry) => [entry, { ...entry, loc: `${entry.loc}/`, alternates: [] }],
  (entry) => [entry, { ...entry, loc: `${entry.loc}#x`, alternates: [] }],
  ({ lang: _lang, ...others }) => [others],
  (entry, random) => [{ ...entry, lang: pick(WRONG, random) }],
  byLink(({ loc }) => ({ lang: 'sv', loc: `${loc}/gone` })),
  byLink((_, random) => ({
    lang: pick(['sv', 'nb'], random),
    loc: 'https://www.example.com/gone',
  })),
  byLink(({ loc }) => ({ lang: 'sv', loc })),
  byLink(({ alternates }, random) => pick(alternates, random)),
  byLink(({ alternates }, random) => ({
    lang: pick(alternates, random).lang,
    loc: pick(alternates, random).loc,
  })),
  ofLink(({ loc }) => ({ loc: `${loc}/` })),
  ofLink(({ loc }) => ({ loc: `${loc}#x` })),
  ofLink(({ loc }) => ({ loc: loc.replace('www.', 'WWW.') })),
  ofLink(({ loc }) => ({ loc: loc.replace('https:', 'http:') })),
  ofLink(() => ({ loc: '/relative' })),
  ofLink((_, random) => ({ lang: pick(LANGUAGES, random) })),
  ofLink((_, random) => ({ lang: pick(WRONG, random) })),
]

const WRONG = [
  'en-UK',
  'zz',
  'iw',
  'gsw',
  'de-1996',
  'x-default',
  'EN',
  'en_US',
  'es-419',
  'i-klingon',
] as const

function* entriesOf(group: number, random: Random): Generator<Entry> {
  const links = LANGUAGES.map((lang) => ({
    lang,
    loc: `https://www.example.com/${lang.toLowerCase()}/products/item-${group}`,
  }))
  for (const { lang, loc } of links) {
    const alternates = links.filter((link) => link.lang !== lang).map((link) => ({ ...link }))
    const entry: Entry = { loc, lastmod: '2026-01-01T00:00:00.000Z', lang, alternates }
    const fault = random() < 0.02 ? pick(FAULTS, random) : null
    yield* fault?.(entry, random) ?? [entry]
  }
}

/** Writes a database in NDJSON with the given number of pages, each with links to its ten languages. One page of fifty has a fault. */
export async function writeFaultySite(path: string, pages: number, seed: number): Promise<void> {
  const random = randomOf(seed)
  const file = createWriteStream(path)
  let text = ''
  for (let group = 0; group < pages / LANGUAGES.length; group++) {
    for (const entry of entriesOf(group, random)) text += `${JSON.stringify(entry)}\n`
    if (text.length < 1_048_576) continue
    if (!file.write(text)) await once(file, 'drain')
    text = ''
  }
  file.end(text)
  await once(file, 'close')
}
