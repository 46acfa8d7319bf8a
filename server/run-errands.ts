import { callOwn } from './call-own'
import { repeat } from './repeat'
import { trouble } from './trouble'

/** Milliseconds between two rounds: a mail goes out while its reader still looks at the page. */
const interval = 3000

/** The same after a round that failed. */
const longInterval = 30_000

/** Milliseconds that a round of mails may take; one that takes longer goes on by itself, and no other takes its mails. */
const patience = 5 * 60 * 1000

/** Has the site do what waits, again and again, until the function that is returned is called. */
export function runErrands(): () => void {
  const undone = trouble('What waits is not done for now, mails and files:', 'What waits is done again: mails and files')
  let stopped = false
  const rounds = repeat(async () => {
    try {
      await callOwn('/api/errands', patience)
      undone.over()
      return interval
    } catch (error) {
      if (!stopped) undone.met(error)
      return longInterval
    }
  })
  return () => {
    stopped = true
    rounds.stop()
  }
}
