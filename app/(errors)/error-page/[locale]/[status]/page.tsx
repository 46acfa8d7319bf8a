import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen, errorStatuses } from '@/components/layout/error-screen'
import { pageTitle } from '@/lib/seo/page-title'

export const instant = false

type Props = PageProps<'/error-page/[locale]/[status]'>

const statusOf = (text: string) => errorStatuses.find((status) => status === text) ?? '500'

export function generateStaticParams() {
  return errorStatuses.map((status) => ({ status }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('error')
  return { title: pageTitle(t(`${statusOf((await params).status)}.title`)), robots: { index: false } }
}

/** Rendered by the build. The server sends it when a page could not be rendered. It has no public address. */
export default async function ErrorPage({ params }: Props) {
  return <ErrorScreen status={statusOf((await params).status)} />
}
