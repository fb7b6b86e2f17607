/** Hosts of others with the name of a domain in them. `L` is its label, `S` its suffix, `H` the two with a hyphen. */
const FORMS = (
  'L.S.evil www.L.S.evil login.L.S.evil m.L.S.evil L.S.login.evil L.S.account.verify.evil www.L.S.signin.id.evil secure.login.L.S.evil ' +
  'L.S.a.b.c.d.evil x1.L.S.evil a.b.c.L.S.evil L.S.12345.evil L.com.evil www.L.com.evil L.net.evil L.org.evil L.co.uk.evil L.com.ru.evil ' +
  'L.com.br.evil L.co.jp.evil L.de.evil L.S-login.evil L.S-secure.evil L.S-id123.evil L.S-verify-account.evil www.L.S-update.evil ' +
  'login.L.S-session.evil L.S.login-evil L.S-x.evil-evil H.evil www.H.evil login.H.evil H-login.evil login-H.evil my-H-account.evil ' +
  'www-H.evil www-H-signin.evil secure.H.evil H.secure.evil H.a.b.evil a.b.H.evil H-evil L.S-evil www.L.S-evil login.L.S-evil ' +
  'login-L.S-evil www-L.S-evil www-L.S.evil login-L.S.evil my-L.S-account.evil L-login.evil login-L.evil secure-L.evil L-account.evil ' +
  'L-support.evil L-verify.evil www.L-security.evil L-update.evil account-L-verify.evil L.S.S.evil'
).split(' ')

const EVIL_SUFFIXES: readonly string[] =
  'top xyz info com cn ru co.uk com.br shop pages.dev github.io web.app'.split(' ')

/** Sixty hosts below twelve suffixes. */
export function embeddingsOf(domain: string): string[] {
  const at = domain.indexOf('.')
  const [label, suffix] = [domain.slice(0, at), domain.slice(at + 1)]
  const words: Readonly<Record<string, string>> = {
    L: label,
    S: suffix,
    H: domain.replaceAll('.', '-'),
  }
  return FORMS.flatMap((form) =>
    EVIL_SUFFIXES.map((top) => `${form.replace(/[LSH]/g, (letter) => words[letter]!)}.${top}`),
  )
}
