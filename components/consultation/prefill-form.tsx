'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent, ReactNode } from 'react'
import { prefillKey, type Prefill } from '@/lib/consultation/prefill'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { toast } from '@/components/ui/toast'

interface Props {
  className?: string
  action: string
  /** Subject of the request if no service was chosen (spec 3). */
  subject: string
  problem: string
  children: ReactNode
}

/** Prefills the contact page with what was typed, and clears itself (spec 2, 4). */
export function PrefillForm({ className, action, subject, problem, children }: Props) {
  const router = useRouter()

  function prefill(event: FormEvent<HTMLFormElement>): void {
    try {
      const form = event.currentTarget
      const field = (name: string) => String(new FormData(form).get(name) ?? '').trim()
      const [date, day] = [field('consultDate'), parseTypedDate(field('consultDate'))]
      const given: Prefill = {
        fullName: field('fullName'),
        phone: field('phone'),
        content: field('content'),
        consultDate: day ?? '',
        unreadDate: day === undefined ? date : '',
        subject,
        status: 'PENDING',
      }
      // Throws if the browser stores no site data; the form is then posted as without script.
      sessionStorage.setItem(prefillKey, JSON.stringify(given))
      event.preventDefault()
      form.reset()
      // Shown there too in a browser without `:has()`.
      if (location.pathname === action) location.assign(action)
      else router.push(action)
    } catch (error) {
      console.info(error)
      if (event.defaultPrevented) toast({ kind: 'error', text: problem })
    }
  }

  return (
    <form className={className} action={`${action}#consultation-title`} method="post" onSubmit={prefill}>
      <input type="hidden" name="from" value="footer" />
      {children}
    </form>
  )
}
