import { getMember } from '@/lib/queries/members'
import { memberGraph } from '@/lib/seo/graphs'
import { Missing } from '@/components/layout/missing'
import { StructuredData } from '@/components/layout/structured-data'
import { MemberScreen } from './member-screen'

/** The member with this id, or the not-found page. */
export async function MemberPage({ id }: { id: string }) {
  const member = await getMember(id)
  if (!member) return <Missing />
  return (
    <>
      <MemberScreen member={member} />
      <StructuredData graph={await memberGraph(member)} />
    </>
  )
}
