import { NOUNS } from './nouns.ts'

/**
 * The words of a name in any case style: `getUserPosts`, `get-user-posts`, `HTMLPage`.
 *
 * Most names are in lower case already: to look for that first makes it four times as fast.
 */
export function wordsOf(name: string): readonly string[] {
  if (/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/.test(name)) {
    return name.includes('-') || name.includes('_') ? name.split(/[_-]/) : [name]
  }
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** Whether capitals separate words. A single capital at the beginning does not. */
export function isCamelCase(name: string): boolean {
  return /[a-z0-9][A-Z]|[A-Z]{2}[a-z]/.test(name)
}

const NONE: ReadonlySet<string> = /* @__PURE__ */ new Set()

/** Verbs if they come first, alone or before another word. */
const VERBS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `acquire activate add append apply approve assign attach authenticate authorize calculate cancel compute convert
  create deactivate delete destroy detach disable edit enable execute fetch find finish generate get handle
  initialize insert invoke lookup modify notify obtain perform publish purge receive register reject remove
  rename replace restore retrieve revoke save send submit subscribe synchronize unassign unlink unpublish
  unregister unsubscribe update upsert validate verify`.split(/\s+/),
)

/** Verbs if another word follows; alone, they are nouns (`/set`, `/list`). */
const VERBS_BEFORE_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'list make put resolve set show'.split(' '),
)

/** Verbs if another word follows in camel case: `searchUsers`, but not `search-results`. */
const VERBS_IN_CAMEL_CASE: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `archive begin build buy call change check choose close confirm connect copy count decrypt deploy disconnect do
  download encrypt export filter follow import init join load lock login logout merge move open parse patch pay pick
  post print process pull push query read render reset rotate run search select share sign sort start stop switch
  sync test toggle track trigger unblock undo unfollow unlock upload view write`.split(/\s+/),
)

/** Verbs if they are the whole last segment, after a collection or one of its members: `/jobs/123/start`. */
const ACTIONS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `close copy decline deploy disconnect export import invite join leave merge move pause promote publish reboot reopen
  reorder reset resend restart resume retry rotate start stop suspend sync transfer-ownership trigger unarchive unblock
  unlock unmute unpin unsuspend`.split(/\s+/),
)

/** Methods of HTTP that are also nouns. */
const METHODS: ReadonlySet<string> = /* @__PURE__ */ new Set(['patch', 'post', 'put'])

/** Whether the last segment is a verb because of its place. */
export function isAction(segment: string, isAfterCollection: boolean): boolean {
  return METHODS.has(segment) || (isAfterCollection && ACTIONS.has(segment))
}

/** The verb that a segment begins with, or `null`. */
export function leadingVerb(segment: string, more: ReadonlySet<string> = NONE): string | null {
  const words = wordsOf(segment)
  const [first] = words
  if (first === undefined) return null
  if (first === 'add' && /^ons?$/.test(words[1] ?? '')) return null
  if (VERBS.has(first) || more.has(first)) return first
  if (words.length < 2) return null
  if (VERBS_BEFORE_WORDS.has(first)) return first
  // `PayRuns` begins with a capital because all names do.
  const isLowerCamel = /^[a-z]/.test(segment) && isCamelCase(segment)
  return VERBS_IN_CAMEL_CASE.has(first) && isLowerCamel ? first : null
}

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  ox: 'oxen',
  datum: 'data',
  medium: 'media',
  criterion: 'criteria',
  phenomenon: 'phenomena',
  alumnus: 'alumni',
  cactus: 'cacti',
  fungus: 'fungi',
  nucleus: 'nuclei',
  syllabus: 'syllabi',
  bacterium: 'bacteria',
  schema: 'schemas',
  locus: 'loci',
  radius: 'radii',
  stimulus: 'stimuli',
  curriculum: 'curricula',
  memorandum: 'memoranda',
  addendum: 'addenda',
  erratum: 'errata',
  stratum: 'strata',
  genus: 'genera',
  corpus: 'corpora',
  automaton: 'automata',
  vertex: 'vertices',
  index: 'indices',
  matrix: 'matrices',
  appendix: 'appendices',
  analysis: 'analyses',
  basis: 'bases',
  crisis: 'crises',
  thesis: 'theses',
  axis: 'axes',
  leaf: 'leaves',
  knife: 'knives',
  life: 'lives',
  wife: 'wives',
  shelf: 'shelves',
  half: 'halves',
  self: 'selves',
  wolf: 'wolves',
  quiz: 'quizzes',
  hero: 'heroes',
  potato: 'potatoes',
  tomato: 'tomatoes',
  echo: 'echoes',
  veto: 'vetoes',
}

const PLURALS: ReadonlySet<string> = new Set([
  ...Object.values(IRREGULAR_PLURALS),
  ...'indexes schemata dice lice larvae formulae antennae vertebrae algae alumnae pence brethren graffiti'.split(
    ' ',
  ),
  ...'foci termini octopi hippopotami symposia stadia millennia aquaria spectra ova stigmata'.split(
    ' ',
  ),
  ...'tableaux plateaux bureaux'.split(' '),
  ...'menus gurus cpus gpus skus tpus apis wikis uris skis taxis kpis guis clis emojis rabbis alibis dois pois bikinis'.split(
    ' ',
  ),
])

/** Words that are their own plural, or have none. */
const UNCOUNTABLE: ReadonlySet<string> = new Set(
  `news series species metadata information equipment software hardware firmware feedback content media staff
  traffic analytics history weather music money research advice furniture luggage knowledge evidence mail email
  sheep fish deer aircraft police help health config configuration info data storage inventory access auth api
  documentation stuff progress support me self admin status cache memory www public private static latest current
  graphics mathematics physics economics statistics logistics headquarters means chess
  moose salmon trout bison shrimp squid swine elk cod offspring spacecraft hovercraft cattle livestock wildlife
  personnel clothing homework machinery merchandise jewelry poultry rice food water bread work audio chassis debris
  apparatus rendezvous search src lib main master develop head en ja de fr`.split(/\s+/),
)

/** Singular words that end in `s` and look like plurals. */
const SINGULAR_IN_S =
  /(?:ss|us|is)$|^(?:atlas|bias|alias|canvas|chaos|cosmos|ethos|gas|iris|lens|pancreas)$/

/** Whether a word is its own plural or has none, so that it is not the plural of another: `news` is not that of `new`. */
export function isUncountable(word: string, more: ReadonlySet<string> = NONE): boolean {
  return more.has(word) || UNCOUNTABLE.has(word)
}

/** Whether a name can be that of a collection: the last of its words is a plural, or has no plural. */
export function isPlural(name: string, uncountable: ReadonlySet<string> = NONE): boolean {
  const word = wordsOf(name).at(-1)
  if (word === undefined || !/^[a-z]+$/.test(word)) return true
  if (isUncountable(word, uncountable) || PLURALS.has(word)) return true
  if (/(?:men|children|people)$/.test(word)) return true
  return word.endsWith('s') && !SINGULAR_IN_S.test(word)
}

/** Scopes and descriptions, which are not the name of a collection. */
const NOT_COLLECTIONS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `active all any app archived async between by core current custom daily default deleted detail direct dynamic external for
  from full global inactive internal invalid last local mine monthly new next of old on open own owned parent past
  pending previous quick raw recent related remote resolve root selected self shared simple since slug static to
  top total trending until upcoming valid via weekly with yearly`.split(/\s+/),
)

/** Whether a name can be that of many things: its last word is neither a verb nor a description. */
export function canBeNoun(name: string): boolean {
  const word = wordsOf(name).at(-1)
  if (word === undefined || VERBS.has(word) || NOT_COLLECTIONS.has(word)) return false
  if (NOUNS.has(word)) return true
  if (ACTIONS.has(word) || VERBS_IN_CAMEL_CASE.has(word)) return false
  return !/(?:ed|ing|ly|ful|ish|able|ible)$/.test(word)
}

/** The plural of a singular word; English has exceptions that this does not know. */
export function pluralOf(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR_PLURALS, word) ? IRREGULAR_PLURALS[word] : undefined
  if (irregular !== undefined) return irregular
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** A name in kebab case. */
export function kebabCase(name: string): string {
  return wordsOf(name).join('-')
}

/** A name in snake case. */
export function snakeCase(name: string): string {
  return wordsOf(name).join('_')
}
