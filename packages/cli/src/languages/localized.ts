import { localizeMethod, type MethodTexts } from '@waymark/compare'
import {
  localizePreset,
  localizeRule,
  localizeTrackingParameter,
  type RuleTexts,
} from '@waymark/normalize'
import type { ExplainLabels } from '../explain-labels.ts'
import type { Language } from '../languages.ts'
import type { TrackingLabels } from '../tracking-labels.ts'

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
