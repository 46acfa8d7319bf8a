import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { SignOut } from './sign-out'

/** In place of Payload's own, which signs out whoever opens it: a link on another site would be enough. */
export function SignOutPage({ initPageResult: { req } }: AdminViewServerProps) {
  if (!req.user) redirect('/admin/login')
  return <SignOut />
}
