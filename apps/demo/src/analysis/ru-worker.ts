import { ru as texts } from '../texts/ru.ts'
import { ru } from '../words/ru.ts'
import { translate, translatePackages } from '../words/translation.ts'
import { startAnswering } from './answering.ts'

translate(ru)
translatePackages(texts)
startAnswering()
