export { answerRows, createRowWorker } from './arrow/answer-rows.ts'
