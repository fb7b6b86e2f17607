import type { BrowserDifferenceName } from '../browser-differences.ts'
import type { CompareWords, ReasonWords } from '../compare/words.ts'
import type { Reasons } from '../hosts/reasons.ts'
import type { Words as HostWords } from '../hosts/words.ts'
import type { Language } from '../language.ts'
import type { LintWords } from '../lint/words.ts'
import type { Words as ListWords } from '../list/words.ts'
import type { ViewName } from '../navigation.ts'
import type { Words as PatternWords } from '../patterns/words.ts'
import type { RulesWords } from '../rules/words.ts'
import type { Words as SetWords } from '../sets/words.ts'
import type { Words as SiteWords } from '../site-check/words.ts'
import type { StepWords } from '../stepper/steps-en.ts'
import type { Words as StepperWords } from '../stepper/words.ts'
import type { Texts } from '../texts/texts.ts'
import type { DrawingWords } from './drawing.ts'
import type { ExampleLabel } from './examples.ts'
import type { PageWords } from './page.ts'
import type { ParsingWords } from './parsing.ts'
import type { ReadWords } from './read.ts'

/** A language besides English. */
export type Translated = Exclude<Language, 'en'>

/** All words of the page in one language. Those in English are in the page itself and in its views. */
export interface Translation {
  readonly language: Translated
  readonly page: PageWords
  readonly views: Readonly<Record<ViewName, { readonly name: string; readonly title: string }>>
  readonly examples: Readonly<Record<ExampleLabel, string>>
  readonly drawing: DrawingWords
  readonly read: ReadWords
  readonly differences: Readonly<Record<BrowserDifferenceName, string>>
  readonly parsing: ParsingWords
  readonly compare: CompareWords
  readonly reasons: ReasonWords
  readonly rules: RulesWords
  readonly lint: LintWords
}

/** The words of the views that are read after the page is there, in one language. */
export interface ViewTranslation {
  readonly stepper: StepperWords
  readonly steps: StepWords
  readonly hosts: HostWords
  readonly reasons: Reasons
  readonly site: SiteWords
  readonly patterns: PatternWords
  readonly sets: SetWords
  readonly list: ListWords
}

let current: Translation | null = null
let views: ViewTranslation | null = null
let texts: Texts | null = null

/** Makes the page speak a language. Call this before anything is drawn. */
export function translate(translation: Translation): void {
  current = translation
}

/** The words of the page in its language; `null` if that is English. */
export function translation(): Translation | null {
  return current
}

/** Makes the views speak the language of the page that are not drawn with it. */
export function translateViews(translated: ViewTranslation): void {
  views = translated
}

/** The words of those views in the language of the page; `null` if that is English. */
export function viewTranslation(): ViewTranslation | null {
  return views
}

/** Makes the packages speak the language of the page. */
export function translatePackages(translated: Texts): void {
  texts = translated
}

/** What the packages say, in the language of the page; `null` if that is English. */
export function packageTexts(): Texts | null {
  return texts
}
