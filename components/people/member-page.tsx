import { currentLanguage } from '@/lib/http/i18n/request'
import { getArticlesBy } from '@/lib/queries/articles'
import { getFormerMember, getMember } from '@/lib/queries/members'
import { memberGraph } from '@/lib/seo/graphs'
import { profileOf } from '@/lib/seo/pages/member'
import { FormerPage } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { MemberScreen } from './member-screen'

export async function MemberPage({ id }: { id: string }) {
  const member = await getMember(id)
  if (!member)
    return <FormerPage kind="member" former={await getFormerMember(id)} pathOf={(former) => profileOf(former).path} />
  return (
    <>
      <MemberScreen member={member} articles={await getArticlesBy(member, await currentLanguage())} />
      <StructuredData graph={await memberGraph(member)} />
    </>
  )
}
