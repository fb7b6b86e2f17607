import { answerCalls } from '../calls/answer-calls.ts'
import { type GroupedList, groupLines } from './group-lines.ts'
import type { ListCalls } from './messages.ts'

let grouped: GroupedList | null = null

answerCalls<ListCalls>({
  group(state, progress) {
    grouped = groupLines(state, progress)
    return grouped.view
  },
  file(what) {
    if (grouped === null) throw new Error('No list has been normalised')
    return new Blob([what === 'forms' ? grouped.forms() : grouped.table()])
  },
})
