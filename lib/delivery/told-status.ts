import { statusMark } from '@/lib/http/status-mark'
import { isHtml, type Answer } from './answer'

const gone = new RegExp(`<meta name="${statusMark}" content="410"`)

/** An answer with the status that its page's head tells: Next knows none for what was taken away. Nothing that anybody writes can stand there so, since it is escaped. */
export function withToldStatus(answer: Answer): Answer {
  if (answer.status !== 200 || !isHtml(answer)) return answer
  const head = answer.body.subarray(0, answer.body.indexOf('</head>')).toString('latin1')
  return gone.test(head) ? { ...answer, status: 410 } : answer
}
