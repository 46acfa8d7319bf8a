import { afterEach, expect, jest, test } from '@jest/globals'
import { startMailServer } from '@/lib/testing/mail-server'
import { readMail } from '@/lib/testing/read-mail'
import { confirmation } from './consultation-mails'
import { sampleInstitute, sampleRequest } from '@/lib/testing/mail-fixtures'

const mail = confirmation(sampleRequest, sampleInstitute)

let stop: (() => Promise<void>) | undefined

afterEach(async () => {
  jest.resetModules()
  await stop?.()
})

/** Settings are read once per process, so each test loads its own modules. */
async function transportWith(environment: Record<string, string>) {
  const before = { ...process.env }
  Object.assign(process.env, environment)
  try {
    const { settings } = await import('@/lib/operations/settings')
    settings()
    return await import('./transport')
  } finally {
    process.env = before
  }
}

test('without a configured server, sending fails, but not permanently', async () => {
  const { isMailSet, sendMail } = await transportWith({ SMTP_URL: '', MAIL_FROM: '' })
  expect(isMailSet()).toBe(false)
  await expect(sendMail(mail, '<1@ilc.example>')).rejects.toMatchObject({
    isFinal: false,
    reason: 'SMTP_URL is not set',
  })
})

test('mails go to the configured server, from the configured sender', async () => {
  const server = await startMailServer()
  stop = server.stop
  const { isMailSet, sendMail } = await transportWith({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Viện ILC <web@ilc.example>',
  })
  expect(isMailSet()).toBe(true)
  await sendMail(mail, '<1@ilc.example>')
  await sendMail(mail, '<2@ilc.example>')
  expect(server.taken.map(({ raw }) => ['from', 'message-id'].map((name) => readMail(raw).headers.get(name)))).toEqual([
    ['Viện ILC <web@ilc.example>', '<1@ilc.example>'],
    ['Viện ILC <web@ilc.example>', '<2@ilc.example>'],
  ])
})
