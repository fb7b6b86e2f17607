import { type Sentence, sentence } from '@waymark/infra/internal'
import type { OptionError } from '@waymark/infra/options'
import { EXIT } from './exit-status.ts'
import { Failure, verbatim } from './failure.ts'
import { flagOf } from './speech.ts'

/** The command line is wrong, because a package refuses an option. */
export function optionFailure(error: OptionError): Failure {
  // A configuration looks for the place of the option.
  const option = flagOf(error.option ?? '')?.slice(2) ?? error.option ?? ''
  const { text, data } = optionFault(error)
  return new Failure({ text, data: { ...data, option } }, EXIT.usage)
}

/** What is wrong with an option that a package refuses, in the words of the command line. */
export function optionFault(error: OptionError): Sentence {
  const { text, data } = sayFault(error)
  const told = Object.entries(data).filter(
    ([name]) => !Object.hasOwn(NO_FACTS, name) || Object.hasOwn(error.data, name),
  )
  return { text, data: Object.fromEntries(told) }
}

function sayFault(error: OptionError): Sentence {
  const { option, code, data } = error
  const named = option ?? ''
  const facts = { ...NO_FACTS, code, ...data, named, subject: subjectOf(named) }
  switch (code) {
    case 'option-refused':
      return { text: error.message, data: { code, ...data } }
    case 'option-unknown':
      return facts.near === ''
        ? sentence('unknown option {named:code}; the options are {known,list}', facts)
        : sentence('unknown option {named:code}; did you mean {near:code}?', facts)
    case 'option-missing':
      return sentence('the op {reader} needs {subject:phrase}', facts)
    case 'option-unread':
      return facts.readers.length === 0
        ? sentence('{subject:phrase} would have no effect: {why:phrase}', facts)
        : sentence(
            '{subject:phrase} would have no effect: {why:phrase}; it is for {readers,list}',
            facts,
          )
    case 'option-wrong': {
      const given =
        facts.place === ''
          ? sentence('got {got:phrase}', facts)
          : sentence('{place:code} is {got:phrase}', facts)
      const choices = facts.words.map((word) => `'${word}'`)
      const expected = choices.length === 0 ? facts.expected : sentence('{choices,or}', { choices })
      const wrong = { ...facts, given, expected }
      if (facts.advice !== '') {
        return sentence(
          '{subject:phrase} must be {expected:phrase}; {given:phrase}: {advice:phrase}',
          wrong,
        )
      }
      return facts.near === ''
        ? sentence('{subject:phrase} must be {expected:phrase}; {given:phrase}', wrong)
        : sentence(
            "{subject:phrase} must be {expected:phrase}; {given:phrase}; did you mean '{near}'?",
            wrong,
          )
    }
  }
}

/** The data of a code has some of them. */
const NO_FACTS = {
  near: '',
  known: [],
  why: '',
  reader: '',
  readers: [],
  expected: '',
  words: [],
  place: '',
  got: '',
  advice: '',
} as const

function subjectOf(named: string): Sentence {
  const flag = flagOf(named)
  if (flag !== null) return verbatim(flag)
  return named === '' ? sentence('options') : sentence('option {named:code}', { named })
}
