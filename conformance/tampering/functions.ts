import type { Operation, Ours } from './operation.ts'

/** Operations of functions that engines do not have; on what Node has they give nothing. */

function address(name: string, run: (ours: Ours) => unknown): Operation {
  return { name, isAddress: true, run: ({ ours }) => ours && run(ours) }
}

/** Whether something is said of a URL, or pairs are read from one. */
function verdict(name: string, run: (ours: Ours) => unknown): Operation {
  return { name, isAddress: false, run: ({ ours }) => ours && run(ours) }
}

const VALID = 'https://user@www.example.com:8080/a/b?x=1&y=2#f'

function located(input: string, base: string | null): Operation {
  return verdict(`locateParts of ${input}`, ({ locateParts }) => {
    const { fromBase, host, parameters, path, query, removed, scheme, segments } = locateParts(
      input,
      base,
    )
    let places = `${scheme?.end} ${host?.start} ${host?.end} ${path?.end} ${query?.start} ${fromBase}`
    for (let i = 0; i < segments.length; i++) places += ` ${segments[i]!.start}`
    for (let i = 0; i < parameters.length; i++) places += ` ${parameters[i]!.value?.start}`
    for (let i = 0; i < removed.length; i++) places += ` ${removed[i]!.end}`
    return places
  })
}

function validity(input: string, base: string | null): Operation {
  return verdict(`isValidUrlString of ${input}`, ({ isValidUrlString }) =>
    isValidUrlString(input, base),
  )
}

export const functions: readonly Operation[] = [
  address('parseUrl', ({ parseUrl }) => parseUrl('https://É.com/a b')?.href),
  address(
    'parseUrl with a base',
    ({ parseUrl }) => parseUrl('../é', { base: 'https://b.example/c/d' })?.href,
  ),
  address('parseUrl, the host', ({ parseUrl }) => {
    const host = parseUrl('https://EXAMPLE.com/')?.host
    return host?.kind === 'domain' ? host.name : host?.kind
  }),
  address('parseUrl of what has no URL', ({ parseUrl }) => parseUrl('/x', {})?.href),
  address('basicUrlParse', ({ basicUrlParse }) => {
    const url = basicUrlParse('https://a.example/b?c')!
    return basicUrlParse('é.EXAMPLE', null, { url, stateOverride: 'host state' })?.href
  }),
  address('parseUrlWithErrors', ({ parseUrlWithErrors }) => {
    const { errors, url } = parseUrlWithErrors('https:\\\\É.com/a b', null)
    return `${url?.href} ${errors.length} ${errors[0]?.name} ${errors[1]?.start}`
  }),
  address('withParts', ({ parseHost, parseUrl, withParts }) => {
    const url = parseUrl('https://a.example:8443/b?c#d')!
    return withParts(url, {
      host: parseHost('é.example'),
      path: { kind: 'list', segments: ['x', 'y'] },
      port: null,
      username: 'me',
    }).href
  }),
  address('withParts without a host', ({ parseUrl, withParts }) => {
    return withParts(parseUrl('web+demo://a/b//c')!, { host: null }).href
  }),
  address('serializeUrl, serializePath', ({ parseUrl, serializePath, serializeUrl }) => {
    const url = parseUrl('https://É.com/a/b?c#d')!
    return `${serializeUrl(url, true)} ${serializePath(url)}`
  }),
  address('getOrigin', ({ getOrigin, parseUrl, serializeOrigin }) => {
    return serializeOrigin(getOrigin(parseUrl('blob:https://É.com:8443/1')!))
  }),
  verdict('urlEquals, isSpecial', ({ isSpecial, parseUrl, urlEquals }) => {
    const url = parseUrl('https://a.example/b#c')!
    const other = parseUrl('https://A.example:443/b')!
    return `${urlEquals(url, other, true)} ${urlEquals(url, other)} ${isSpecial(url)}`
  }),
  verdict('canParse', ({ canParse }) => `${canParse('//é.com', 'https://a')} ${canParse('//a b')}`),
  located(' https://us:er@É.com:80/x/../y\t?q=1&&r&s=2#f ', null),
  located('../a?b=c', 'https://b.example/c/d'),
  located('file:///C|/a\\b', null),
  validity(VALID, null),
  validity('https://é.example/ü%20', null),
  validity('https://a b.example/', null),
  validity('https://192.0.2.256/', null),
  validity('http://[2001:db8::1]/%', null),
  validity('../a/b', 'https://b.example/c/d'),
  address('parseHost', ({ parseHost, serializeHost }) => {
    const name = serializeHost(parseHost('É.EXAMPLE')!)
    return `${name} ${serializeHost(parseHost('0x7f.1')!)} ${serializeHost(parseHost('[::1]')!)}`
  }),
  address(
    'parseHost of what is not a host',
    ({ parseHost }) => `${parseHost('a b')?.kind} ${parseHost('[::')?.kind}`,
  ),
  address('parseDomain', ({ parseDomain }) => parseDomain('É.EXAMPLE', true)),
  address('domainToUnicode', ({ domainToUnicode }) => domainToUnicode('xn--bcher-kva.example')),
  address('toAscii', ({ toAscii }) => toAscii('Faß.BÜCHER.example', { checkHyphens: true })),
  address('toUnicode', ({ toUnicode }) => {
    const { domain, error } = toUnicode('xn--bcher-kva.xn--a')
    return `${domain} ${error}`
  }),
  verdict('hostEquals', ({ hostEquals, parseHost }) =>
    hostEquals(parseHost('É.example')!, parseHost('xn--9ca.example')!),
  ),
  verdict('isValidDomain', ({ isValidDomain, isValidHostString }) => {
    const domains = `${isValidDomain('é.example')} ${isValidDomain('a..b')}`
    return `${domains} ${isValidHostString('[::1]')} ${isValidHostString('127.1')}`
  }),
]
