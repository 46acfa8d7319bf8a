import { Banner } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'
import type { Redirect } from '@/lib/backend/embedded/payload-types'
import { hasPageAt } from '@/lib/backend/embedded/redirects/page-at'

export async function ExistingPage({ data, i18n }: UIFieldServerProps) {
  const { from, id } = (data ?? {}) as Partial<Redirect>
  if (id === undefined || !from || !(await hasPageAt(from))) return null
  return <Banner type="error">{labelFor({ i18n }, 'redirectPageExists')}</Banner>
}
