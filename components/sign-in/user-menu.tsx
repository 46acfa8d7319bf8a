'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { UserPhoto } from '@/components/ui/avatar'
import { toast } from '@/components/ui/toast'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { draftKeys, removeStored } from '@/lib/http/browser/browser-storage'
import { forgetUser, useUser } from './user'
import styles from './user-menu.module.css'

interface Props {
  labels: { menu: string; signOut: string; signOutFailed: string }
  home: string
  className?: string
}

export function UserMenu({ labels, home, className }: Props) {
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
      toast({ kind: 'error', text: labels.signOutFailed })
    }
  }

  const name = user?.name || labels.menu
  return (
    <div className={`signed-in ${styles.menu}`}>
      <button type="button" className={className} popoverTarget={id} title={name}>
        <UserPhoto address={user?.photo} name={name} size={32} />
        <VisuallyHidden>{labels.menu}</VisuallyHidden>
      </button>
      <div id={id} popover="auto" className={`panel ${styles.panel}`}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <button type="button" className="text-button" onClick={() => void leave()}>
          {labels.signOut}
        </button>
      </div>
    </div>
  )
}
