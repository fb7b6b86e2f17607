import type { Question } from './generate.ts'

/** The part of the Web interface that questions are put to. */
export interface Implementation {
  readonly name: string
  readonly URL: {
    new (input: string, base?: string): UrlLike
    canParse(input: string, base?: string): boolean
  }
  readonly URLSearchParams: new (init: string) => ParamsLike
}

interface UrlLike {
  href: string
  readonly origin: string
  protocol: string
  username: string
  password: string
  host: string
  hostname: string
  port: string
  pathname: string
  search: string
  hash: string
  readonly searchParams: { toString(): string }
}

interface ParamsLike extends Iterable<[string, string]> {
  append(name: string, value: string): void
  set(name: string, value: string): void
  delete(name: string, value?: string): void
  sort(): void
  toString(): string
}

/** All that can be seen of the outcome, as one text. */
export function answer({ URL, URLSearchParams }: Implementation, question: Question): string {
  switch (question.kind) {
    case 'parse': {
      const url = parse(URL, question.input, question.base)
      const can =
        question.base === null
          ? URL.canParse(question.input)
          : URL.canParse(question.input, question.base)
      if (can !== (url !== null)) return `canParse says ${can} against the constructor`
      return url === null ? 'failure' : JSON.stringify(parts(url))
    }
    case 'set': {
      const url = parse(URL, question.href, null)
      if (url === null) return 'failure'
      const seen: string[] = []
      for (const [setter, value] of question.steps) {
        try {
          url[setter] = value
        } catch (error) {
          if (!(error instanceof TypeError)) throw error
        }
        seen.push(url.href)
      }
      return JSON.stringify([seen, parts(url)])
    }
    case 'params': {
      const params = new URLSearchParams(question.input)
      for (const [action, name, value] of question.steps) {
        if (action === 'sort') params.sort()
        else if (action === 'delete') params.delete(name)
        else if (action === 'delete value') params.delete(name, value)
        else params[action](name, value)
      }
      return JSON.stringify([[...params], params.toString()])
    }
  }
}

function parse(URL: Implementation['URL'], input: string, base: string | null): UrlLike | null {
  try {
    return base === null ? new URL(input) : new URL(input, base)
  } catch (error) {
    // Anything but the TypeError of an invalid URL is a crash, and goes on.
    if (error instanceof TypeError) return null
    throw error
  }
}

function parts(url: UrlLike): readonly string[] {
  const {
    href,
    origin,
    protocol,
    username,
    password,
    host,
    hostname,
    port,
    pathname,
    search,
    hash,
  } = url
  return [
    href,
    origin,
    protocol,
    username,
    password,
    host,
    hostname,
    port,
    pathname,
    search,
    hash,
    String(url.searchParams),
  ]
}
