'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { UserPhoto } from '@/components/people/user-photo'
import { toast } from '@/components/ui/toast'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { draftKeys, removeStored } from '@/lib/http/browser/browser-storage'
import { forgetUser, useUser } from './user'
import styles from './user-menu.module.css'

interface Props {
  words: { menu: string; signOut: string; signOutFailed: string }
  home: string
  className?: string
}

export function UserMenu({ words, home, className }: Props) {
  const router = useRouter()
  const user = useUser()
  const id = useId()

  async function leave(): Promise<void> {
    try {
      const { signOut } = await import('@/lib/http/browser/sign-out')
      await signOut()
      forgetUser()
      // The next user of this device may be somebody else.
      removeStored('sessionStorage', draftKeys)
      router.push(home)
      router.refresh()
    } catch (error) {
      console.info(error)
      toast({ kind: 'error', text: words.signOutFailed })
    }
  }

  const name = user?.name || words.menu
  return (
    <div className={styles.menu}>
      <button type="button" className={className} popoverTarget={id} title={name}>
        <UserPhoto address={user?.photo} name={name} size={32} />
        <VisuallyHidden>{words.menu}</VisuallyHidden>
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <button type="button" className={styles.leave} onClick={() => void leave()}>
          {words.signOut}
        </button>
      </div>
    </div>
  )
}
