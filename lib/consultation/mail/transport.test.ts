import { expect, test } from '@jest/globals'
import { sampleInstitute, sampleRequest } from '@/lib/testing/mail-fixtures'
import { confirmation } from './consultation-mails'
import { isMailSet, sendMail } from './transport'

test('without a configured server, sending fails, but not permanently', async () => {
  expect(isMailSet()).toBe(false)
  const sent = sendMail(confirmation(sampleRequest, sampleInstitute), '<1@ilc.example>')
  await expect(sent).rejects.toMatchObject({ isFinal: false, reason: 'SMTP_URL is not set' })
})
