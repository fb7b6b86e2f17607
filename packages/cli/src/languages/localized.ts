import { type Family, localizeMethod, type Method, type MethodTexts } from '@waymark/compare'
import {
  type Category,
  localizePreset,
  localizeRule,
  localizeTrackingParameter,
  type Preset,
  type Rule,
  type RuleTexts,
  type TrackingParameter,
} from '@waymark/normalize'
import type { ExplainLabels } from '../explain-labels.ts'
import type { TrackingLabels } from '../tracking-labels.ts'

/** Rules, presets, methods and tracking parameters with their texts in one language. */
export interface Language {
  /** A BCP 47 tag. */
  readonly tag: string
  readonly labels: ExplainLabels
  readonly trackingLabels: TrackingLabels
  rule(rule: Rule): Rule
  preset(preset: Preset): Preset
  method(method: Method): Method
  parameter(parameter: TrackingParameter): TrackingParameter
  category(category: Category): string
  family(family: Family): string
}

interface Texts {
  readonly labels: ExplainLabels
  readonly trackingLabels: TrackingLabels
  readonly ofRules: RuleTexts
  readonly ofMethods: MethodTexts
}

/** A language, with its translations from the packages. */
export function localized({ labels, trackingLabels, ofRules, ofMethods }: Texts): Language {
  return {
    tag: ofRules.language,
    labels,
    trackingLabels,
    rule: (rule) => localizeRule(rule, ofRules),
    preset: (preset) => localizePreset(preset, ofRules),
    method: (method) => localizeMethod(method, ofMethods),
    parameter: (parameter) => localizeTrackingParameter(parameter, ofRules),
    category: (category) => ofRules.categories[category],
    family: (family) => ofMethods.families[family],
  }
}
