import { getMember } from '@/lib/queries/members'
import { Missing } from '@/components/layout/missing'
import { MemberScreen } from './member-screen'

/** The member with this id, or the not-found page. */
export async function MemberPage({ id }: { id: string }) {
  const member = await getMember(id)
  return member ? <MemberScreen member={member} /> : <Missing />
}
