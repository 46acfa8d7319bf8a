import { letter } from './letter'
import { oneLine, type Mail } from './mail'

/** The answer of staff to a consultation request, as they wrote it. Its text is shown as text, never read as HTML. */
export function answerMail({
  to,
  replyTo,
  language,
  subject: typed,
  text: written,
}: Pick<Mail, 'to' | 'language' | 'subject' | 'text'> & { replyTo: string }): Mail {
  const subject = oneLine(typed)
  const { text, html } = letter(language, subject, [{ lines: written }])
  return { to: oneLine(to), replyTo: oneLine(replyTo), language, subject, text, html, isPersonal: true }
}
