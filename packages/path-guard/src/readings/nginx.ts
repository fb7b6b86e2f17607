import { asciiLowercase } from '@waymark/infra'
import { type ParserModel, portOf, splitAt } from './parser-model.ts'

/** The absolute form of a request target, as nginx reads it. The source was read; the program was not run. */
export const NGINX: ParserModel = {
  name: 'nginx',
  title: 'nginx 1.28, the target of a request',
  source: 'https://github.com/nginx/nginx/blob/master/src/http/ngx_http_parse.c',
  read(url) {
    const [written, ipv6, name, digits = ''] = TARGET.exec(url) ?? []
    if (written === undefined) return null
    const [path] = splitAt(/[?#]/, url.slice(written.length))
    return { host: asciiLowercase(ipv6 ?? name ?? ''), port: portOf(digits), path }
  },
}

const TARGET =
  /^[a-z][a-z\d+.-]*:\/\/(?:\[([\w:.\-~!$&'()*+,;=]+)\]|([a-z\d.-]+))(?::(\d*))?(?=[/?]|$)/i
