import { ja as texts } from '../texts/ja.ts'
import { ja } from '../words/ja.ts'
import { translate, translatePackages } from '../words/translation.ts'
import { startAnswering } from './answering.ts'

translate(ja)
translatePackages(texts)
startAnswering()
