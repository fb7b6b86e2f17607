import { ru as ofMethods } from '@waymark/compare/texts/ru'
import { ru as ofRules } from '@waymark/normalize/texts/ru'
import { ru as labels } from '../explain-labels.ts'
import { trackingRu as trackingLabels } from '../tracking-labels.ts'
import { type Language, localized } from './localized.ts'

export const russian: Language = localized({ labels, trackingLabels, ofRules, ofMethods })
