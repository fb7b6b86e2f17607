import { ja as ofMethods } from '@waymark/compare/texts/ja'
import { ja as ofRules } from '@waymark/normalize/texts/ja'
import { ja as labels } from '../explain-labels.ts'
import { trackingJa as trackingLabels } from '../tracking-labels.ts'
import { type Language, localized } from './localized.ts'

export const japanese: Language = localized({ labels, trackingLabels, ofRules, ofMethods })
