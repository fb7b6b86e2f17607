export { answerRows, createRowWorker } from './answer-rows.ts'
