import { expect, test } from 'vitest'
import { wrongLicences } from '../../scripts/release/sbom.ts'

const components = [
  { name: '@waymark/a', licenses: [{ expression: 'MIT AND MPL-2.0' }] },
  { group: '@waymark', name: 'b', licenses: [{ license: { id: 'MIT' } }] },
]
const manifest = (name: string, license: string) => ({ name, version: '1.0.0', license })

test('a bill of materials has the licences of the manifests', () => {
  const right = [manifest('@waymark/a', 'MIT AND MPL-2.0'), manifest('@waymark/b', 'MIT')]
  expect(wrongLicences({ components }, right)).toEqual([])
  const wrong = [manifest('@waymark/a', 'MIT'), manifest('@waymark/c', 'MIT')]
  expect(wrongLicences({ components }, wrong)).toEqual([
    '@waymark/a has MIT; listed is MIT AND MPL-2.0.',
    '@waymark/c has MIT; listed is undefined.',
  ])
})
