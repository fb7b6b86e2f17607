import type { Sentence } from '@waymark/infra/internal'
import type { ExitStatus } from './exit-status.ts'

/** An option of a command. Without `value` it is a switch. */
export interface Option {
  /** The long name, without the dashes. */
  readonly name: string
  readonly short?: string
  /** What the help calls the value: `file`, `n`. */
  readonly value?: string
  /** The only values allowed. */
  readonly choices?: readonly string[]
  /** Words that the value is made of, which shells complete. */
  readonly known?: readonly string[]
  readonly fallback?: string
  /** The value may be left out, `--stylesheet` or `--stylesheet=main.xsl`; it is then empty, and `true` in a configuration. */
  readonly isBare?: true
  /** The greatest value of a number. */
  readonly most?: number
  /** The smallest value of a number, 1 unless given, or of a size, in bytes. */
  readonly least?: number
  /** The option may be given more than once, and this joins its values. */
  readonly joiner?: string
  /** In a configuration, the value can also be a list of strings, which this joins. */
  readonly listJoiner?: string
  /** In a configuration, the value can also be an object of strings, which is written as `name=value,name=value`. */
  readonly isRecord?: true
  /** In a configuration, the value can also be the content of the file: a list. */
  readonly isInline?: true
  /** What it may do to people who did not set it, such as `changes files`: a configuration that was found cannot set it. */
  readonly risk?: Sentence
  /** The options of the packages that it sets, by which their messages call it. */
  readonly sets?: readonly string[]
  /** One or two sentences for the help. */
  readonly summary: string
}

export interface Example {
  readonly command: string
  readonly what: string
}

/** A list in the help of a command: what can be given, and what it means. */
export interface CommandList {
  readonly title: string
  readonly rows: readonly (readonly [name: string, meaning: string])[]
}

/** A command of `waymark` as data: what its help and its options are. */
export interface CommandDescription {
  readonly name: string
  /** Half a line, for the list of commands. */
  readonly summary: string
  /** The synopsis after `waymark <name>`. */
  readonly synopsis: string
  /** Paragraphs of the help that say what the command does. */
  readonly description: readonly string[]
  readonly options: readonly Option[]
  /** Lists that the help shows after the options, from registries. */
  readonly lists?: readonly CommandList[]
  readonly examples: readonly Example[]
  /** The meaning of exit statuses where it differs from other commands; `null` for a status that the command never has. */
  readonly exitStatuses?: Readonly<Partial<Record<ExitStatus, string | null>>>
  /** How many operands the command takes. */
  readonly operands: {
    readonly name: string
    readonly min: number
    readonly max: number
    /** What they are; absent: words. `lists` are URLs, or files with a URL in each line. */
    readonly kind?: 'files' | 'folder' | 'lists' | 'urls'
    /** The only ones that there are. */
    readonly words?: readonly string[]
  }
  /** Whether a configuration can set its options; absent: it can. */
  readonly isConfigurable?: false
  /** It never runs a configuration that is a program, not even one that is named. */
  readonly runsNoCode?: true
}
