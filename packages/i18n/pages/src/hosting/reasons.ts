import { type Sentence, sentence } from '@waymark/infra/internal'

/** Reasons that several formats have not to use a rule. */

export function wrongMember(name: string): Sentence {
  return sentence('{name:code} is missing, or has the wrong type.', { detail: 'member', name })
}

export function conditional(conditions: readonly string[]): Sentence {
  return sentence('The rule has conditions: {conditions:code}.', {
    detail: 'conditions',
    conditions,
  })
}

export function unreadPattern(pattern: string): Sentence {
  return sentence(
    'The pattern {pattern:quote60} is too long, or has a part that is not matched in linear time.',
    { detail: 'pattern', pattern },
  )
}

export function wrongStatus(given: string): Sentence {
  return sentence('{given:quote} is not a status that the host sends.', { detail: 'status', given })
}

export function ofHost(url: string): Sentence {
  return sentence('The rule is for the host of {url:quote} only.', { detail: 'host', url })
}

export function ofRequest(value: string): Sentence {
  return sentence('{value:quote} depends on the request.', { detail: 'request', value })
}

export function withoutSlash(): Sentence {
  return sentence('The path must begin with `/`.', { detail: 'no-slash' })
}

export function withoutDestination(): Sentence {
  return sentence('The rule has no destination.', { detail: 'no-destination' })
}

export function tooMany(most: number): Sentence {
  return sentence('Cloudflare reads at most {most} rules of this kind.', {
    detail: 'too-many',
    most,
  })
}

export function tooLong(most: number): Sentence {
  return sentence('The line is longer than {most} characters, so the host ignores it.', {
    detail: 'too-long',
    most,
  })
}
