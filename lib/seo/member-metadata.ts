import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { htmlLang } from '@/lib/domain/languages'
import { memberPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { displayedRole } from '@/lib/domain/roles'
import { cut } from '@/lib/domain/text'
import { getMember } from '@/lib/queries/members'
import { missingMetadata } from './missing-metadata'
import { pageTitle } from './page-title'

/** Characters of a description that search engines show. */
const descriptionLength = 160

/** Head of a member's profile: the canonical address is in the member's own language, whatever address led here (product decisions 3). */
export async function memberMetadata(id: string): Promise<Metadata> {
  const [member, t] = [await getMember(id), await getTranslations()]
  if (!member) return missingMetadata()
  const canonical = localPath(member.language, memberPath(member.id))
  const title = member.fullName.trim() || t('member.unnamed')
  const about = member.description.replace(/\s+/g, ' ').trim()
  const description = about ? cut(about, descriptionLength) : t('member.summary', { name: title, role: t(`roles.${displayedRole(member.posts)}`) })
  return {
    title: pageTitle(title),
    description,
    alternates: { canonical, languages: { [htmlLang[member.language]]: canonical } },
    openGraph: { type: 'profile', title, description, url: canonical, siteName: t('brand.name'), ...(member.photo && { images: [member.photo] }) },
  }
}
