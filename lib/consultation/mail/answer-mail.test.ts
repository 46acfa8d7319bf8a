import { expect, test } from '@jest/globals'
import { answerMail } from './answer-mail'

const answer = {
  to: 'lan@cong-ty.example',
  replyTo: 'lienhe@ilc.example',
  language: 'vi',
  subject: 'Trả lời',
  text: 'Kính gửi',
} as const

test('an answer keeps its lines, and is text in HTML too', () => {
  const mail = answerMail({ ...answer, text: 'Kính gửi <b>Lan</b>,\n\nMột & hai\r\nba' })
  expect(mail.text).toBe('Kính gửi <b>Lan</b>,\n\nMột & hai\nba\n')
  expect(mail.html).toContain('<p>Kính gửi &lt;b&gt;Lan&lt;/b&gt;,<br>\n<br>\nMột &amp; hai<br>\nba</p>')
  expect(mail.isPersonal).toBe(true)
})

test.each(['\n', '\r\n', '\r', '\u2028', '\0\n'])('a line break %j adds no header', (lineBreak) => {
  const mail = answerMail({
    ...answer,
    to: `lan@cong-ty.example${lineBreak}Bcc: x@evil.example`,
    subject: `Trả lời${lineBreak}Bcc: x@evil.example`,
  })
  expect([mail.to, mail.subject]).toEqual(['lan@cong-ty.example Bcc: x@evil.example', 'Trả lời Bcc: x@evil.example'])
})
