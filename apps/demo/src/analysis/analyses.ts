import { compareView } from '../compare/model.ts'
import { lintView } from '../lint/model.ts'
import { viewOf } from '../model.ts'
import { rulesView } from '../rules/model.ts'

/** What each view of the page works out from its state. */
export const analyses = {
  read: viewOf,
  compare: compareView,
  rules: (state: Parameters<typeof rulesView>[0]) => rulesView(state),
  lint: lintView,
}

export type AnalysisName = keyof typeof analyses
export type StateOf<Name extends AnalysisName> = Parameters<(typeof analyses)[Name]>[0]
export type ViewOf<Name extends AnalysisName> = ReturnType<(typeof analyses)[Name]>
/** The name of a text that can be copied whole. */
export type WholeOf<Name extends AnalysisName> = keyof ViewOf<Name>['wholes']

/** What the page asks a worker for: an analysis, or one of its results in full. */
export type Request =
  | {
      readonly kind: 'analyse'
      readonly name: AnalysisName
      readonly state: unknown
      readonly id: number
    }
  | { readonly kind: 'whole'; readonly of: number; readonly name: PropertyKey; readonly id: number }

/** The answer of a worker. A whole text is `null` if another analysis has run since. */
export type Answer =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'view'; readonly view: unknown }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'whole'; readonly id: number; readonly text: string | null }
