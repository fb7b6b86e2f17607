import { answerCalls } from '../calls/answer-calls.ts'
import { matchPatterns } from './match-patterns.ts'
import type { PatternCalls } from './messages.ts'

answerCalls<PatternCalls>({ match: matchPatterns })
