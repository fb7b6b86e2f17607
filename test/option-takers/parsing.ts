import { answerUrl } from '../../packages/display/src/answer.ts'
import {
  createInspector,
  createRenderer,
  displayDomain,
  inspectDomain,
  renderUrl,
} from '../../packages/display/src/index.ts'
import { INSPECT_DOMAIN_OPTIONS } from '../../packages/display/src/inspect-domain.ts'
import { RENDER_OPTIONS } from '../../packages/display/src/render-url.ts'
import { JUDGE_OPTIONS } from '../../packages/display/src/verdict/judge-url.ts'
import { createJudge, judgeUrl } from '../../packages/display/src/verdict.ts'
import { problemOf } from '../../packages/explain/src/index.ts'
import { CONTEXT } from '../../packages/explain/src/problems/problem-of.ts'
import * as asciiHost from '../../packages/host/src/ascii.ts'
import * as anyHost from '../../packages/host/src/index.ts'
import { PARSE_DOMAIN_OPTIONS, PARSE_HOST_OPTIONS } from '../../packages/host/src/parse-host.ts'
import { toAscii, toUnicode } from '../../packages/idna/src/index.ts'
import {
  TO_ASCII_OPTIONS,
  UNICODE_PROCESSING_OPTIONS,
} from '../../packages/idna/src/option-tables.ts'
import {
  getPublicSuffix,
  getRegistrableDomain,
  isSameSite,
} from '../../packages/public-suffix/src/index.ts'
import {
  PUBLIC_SUFFIX_OPTIONS,
  REGISTRABLE_DOMAIN_OPTIONS,
} from '../../packages/public-suffix/src/public-suffix.ts'
import { SAME_SITE_OPTIONS } from '../../packages/public-suffix/src/same-site.ts'
import {
  iriToUri,
  reconstructTarget,
  resolveParts,
  resolveUri,
  splitUri,
  writeRequestTarget,
} from '../../packages/rfc3986/src/index.ts'
import { IRI_TO_URI_OPTIONS } from '../../packages/rfc3986/src/iri.ts'
import {
  REQUEST_CONTEXT,
  REQUEST_TARGET_OPTIONS,
} from '../../packages/rfc3986/src/request-target.ts'
import { RESOLVE_OPTIONS } from '../../packages/rfc3986/src/resolve.ts'
import { INSTALL_URL_OPTIONS, installURL } from '../../packages/url/src/install-url.ts'
import { editUrl, URL_EDITS } from '../../packages/url-edit/src/edit-url.ts'
import * as asciiParser from '../../packages/url-parser/src/ascii.ts'
import * as anyParser from '../../packages/url-parser/src/index.ts'
import { BASIC_URL_PARSER_OPTIONS } from '../../packages/url-parser/src/parse-record.ts'
import { PARSE_URL_OPTIONS } from '../../packages/url-parser/src/parse-url.ts'
import { READ_URL_OPTIONS } from '../../packages/url-parser/src/read-url.ts'
import { ORIGIN_OPTIONS } from '../../packages/url-parser/src/record/origin.ts'
import {
  INSPECT_URL_PATTERN_OPTIONS,
  inspectUrlPattern,
} from '../../packages/url-pattern/src/inspect-url-pattern.ts'
import type { Taker } from './taker.ts'

const url = anyParser.parseUrl('https://www.example.com/a')!
const base = splitUri('https://e.com/')
const error = { name: 'host-missing', start: 0, end: 0 } as const
const idnaFile = 'packages/idna/src/index.ts'

/** The functions that take options in the packages up to the URL parser, and in those that show what it returns. */
export const takers: readonly Taker[] = [
  {
    name: 'inspectUrlPattern',
    table: INSPECT_URL_PATTERN_OPTIONS,
    reads: 'template',
    call: (o, text = 'https://e.com/(a)') => inspectUrlPattern(text, o),
  },
  {
    name: 'toAscii',
    file: idnaFile,
    table: TO_ASCII_OPTIONS,
    reads: 'word',
    call: (o, text = 'a.example') => toAscii(text, o),
  },
  {
    name: 'toUnicode',
    file: idnaFile,
    table: UNICODE_PROCESSING_OPTIONS,
    reads: 'word',
    call: (o, text = 'a.example') => toUnicode(text, o),
  },
  {
    name: 'iriToUri',
    table: IRI_TO_URI_OPTIONS,
    reads: 'url',
    call: (o, text = 'a') => iriToUri(text, o),
  },
  {
    name: 'resolveUri',
    table: RESOLVE_OPTIONS,
    reads: 'url',
    call: (o, text = 'a') => resolveUri(text, 'https://e.com/', o),
  },
  { name: 'resolveParts', table: RESOLVE_OPTIONS, call: (o) => resolveParts(base, base, o) },
  {
    name: 'reconstructTarget',
    table: REQUEST_CONTEXT,
    needs: { scheme: 'http', host: 'e.com' },
    reads: 'url',
    call: (o, text = '/') => reconstructTarget(text, o),
  },
  {
    name: 'writeRequestTarget',
    table: REQUEST_TARGET_OPTIONS,
    reads: 'url',
    call: (o, text = 'http://e.com/') => writeRequestTarget(text, o),
  },
  ...ofParser(anyParser, 'packages/url-parser/src/index.ts'),
  ...ofParser(asciiParser, 'packages/url-parser/src/ascii.ts'),
  ...ofHost(anyHost, 'packages/host/src/index.ts'),
  ...ofHost(asciiHost, 'packages/host/src/ascii.ts'),
  { name: 'editUrl', table: URL_EDITS, needs: {}, call: (o) => editUrl(url, o) },
  { name: 'problemOf', table: CONTEXT, call: (o) => problemOf(error, o) },
  {
    name: 'getPublicSuffix',
    table: PUBLIC_SUFFIX_OPTIONS,
    reads: 'url',
    call: (o, text = 'https://e.com/') => getPublicSuffix(text, o),
  },
  {
    name: 'getRegistrableDomain',
    table: REGISTRABLE_DOMAIN_OPTIONS,
    reads: 'url',
    call: (o, text = 'https://e.com/') => getRegistrableDomain(text, o),
  },
  {
    name: 'isSameSite',
    table: SAME_SITE_OPTIONS,
    reads: 'url',
    call: (o, text = 'https://e.com/') => isSameSite(text, url, o),
  },
  { name: 'installURL', table: INSTALL_URL_OPTIONS, call: installAndRestore },
  { name: 'renderUrl', table: RENDER_OPTIONS, call: (o) => renderUrl(url, o) },
  { name: 'createRenderer', table: RENDER_OPTIONS, call: (o) => createRenderer(o)(url) },
  {
    name: 'inspectDomain',
    table: INSPECT_DOMAIN_OPTIONS,
    reads: 'word',
    call: (o, text = 'e.com') => inspectDomain(text, o),
  },
  {
    name: 'createInspector',
    table: INSPECT_DOMAIN_OPTIONS,
    reads: 'word',
    call: (o, text = 'e.com') => createInspector(o)(text),
  },
  {
    name: 'answerUrl',
    table: JUDGE_OPTIONS,
    reads: 'url',
    call: (o, text = 'https://e.com') => answerUrl(text, o),
  },
  {
    name: 'judgeUrl',
    table: JUDGE_OPTIONS,
    reads: 'url',
    call: (o, text = 'https://e.com') => judgeUrl(text, o),
  },
  {
    name: 'createJudge',
    table: JUDGE_OPTIONS,
    reads: 'url',
    call: (o, text = 'https://e.com') => createJudge(o)(text),
  },
  {
    name: 'displayDomain',
    table: INSPECT_DOMAIN_OPTIONS,
    reads: 'word',
    call: (o, text = 'e.com') => displayDomain(text, o),
  },
]

/** Both entries have the same functions. */
function ofParser(parser: typeof anyParser | typeof asciiParser, file: string): readonly Taker[] {
  const reads = 'url'
  return [
    {
      name: 'parseUrl',
      file,
      table: PARSE_URL_OPTIONS,
      reads,
      call: (o, text = 'https://e.com') => parser.parseUrl(text, o),
    },
    {
      name: 'readUrl',
      file,
      table: READ_URL_OPTIONS,
      reads,
      call: (o, text = 'https://e.com') => parser.readUrl(text, o),
    },
    {
      name: 'basicUrlParse',
      file,
      table: BASIC_URL_PARSER_OPTIONS,
      reads,
      call: (o, text = 'https://e.com') => parser.basicUrlParse(text, o),
    },
    {
      name: 'canParse',
      file,
      table: PARSE_URL_OPTIONS,
      reads,
      call: (o, text = 'https://e.com') => parser.canParse(text, o),
    },
    {
      name: 'isValidUrlString',
      file,
      table: READ_URL_OPTIONS,
      reads,
      call: (o, text = 'https://e.com') => parser.isValidUrlString(text, o),
    },
    { name: 'getOrigin', file, table: ORIGIN_OPTIONS, call: (o) => parser.getOrigin(url, o) },
  ]
}

function ofHost(host: typeof anyHost | typeof asciiHost, file: string): readonly Taker[] {
  const reads = 'word'
  return [
    {
      name: 'parseHost',
      file,
      table: PARSE_HOST_OPTIONS,
      reads,
      call: (o, text = 'e.com') => host.parseHost(text, o),
    },
    {
      name: 'parseDomain',
      file,
      table: PARSE_DOMAIN_OPTIONS,
      reads,
      call: (o, text = 'e.com') => host.parseDomain(text, o),
    },
  ]
}

function installAndRestore(options: never): void {
  const { URL, URLSearchParams } = globalThis
  try {
    installURL(options)
  } finally {
    Object.assign(globalThis, { URL, URLSearchParams })
  }
}
