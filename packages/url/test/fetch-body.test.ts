import { URLSearchParams } from '@waymark/url'
import { testFormBodies } from '../../../test/form-body.ts'

testFormBodies(URLSearchParams)
