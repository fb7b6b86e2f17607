import type { Family, Method } from '@waymark/compare'
import type { Severity } from '@waymark/infra/problem'
import type { Category } from '@waymark/normalize'
import type { Language } from '../languages.ts'
import type { RecipeGroup } from '../recipe-groups.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { ru } from './ru.ts'

/** A list of pages: its heading, and what it says before its tables, in Markdown. */
export interface ListWords {
  readonly title: string
  readonly description: string
  readonly intro: string
}

/** What the packages are for, as the cards of the home page have it. */
export type Feature = 'parse' | 'normalise' | 'compare' | 'publish' | 'protect' | 'design'

/** What the field of the home page says. */
export interface LiveWords {
  readonly label: string
  readonly valid: string
  readonly errors: string
  readonly failed: string
  readonly more: string
}

/** The same, with sentences of catalogues by code; `null` in English, where the packages have better ones for the input. */
export interface LiveText extends LiveWords {
  readonly remedies: Readonly<Record<string, string>> | null
  readonly warnings: Readonly<Record<string, string>> | null
}

/** Everything that the pages say besides the registries and the guides, in one language. Sentences are Markdown. */
export interface Words {
  readonly site: {
    readonly title: string
    readonly description: string
    readonly footer: string
    /** What the footer calls the changes. */
    readonly changes: string
  }
  /** The top of the home page; the rest of it is in `home/`. */
  readonly home: {
    readonly headline: string
    readonly tagline: string
    readonly start: string
    readonly demo: string
    readonly catalogue: string
    /** The field in which a URL can be typed. */
    readonly live: LiveWords
    readonly features: Readonly<
      Record<Feature, { readonly title: string; readonly details: string }>
    >
  }
  /** The menu at the top, and the headings of the lists beside the pages. */
  readonly menu: {
    readonly guides: string
    readonly recipes: string
    readonly comparisons: string
    readonly reference: string
    readonly codes: string
    readonly rules: string
    readonly presets: string
    readonly methods: string
    readonly cli: string
    readonly facts: string
    readonly glossary: string
    readonly api: string
    readonly demo: string
  }
  /** What recipes are grouped by. */
  readonly recipeGroups: Readonly<Record<RecipeGroup, string>>
  /** What is said before an install command as long as npm does not have the packages. */
  readonly notReleased: string
  /** The words of VitePress itself. */
  readonly chrome: ChromeWords
  readonly lists: Readonly<
    Record<
      'guides' | 'recipes' | 'comparisons' | 'codes' | 'rules' | 'presets' | 'methods',
      ListWords
    >
  >
  /** Headings that several kinds of pages have. */
  readonly headings: {
    readonly why: string
    readonly fix: string
    readonly examples: string
    readonly options: string
    readonly source: string
    readonly rules: string
    readonly presets: string
    readonly program: string
    readonly wrongAnswers: string
    readonly causes: string
    readonly caution: string
    readonly cost: string
  }
  /** Heads of columns. */
  readonly columns: {
    readonly code: string
    readonly severity: string
    readonly problem: string
    readonly rule: string
    readonly preset: string
    readonly method: string
    readonly cost: string
    readonly models: string
    readonly does: string
    readonly url: string
    readonly result: string
    readonly first: string
    readonly second: string
    readonly pattern: string
    readonly equal: string
    readonly matches: string
    readonly option: string
    readonly fallback: string
    readonly meaning: string
    readonly kind: string
    readonly equalWhen: string
  }
  readonly severities: Readonly<
    Record<Severity, { readonly name: string; readonly meaning: string }>
  >
  readonly categories: Readonly<
    Record<Category, { readonly name: string; readonly meaning: string }>
  >
  readonly families: Readonly<Record<Family, string>>
  readonly kinds: Readonly<
    Record<Method['kind'], { readonly name: string; readonly meaning: string }>
  >
  readonly wrong: string
  readonly right: string
  /** Something like what is wrong that does not have the problem. */
  readonly fine: string
  readonly given: string
  readonly emptyString: string
  readonly none: string
  readonly yes: string
  readonly no: string
  readonly stays: string
  readonly noResult: string
  readonly required: string
  readonly openDemo: string
  readonly inTerminal: string
  /** Before the validation errors that a cause leads to. */
  readonly leadsTo: string
  readonly fixedAutomatically: string
  readonly neverFixed: string
  readonly package: string
  readonly models: string
  readonly settledByParser: string
  readonly noPresets: string
  readonly wholeProcedure: string
  readonly presetTable: string
  /** Above the rules of a preset; `%standard%` stands for the link to the preset of that name. */
  readonly parserFirst: string
  readonly schemesOnly: string
  readonly falsePositive: string
  readonly falseNegative: string
  readonly without: string
}

/** What the theme of VitePress says to those who listen, and has no option for. */
export interface LabelWords {
  readonly mainMenu: string
  readonly more: string
  readonly pages: string
  readonly toggle: string
  readonly neighbours: string
}

/** What the theme of VitePress says. */
export interface ChromeWords {
  readonly language: string
  readonly outline: string
  readonly previous: string
  readonly next: string
  readonly appearance: string
  readonly toLight: string
  readonly toDark: string
  readonly menu: string
  readonly toTop: string
  readonly skip: string
  readonly copy: string
  readonly labels: LabelWords
  readonly notFound: {
    readonly title: string
    readonly quote: string
    readonly link: string
    readonly label: string
  }
  readonly search: {
    readonly button: string
    readonly reset: string
    readonly back: string
    readonly details: string
    readonly nothing: string
    readonly select: string
    readonly navigate: string
    readonly close: string
    readonly enter: string
    readonly up: string
    readonly down: string
    readonly escape: string
  }
}

/** The words of each language. */
export const wordsIn: Readonly<Record<Language, Words>> = { en, ja, ru }
