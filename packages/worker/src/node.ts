export { answerRows, createRowWorker } from './node/answer-rows.ts'
