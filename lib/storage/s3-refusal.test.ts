import { expect, test } from '@jest/globals'
import { s3Refusal } from './s3-refusal'

test.each([
  [
    400,
    '<Error><Code>AuthorizationHeaderMalformed</Code><Region>x</Region></Error>',
    '400 (AuthorizationHeaderMalformed)',
  ],
  [403, '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code></Error>', '403 (SignatureDoesNotMatch)'],
  [403, '', '403'],
  [502, '<html><Code>no <b>code</b></Code></html>', '502'],
])('%i with %j', (status, body, said) => {
  expect(s3Refusal(status, body)).toBe(said)
})
