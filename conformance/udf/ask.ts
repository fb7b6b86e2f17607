import { sqlName } from '@waymark/udf'
import { type Answer, libraryAnswers } from './library-answers.ts'
import type { Lists, Question } from './questions.ts'

/** A call that asks all questions of the functions of `hostScript`, and gives JSON of the answers. */
export function askCall(questions: readonly Question[], lists: Lists): string {
  const asked = questions.map(({ name, list, rest }) => ({ name: sqlName({ name }), list, rest }))
  return `(function (questions, lists) {
  return JSON.stringify(questions.map(function (question) {
    return lists[question.list].map(function (item) {
      try {
        var answer = sql[question.name].apply(undefined, [item].concat(question.rest))
        return answer === undefined ? null : answer
      } catch (error) {
        return 'threw ' + error
      }
    })
  }))
})(${JSON.stringify(asked)}, ${JSON.stringify(lists)})`
}

/** The answers that are not those of the packages, one line for each. */
export interface Comparison {
  readonly asked: number
  readonly differences: readonly string[]
}

/** @param json - What the call gave. */
export function compareAnswers(
  json: string,
  questions: readonly Question[],
  lists: Lists,
): Comparison {
  const answers = JSON.parse(json) as readonly (readonly Answer[])[]
  const differences: string[] = []
  let asked = 0
  questions.forEach(({ name, list, rest }, index) => {
    const answered = answers[index]!
    const isAsked = rest.every((argument) => argument !== null)
    const expect = isAsked ? libraryAnswers[name]!(...(rest as readonly string[])) : null
    lists[list].forEach((item, at) => {
      asked++
      const expected = item === null || expect === null ? null : expect(item)
      if (JSON.stringify(answered[at]) === JSON.stringify(expected)) return
      const call = `${name}(${[item, ...rest].map((value) => JSON.stringify(value)).join(', ')})`
      differences.push(
        `${call} is ${JSON.stringify(answered[at])}, not ${JSON.stringify(expected)}`,
      )
    })
  })
  return { asked, differences }
}
