import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginForm } from './login-form'

/** The page on which staff sign in, in place of Payload's own, which does not know of a second factor. */
export function Login({ initPageResult: { req, locale, permissions }, params, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo
          i18n={req.i18n}
          locale={locale}
          params={params}
          payload={req.payload}
          permissions={permissions}
          searchParams={searchParams}
        />
      </div>
      <LoginForm redirect={target} />
    </>
  )
}
