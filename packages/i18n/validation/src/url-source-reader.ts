import { ownOptions, pointTo, type Sentence, sentence } from '@waymark/infra/internal'
import { BOOLEAN, type OptionTable, oneOf } from '@waymark/infra/options'
import type { Edit } from '@waymark/infra/problem'
import { certainHreflang } from '@waymark/language-tag'
import { CHANGE_FREQUENCIES, isValidChangefreq, isValidPriority } from '@waymark/sitemap'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import { CACHE_SIZE, remember } from './bounded-cache.ts'
import { validateCanonicalForm } from './canonical-form.ts'
import {
  certainChangefreq,
  certainDateTime,
  certainNormalForm,
  certainPriority,
  isCertainRule,
  withoutCredentials,
} from './certain-values.ts'
import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { checkDateTime, DATE_TIME_OPTIONS, type DateTimeOptions } from './date-time.ts'
import type { URLSourceErrorCode } from './error-codes.ts'
import { findHostFault } from './host-fault.ts'
import { checkTag } from './language-tag.ts'
import {
  type Acceptance,
  explainRefusal,
  type RuleSet,
  readURL,
  toRuleSet,
  type URLReading,
} from './url-reader.ts'
import type { URLSourceChange, URLSourceError } from './url-source.ts'
import { rulesOf } from './url-steps.ts'
import {
  findDeviations,
  URL_VALIDATION_OPTIONS,
  type URLValidationOptions,
} from './validate-url.ts'
import { makeError, makeErrorWith, sayValue } from './validation-problem.ts'

/** Options for validating a database or an entry. */
export interface URLSourceOptions extends DateTimeOptions, URLValidationOptions {
  /**
   * Whether hosts that no visitor reaches are accepted, such as `localhost`, private IP addresses, single labels and invalid
   * domains: for sites under test. Default `false`.
   */
  readonly allowUnreachableHosts?: boolean | undefined
  /**
   * Whether members that the format does not have stay in the data, are removed, or are errors. Default `'keep'`.
   */
  readonly unknownMembers?: 'keep' | 'drop' | 'error' | undefined
  /** Whether language tags must be registered. Default `false`: `@waymark/hreflang` reports more about them. */
  readonly registry?: boolean | undefined
  /** The maximum number of URLs to cache, because alternates appear often; 0 disables the cache. Default 0. */
  readonly cacheSize?: number | undefined
}

export const URL_SOURCE_OPTIONS: OptionTable<URLSourceOptions> = /* @__PURE__ */ Object.freeze({
  ...URL_VALIDATION_OPTIONS,
  ...DATE_TIME_OPTIONS,
  allowUnreachableHosts: BOOLEAN,
  registry: BOOLEAN,
  unknownMembers: /* @__PURE__ */ oneOf('keep', 'drop', 'error'),
  cacheSize: CACHE_SIZE,
})

/** A JSON object with any members. */
export type JsonObject = Readonly<Record<string, unknown>>

const NO_FILES: ReadonlyMap<string, UrlRecord | null> = /* @__PURE__ */ new Map()

/** The texts for a value that is not an object. */
const NO_OBJECT = {
  database: {
    message: (got: Sentence): Sentence =>
      sentence('The database must be an object, not {got:phrase}.', { got }),
    remedy: (): Sentence => sentence('Write an object with urls.'),
  },
  entry: {
    message: (got: Sentence): Sentence =>
      sentence('An entry must be an object, not {got:phrase}.', { got }),
    remedy: (): Sentence => sentence('Write an object with loc.'),
  },
  alternate: {
    message: (got: Sentence): Sentence =>
      sentence('An alternate must be an object, not {got:phrase}.', { got }),
    remedy: (): Sentence => sentence('Write an object with lang and loc.'),
  },
}

/** What else is known of an error. */
export interface ErrorDetails {
  /** The only value that can be meant. */
  readonly certain?: string | number | null
  /** The remedy for this value. Default: the remedy of the code. */
  readonly remedy?: Sentence
}

/** How many valid tags are remembered, and of which length at most. */
const MAX_TAGS = 1_000
const MAX_TAG_LENGTH = 100

/**
 * Reads the parts of a database and collects all errors and changes.
 *
 * It is used for one database, or for one entry after another: `take` returns what it has collected.
 */
export class URLSourceReader<Reading extends URLReading = URLReading> {
  readonly #ruleSet: RuleSet
  readonly #acceptance: Acceptance
  readonly #options: URLSourceOptions
  readonly #mode: 'normalize' | 'check'
  readonly #readString: (url: string) => Reading
  readonly #parse: (url: string) => { readonly record: UrlRecord | null }
  readonly #validTags = new Set<string>()
  #errors: URLSourceError[] = []
  #changes: URLSourceChange[] = []
  #urls: (Reading | null)[] = []
  #files: Map<string, UrlRecord | null> | null = null

  /**
   * @param options - Already checked.
   * @param toReading - Adds to a reading what the caller needs of it.
   */
  constructor(
    config: URLNormalizationOptions<string> | undefined,
    options: URLSourceOptions,
    // Without it, the readings are those of `readURL`.
    toReading: (reading: URLReading) => Reading = (reading) => reading as Reading,
  ) {
    this.#ruleSet = toRuleSet(resolveConfig(config))
    this.#acceptance = {
      findHostFault: options.allowUnreachableHosts === true ? () => null : findHostFault,
      allowCredentials: false,
    }
    this.#options = options
    this.#mode = options.mode ?? 'normalize'
    const read = (url: string) => toReading(readURL(url, this.#ruleSet, this.#acceptance))
    const { cacheSize = 0 } = options
    this.#readString = remember(read, cacheSize).get
    this.#parse = remember((url) => ({ record: parseUrl(url) }), cacheSize).get
  }

  /** The URLs of the last entry: its own, then those of its alternates; `null` for what is not a string. */
  get urls(): readonly (Reading | null)[] {
    return this.#urls
  }

  /** The records of the URLs of images and videos of the last entry; `null` for what is not a URL. */
  get files(): ReadonlyMap<string, UrlRecord | null> {
    return this.#files ?? NO_FILES
  }

  startEntry(): void {
    this.#urls = []
    this.#files = null
  }

  /** Returns what was collected since the last call. */
  take(): { readonly errors: URLSourceError[]; readonly changes: URLSourceChange[] } {
    const collected = { errors: this.#errors, changes: this.#changes }
    this.#errors = []
    this.#changes = []
    return collected
  }

  report(
    pointer: string,
    code: URLSourceErrorCode,
    message: Sentence,
    { certain = null, remedy }: ErrorDetails = {},
  ): void {
    const error =
      remedy === undefined ? makeError(code, message) : makeErrorWith(code, message, remedy)
    this.#add(error, pointer, certain)
  }

  #add(
    error: Omit<URLSourceError, 'pointer'>,
    pointer: string,
    certain: string | number | null,
  ): void {
    const edits: readonly Edit[] = [{ op: 'replace', path: pointer, value: certain }]
    this.#errors.push({ ...error, pointer, ...(certain === null ? {} : { edits }) })
  }

  /** Returns the value if it is an object; otherwise reports its type. */
  object(value: unknown, pointer: string, what: keyof typeof NO_OBJECT): JsonObject | null {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      // Any member of an object can be read, but not what it inherits.
      return ownOptions(value as JsonObject)
    }
    const { message, remedy } = NO_OBJECT[what]
    this.report(pointer, 'WRONG_TYPE', message(sayValue(value)), { remedy: remedy() })
    return null
  }

  /** Returns the value of a member if it is a list; otherwise reports its type. */
  list(value: unknown, pointer: string, member: string): readonly unknown[] | null {
    if (Array.isArray(value)) return value
    const message = sentence('The member {member:quote} must be a list, not {got:phrase}.', {
      member,
      got: sayValue(value),
    })
    this.report(pointer, 'WRONG_TYPE', message, { remedy: sentence('Write a list.') })
    return null
  }

  /** Whether an object has a required member; otherwise reports that it is missing. */
  has(object: JsonObject, name: string, pointer: string): boolean {
    if (object[name] !== undefined) return true
    const message = sentence('The member {member:quote} is missing.', { member: name })
    const remedy = sentence('Add the member {member:quote}.', { member: name })
    this.report(pointTo(pointer, name), 'MISSING_MEMBER', message, { remedy })
    return false
  }

  /**
   * Returns the normal form of the URL of an entry or an alternate; `null` if there is none, or if it is not accepted.
   *
   * @param pointer - Of the object that has the URL.
   */
  url(object: JsonObject | null, pointer: string): string | null {
    const value = object !== null && this.has(object, 'loc', pointer) ? object['loc'] : undefined
    const known = typeof value === 'string' ? this.#readString(value) : null
    this.#urls.push(known)
    if (value === undefined) return null
    const reading = known ?? readURL(value, this.#ruleSet, this.#acceptance)
    if (reading.error === null && reading.data === value) return reading.data
    // Nearly all URLs are in their normal form, so the pointer is only made here.
    const own = pointTo(pointer, 'loc')
    const { written, record } = reading
    if (reading.error !== null) {
      const isCertain = reading.error.code === 'CREDENTIALS_IN_URL' && record !== null
      this.#add(reading.error, own, isCertain ? withoutCredentials(written, record) : null)
    } else if (this.#mode === 'check') {
      const certain = certainNormalForm(reading, this.#ruleSet)
      for (const error of findDeviations(reading)) {
        const isCertain = isCertainRule(error.rule) && certain !== written
        this.#add(error, own, isCertain ? certain : null)
      }
    } else {
      const { data } = reading
      this.#changes.push({ pointer: own, rules: rulesOf(reading), before: written, after: data })
    }
    return reading.data
  }

  /** Parses the URL of an image or a video, once for each entry. */
  readonly parseFile = (url: string): UrlRecord | null => {
    this.#files ??= new Map()
    const known = this.#files.get(url)
    if (known !== undefined) return known
    const { record } = this.#parse(url)
    this.#files.set(url, record)
    return record
  }

  /** Reports the URL of an image or a video that the pages of the site could not have either. */
  checkFile(url: string, pointer: string): void {
    const record = this.parseFile(url)
    // A video may also be fetched by FTP.
    if (record?.scheme === 'ftp') return
    const error = explainRefusal(url, record, this.#ruleSet.config, this.#acceptance)
    if (error !== null) this.#errors.push({ ...error, pointer })
  }

  /** Checks a tag, or `x-default`, that is a member of the object at a pointer. */
  tag(value: unknown, pointer: string, name: string): void {
    if (typeof value === 'string' && this.#validTags.has(value)) return
    const { registry = false } = this.#options
    const errors = checkTag(value, { allowXDefault: true, registry })
    for (const error of errors) this.#errors.push({ ...error, pointer: pointTo(pointer, name) })
    if (errors.length > 0 || typeof value !== 'string') return
    // A site has dozens of tags, but a hostile database must not fill the memory.
    if (this.#validTags.size >= MAX_TAGS || value.length > MAX_TAG_LENGTH) return
    this.#validTags.add(value)
  }

  /**
   * Checks the tag of the default language, which cannot be `x-default`. Whether a correction of other tags is certain depends
   * on the other entries.
   */
  defaultTag(value: unknown, pointer: string): void {
    const { registry = false } = this.#options
    const certain = typeof value === 'string' ? certainHreflang(value) : null
    for (const error of checkTag(value, { allowXDefault: false, registry })) {
      this.#add(error, pointer, certain)
    }
  }

  canonical(value: unknown, pointer: string): void {
    for (const error of validateCanonicalForm(value).errors ?? []) {
      this.#errors.push({ ...error, pointer: pointer + error.pointer })
    }
  }

  dateTime(value: unknown, pointer: string): void {
    const error = checkDateTime(value, this.#options)
    if (error === null) return
    const isWrong = error.code === 'INVALID_DATE_TIME'
    this.#add(error, pointer, isWrong ? certainDateTime(String(value)) : null)
  }

  /** https://www.sitemaps.org/protocol.html#changefreqdef */
  changefreq(value: unknown, pointer: string): void {
    if (typeof value !== 'string') {
      const message = sentence('The changefreq must be a string, not {got:phrase}.', {
        got: sayValue(value),
      })
      const remedy = sentence('Write {words:quote,or}.', { words: CHANGE_FREQUENCIES })
      this.report(pointer, 'WRONG_TYPE', message, { remedy })
    } else if (!isValidChangefreq(value)) {
      const message = sentence('{value:quote60} is not one of {words,list}.', {
        value,
        words: CHANGE_FREQUENCIES,
      })
      this.report(pointer, 'UNKNOWN_CHANGEFREQ', message, { certain: certainChangefreq(value) })
    }
  }

  /** https://www.sitemaps.org/protocol.html#prioritydef */
  priority(value: unknown, pointer: string): void {
    if (typeof value !== 'number') {
      const message = sentence('The priority must be a number, not {got:phrase}.', {
        got: sayValue(value),
      })
      const remedy = sentence('Write a number from 0.0 to 1.0.')
      this.report(pointer, 'WRONG_TYPE', message, { certain: certainPriority(value), remedy })
    } else if (!isValidPriority(value)) {
      const message = sentence('{value} is not from 0.0 to 1.0.', { value: String(value) })
      this.report(pointer, 'PRIORITY_OUT_OF_RANGE', message)
    }
  }

  /** Returns the unknown members that stay in the data, or reports them; `null` if none stay. */
  others(object: JsonObject, known: readonly string[], pointer: string): JsonObject | null {
    const { unknownMembers = 'keep' } = this.#options
    if (unknownMembers === 'drop') return null
    const names = Object.keys(object).filter((name) => !known.includes(name))
    if (unknownMembers === 'error') {
      for (const name of names) {
        const message = sentence(
          'The member {member:quote60} is unknown; the format has {known,list}.',
          { member: name, known },
        )
        this.report(pointTo(pointer, name), 'UNKNOWN_MEMBER', message)
      }
    }
    if (unknownMembers !== 'keep' || names.length === 0) return null
    // `fromEntries` makes an own property even of `__proto__`.
    return Object.fromEntries(names.map((name) => [name, object[name]]))
  }
}
