import { lint } from '@waymark/uri-design'
import { uriDesign } from '../suites/uri-design.ts'
import { answer as answerAbout, type Input, type Subject } from './probe.ts'

/** `@waymark/uri-design`, whose expressions ask the engine's Unicode data. */
export const subject: Subject = {
  suites: [uriDesign],

  /** What the linter finds. */
  describe([text]: Input): string {
    return lint(text)
      .map((finding) => JSON.stringify(finding))
      .join('\n')
  },
}

export function answer(question: string): string {
  return answerAbout(subject, question)
}
