import { answerCalls } from '../calls/answer-calls.ts'
import type { RepairCalls } from './messages.ts'
import { repairSite } from './repair-site.ts'

answerCalls<RepairCalls>({ repair: repairSite })
