import { URLSearchParams } from '@waymark/urlencoded'
import { testFormBodies } from '../../../test/form-body.ts'

testFormBodies(URLSearchParams)
