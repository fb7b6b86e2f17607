import type { BrowserDifferenceName } from '../browser-differences.ts'
import type { PairLabel } from '../compare/examples.ts'
import type { ReadLabel } from '../examples.ts'
import type { Reasons } from '../hosts/reasons-en.ts'
import type { Words as HostWords } from '../hosts/words-en.ts'
import type { Language } from '../language.ts'
import type { LintLabel } from '../lint/examples.ts'
import type { Words as ListWords } from '../list/words-en.ts'
import type { Words as ManyWords } from '../many/words-en.ts'
import type { ViewName } from '../page-view.ts'
import type { Words as PatternWords } from '../patterns/words-en.ts'
import type { PeerWords } from '../peers/words-en.ts'
import type { RulesLabel } from '../rules/examples.ts'
import type { Words as SiteWords } from '../site-check/words-en.ts'
import type { StepWords } from '../stepper/steps-en.ts'
import type { Words as StepperWords } from '../stepper/words-en.ts'
import type { Texts } from '../texts/texts.ts'
import type { TourWords } from '../tour/words-en.ts'
import type { CompareWords } from './en/compare.ts'
import type { DrawingWords } from './en/drawing.ts'
import type { LintWords } from './en/lint.ts'
import type { ReadWords } from './en/read.ts'
import type { RulesWords } from './en/rules.ts'

/** A language besides English. */
export type Translated = Exclude<Language, 'en'>

/** The names of all examples and of their groups, in English. */
export type ExampleLabel = ReadLabel | PairLabel | RulesLabel | LintLabel

/** All words of the page in one language. Those in English are in the page itself and in its views. */
export interface Translation {
  readonly language: Translated
  readonly titles: Readonly<Record<ViewName, string>>
  readonly examples: Readonly<Record<ExampleLabel, string>>
  readonly drawing: DrawingWords
  readonly read: ReadWords
  readonly differences: Readonly<Record<BrowserDifferenceName, string>>
  readonly compare: CompareWords
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
  readonly list: ListWords
  readonly many: ManyWords
  readonly peers: PeerWords
  readonly tour: TourWords
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
