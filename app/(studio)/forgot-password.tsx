import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'
import { contactWithoutMail } from '@/lib/backend/embedded/staff/forgot-password'

/** The page of a forgotten password where the site cannot send mail: whom to contact. */
export async function ForgotPassword({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <>
      <h1>{labelFor(req, 'forgotTitle')}</h1>
      <p style={{ margin: '1rem 0' }}>{await contactWithoutMail(req)}</p>
      <Link href="/admin/login" prefetch={false}>
        {req.t('authentication:backToLogin')}
      </Link>
    </>
  )
}
