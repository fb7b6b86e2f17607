import { asciiLowercase } from '@waymark/infra'
import type { Sentence } from '@waymark/infra/internal'
import { utf8PercentDecode } from '@waymark/percent-encoding'
import { type FileNotes, type HostRules, isHeeded } from './hosting-rule.ts'
import { AliasRules } from './htaccess-alias.ts'
import { type Directive, directives } from './htaccess-lines.ts'
import { RewriteRules } from './htaccess-rewrite.ts'
import { conditional, ofRequest, unreadPattern } from './reasons.ts'
import { escapeRegexp, pathsOf, type RulePattern, regexpPattern } from './rule-pattern.ts'
import { answerTable, type HeaderRule, headerTable } from './rule-table.ts'

/** Modules that are taken as loaded, because a site whose files use them needs them. */
const MODULES = /^(?:mod_)?(alias|dir|headers|mime|negotiation|rewrite|setenvif)(?:\.c|_module)?$/

/** A section that is open. */
interface Section {
  readonly name: string
  /** The files that it is for; `null` for all. */
  readonly files: RulePattern | null
  /** What it depends on; `null` if it applies. */
  readonly condition: string | null
  /** Whether nothing in it applies. */
  readonly isSkipped: boolean
  /** The pattern of its files, if it cannot be read. */
  readonly unread: string | null
}

/**
 * Reads what is certain of a `.htaccess` in the folder that is the root of a site: `Redirect`, `RedirectMatch`, `RewriteRule` and
 * `Header`. What is in a section with a condition, or after a `RewriteCond`, is not used.
 *
 * @see https://httpd.apache.org/docs/current/howto/htaccess.html
 */
export function readHtaccess(text: string, notes: FileNotes): HostRules {
  const sections: Section[] = []
  const rewrites = new RewriteRules(notes)
  const aliases = new AliasRules(notes)
  const headers: HeaderRule[] = []
  for (const directive of directives(text)) {
    const { name } = directive
    if (name.startsWith('</')) {
      const open = sections.map((section) => section.name).lastIndexOf(name.replace('/', ''))
      if (open !== -1) sections.length = open
      continue
    }
    if (name.startsWith('<')) {
      sections.push(openSection(directive))
      continue
    }
    if (sections.some(({ isSkipped }) => isSkipped)) continue
    const isHeader = name === 'header'
    if (!isHeader && !AliasRules.has(name) && !RewriteRules.has(name)) continue
    const unread = sections.find((section) => section.unread !== null)?.unread ?? null
    if (unread !== null) {
      if (!isHeader || isHeeded(headerNameOf(directive))) {
        notes.doubt(directive, unreadPattern(unread))
      }
      continue
    }
    const files = sections.flatMap((section) => section.files ?? [])
    const conditions = sections.flatMap(({ condition }) => condition ?? [])
    // A redirect for some files, or a header for files that two sections choose.
    if (conditions.length === 0 && files.length > (isHeader ? 1 : 0)) conditions.push('<Files>')
    if (conditions.length > 0) {
      if (!isHeader || isHeeded(headerNameOf(directive)))
        notes.doubt(directive, conditional(conditions))
    } else if (isHeader) headers.push(...readHeader(directive, files[0] ?? ALL_FILES, notes))
    else if (RewriteRules.has(name)) rewrites.add(directive)
    else aliases.add(directive)
  }
  const rewriteOf = answerTable(rewrites.end(), (path) => utf8PercentDecode(path).slice(1))
  const redirectOf = answerTable(aliases.rules, utf8PercentDecode)
  return {
    paths: pathsOf(aliases.rules),
    redirectOf: (request, isFile) => {
      const rewrite = rewriteOf(request, isFile)
      // Redirects are for the path of the request, also if a rule has changed it within the server.
      const answer = rewrite === null || rewrite === 'stop' ? redirectOf(request, isFile) : rewrite
      return answer === 'stop' ? null : answer
    },
    headersOf: headerTable(headers, fileName),
  }
}

const ALL_FILES: RulePattern = {
  names: [''],
  prefix: '',
  isText: false,
  match: (name) => [name],
}

/** The name of the file that is sent for a path. */
function fileName(path: string): string {
  const name = utf8PercentDecode(path.slice(path.lastIndexOf('/') + 1))
  return name === '' ? 'index.html' : name
}

function openSection({ name, words }: Directive): Section {
  const [word = '', second = ''] = words
  const applies: Section = { name, files: null, condition: null, isSkipped: false, unread: null }
  const condition = `${name}>`
  switch (name) {
    case '<ifmodule': {
      const isNot = word.startsWith('!')
      if (MODULES.test(asciiLowercase(word.replace(/^!/, ''))))
        return { ...applies, isSkipped: isNot }
      return { ...applies, condition: `<IfModule ${word}>` }
    }
    case '<files':
    case '<filesmatch': {
      const isRegexp = name === '<filesmatch' || word === '~'
      const source = word === '~' ? second : word
      const files = regexpPattern(isRegexp ? source : `^${globRegexp(source)}$`)
      return { ...applies, files, unread: files === null ? source : null }
    }
    default:
      return { ...applies, condition }
  }
}

/** `*` takes any characters, `?` one. */
function globRegexp(glob: string): string {
  return glob.replace(/[*?]|[^*?]+/g, (part) => {
    return part === '*' ? '[^/]*' : part === '?' ? '[^/]' : escapeRegexp(part)
  })
}

/** `Header always set X-Robots-Tag "noindex"`, without `always`. */
function headerWords({ words }: Directive): readonly string[] {
  return /^(?:always|onsuccess)$/i.test(words[0] ?? '') ? words.slice(1) : words
}

function headerNameOf(directive: Directive): string {
  return asciiLowercase(headerWords(directive)[1]?.replace(/:$/, '') ?? '')
}

/** @see https://httpd.apache.org/docs/current/mod/mod_headers.html#header */
function readHeader(
  directive: Directive,
  pattern: RulePattern,
  notes: FileNotes,
): readonly HeaderRule[] {
  const [action = '', , value = '', ...conditions] = headerWords(directive)
  const name = headerNameOf(directive)
  const mode = ACTIONS.get(asciiLowercase(action))
  const doubt = doubtOf(mode === undefined ? [`Header ${action}`] : conditions, value)
  if (mode === undefined || doubt !== null) {
    if (doubt !== null && isHeeded(name)) notes.doubt(directive, doubt)
    return []
  }
  const written = value.replaceAll('%%', '%')
  return [{ ...notes.at(directive), pattern, name, mode, value: () => written }]
}

function doubtOf(conditions: readonly string[], value: string): Sentence | null {
  if (conditions.length > 0) return conditional(conditions)
  return value.replaceAll('%%', '').includes('%') ? ofRequest(value) : null
}

const ACTIONS: ReadonlyMap<string, HeaderRule['mode']> = new Map([
  ['add', 'add'],
  ['append', 'add'],
  ['merge', 'add'],
  ['set', 'replace'],
  ['unset', 'remove'],
])
