import { URL } from '@waymark/url'
import { idnaAttacks } from '../suites/idna-attacks.ts'
import { idnaTestV2 } from '../suites/idna-test-v2.ts'
import { idnaTestV2Removed } from '../suites/idna-test-v2-removed.ts'
import { settersTests } from '../suites/setters-tests.ts'
import { ssrfHosts } from '../suites/ssrf-hosts.ts'
import { toascii } from '../suites/toascii.ts'
import { urlConfusion } from '../suites/url-confusion.ts'
import { urltestdata } from '../suites/urltestdata.ts'
import { urltestdataJavascriptOnly } from '../suites/urltestdata-javascript-only.ts'
import { answer as answerAbout, type Input, type Subject } from './probe.ts'

/** `@waymark/url` and the packages below it. */
export const subject: Subject = {
  suites: [
    urltestdata,
    urltestdataJavascriptOnly,
    settersTests,
    toascii,
    idnaTestV2,
    idnaTestV2Removed,
    urlConfusion,
    idnaAttacks,
    ssrfHosts,
  ],

  /** Every attribute of the URL, and its parameters; the message when there is no URL. */
  describe([text, base]: Input): string {
    const url = URL.parse(text, base)
    if (url === null) return reason(text, base)
    return [
      ...[url.href, url.origin, url.protocol, url.username, url.password, url.host, url.hostname],
      ...[url.port, url.pathname, url.search, url.hash, url.searchParams.toString()],
      ...[...url.searchParams].flat(),
    ].join('\n')
  },
}

function reason(text: string, base: string | undefined): string {
  try {
    return new URL(text, base).href
  } catch (error) {
    return String(error)
  }
}

export function answer(question: string): string {
  return answerAbout(subject, question)
}
