import { createNormalizeForMatching, type NormalizeForMatching } from '@waymark/hreflang'
import {
  isURLNormalizationConfig,
  SAFE_URL_NORMALIZATION,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
  urlNormalizationRules,
  validateCanonicalForm,
} from '@waymark/i18n-validation'
import { isRecord, ownOptions, type Sentence, sentence } from '@waymark/infra/internal'
import type { DatabaseReader } from './database/database-reader.ts'
import { FileError } from './file-error.ts'

/** Returns the complete configuration. What it does not say has the value of `defaults`. */
export function canonicalConfig(
  options: URLNormalizationOptions | undefined,
  defaults: URLNormalizationConfig = SAFE_URL_NORMALIZATION,
): URLNormalizationConfig {
  return urlNormalizationRules(options, defaults).config
}

/** Creates the function by which the audit matches URLs, for a configuration. */
export function matcherOf(config: URLNormalizationConfig): NormalizeForMatching {
  const { trailingSlash, removeQuery, removeFragment } = config
  return createNormalizeForMatching({ trailingSlash, removeQuery, removeFragment })
}

/** Creates the function that matches only URLs that differ in their spelling. */
export function exactMatcher(): NormalizeForMatching {
  return createNormalizeForMatching({ trailingSlash: 'preserve', removeFragment: false })
}

/**
 * The canonical form of a run: that of the options and, for what they do not say, that of the databases, which must agree. The
 * first database decides before its pages are read.
 */
export class CanonicalForm {
  readonly #options: URLNormalizationOptions | undefined
  readonly #isReported: boolean
  #config: URLNormalizationConfig
  /** The database whose form it is; `null` if none has been read. */
  #first: DatabaseReader | null = null
  #match: NormalizeForMatching | null = null

  /**
   * @param isReported - Whether a wrong form is reported elsewhere, and does not stop the run.
   * @throws {OptionError} If an option is wrong.
   */
  constructor(options: URLNormalizationOptions | undefined, isReported = false) {
    this.#options = options
    this.#isReported = isReported
    this.#config = canonicalConfig(options)
  }

  /** The complete configuration, after `begin`. */
  get config(): URLNormalizationConfig {
    return this.#config
  }

  /** How the audit matches URLs, after `begin`. */
  readonly match: NormalizeForMatching = (loc, url) => {
    this.#match ??= matcherOf(this.#config)
    return this.#match(loc, url)
  }

  /**
   * Takes the form of a database before its pages are taken, and returns the complete configuration.
   *
   * @throws {FileError} If it is not that of a database before it, or is wrong.
   */
  begin(reader: DatabaseReader, head: unknown = reader.leading()): URLNormalizationConfig {
    if (this.#first !== null) this.#requireSame(reader, head)
    else {
      this.#config = this.#configOf(reader, head) ?? this.#config
      this.#first = reader
    }
    return this.#config
  }

  /**
   * Checks the members of a database whose pages have been read.
   *
   * @throws {FileError} If it has another form after its pages.
   */
  end(reader: DatabaseReader): void {
    if (this.#first === null) this.begin(reader)
    this.#requireSame(reader, reader.head())
  }

  /**
   * Returns the form of two versions of a site. Sitemaps have the form of the database that they are compared with.
   *
   * @throws {FileError} If both are databases that are published in different forms.
   */
  joinedWith(later: CanonicalForm): CanonicalForm {
    const [first, other] = [this.#first, later.#first]
    if (first === null) return later
    if (other === null || isSameConfig(later.#config, this.#config)) return this
    throw differing(other, first)
  }

  #requireSame(reader: DatabaseReader, head: unknown): void {
    const first = this.#first ?? reader
    const config = this.#configOf(reader, head)
    if (config === null || isSameConfig(config, this.#config)) return
    throw first === reader
      ? unusable(reader, AFTER_PAGES, sentence('Write canonical before urls.'))
      : differing(reader, first)
  }

  /** Returns the configuration of a database; `null` if it says nothing of it. */
  #configOf(reader: DatabaseReader, head: unknown): URLNormalizationConfig | null {
    const canonical = isRecord(head) ? ownOptions(head)['canonical'] : undefined
    // Options that say everything leave nothing to a database, not even a mistake.
    if (canonical === undefined || isURLNormalizationConfig(this.#options)) return null
    const { data, errors } = validateCanonicalForm(canonical)
    if (data !== undefined) return canonicalConfig(this.#options, canonicalConfig(data))
    if (this.#isReported) return null
    const { message, remedy, data: facts = {}, pointer } = errors[0]!
    throw unusable(
      reader,
      { text: message, data: facts },
      { text: remedy, data: facts },
      `/canonical${pointer}`,
    )
  }
}

const AFTER_PAGES: Sentence = sentence(
  'The canonical form comes after the pages, which were read without it.',
)

function differing(reader: DatabaseReader, first: DatabaseReader): FileError {
  return unusable(
    reader,
    sentence('The canonical form is not that of {other}, which was read before.', {
      other: first.file,
    }),
    sentence('Write the same canonical in both, or choose the form with an option.'),
  )
}

function unusable(
  reader: DatabaseReader,
  message: Sentence,
  remedy: Sentence,
  pointer = '/canonical',
): FileError {
  const details = { ...reader.placeOf(pointer), remedy }
  return new FileError('canonical-unusable', reader.file, message, details)
}

function isSameConfig(one: URLNormalizationConfig, other: URLNormalizationConfig): boolean {
  return (Object.keys(one) as (keyof URLNormalizationConfig)[]).every(
    (name) => String(one[name]) === String(other[name]),
  )
}
