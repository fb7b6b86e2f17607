import { resolveBelow } from '@waymark/path-guard'

const APP = 'https://app.example/'

/** Where a person goes after the login: the page that was asked for, if it is one of this app. */
export function pageAfterLogin(next: string | null): string {
  const page = resolveBelow(APP, next ?? '')
  // The whole URL: of `https://app.example//evil.example`, the path alone would lead to another host.
  return page.allowed ? page.href : APP
}
