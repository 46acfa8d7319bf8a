import { useEffect } from 'react'
import type { FormState } from './form-state'
import type { ConsultationLabels } from './labels'

/** Says in the title of the window that the form has errors, or was sent (WCAG 2.4.2, 3.3.1). */
export function useTitle({ failure, errors, sent }: FormState, labels: ConsultationLabels): void {
  const isWaiting = failure === 'offline' || failure === 'fileWaits'
  const hasErrors = Object.keys(errors).length > 0 || (failure !== undefined && !isWaiting)
  const prefix = sent ? `${labels.sent} ` : hasErrors ? labels.errorTitle.replace('{title}', '') : ''
  useEffect(() => {
    // The page that answers a form without script has its title already.
    if (!prefix || document.title.startsWith(prefix.trim())) return undefined
    const before = document.title
    const now = `${prefix}${before}`
    document.title = now
    return () => {
      if (document.title === now) document.title = before
    }
  }, [prefix])
}
