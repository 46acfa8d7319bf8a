'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import styles from './video-player.module.css'

interface Props {
  player: ReactNode
  /** HTML of a link to the video. One to its page at its host the page's inline script replaces by the player. */
  link: string
  title: string
  labels: { close: string }
  children: ReactNode
}

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * A video behind its poster. It plays in a dialog (spec 2); until React has hydrated it, one of another host plays in the
 * place of the poster, and one of this site in a page of its own.
 */
export function VideoPlayer({ player, link, title, labels, children }: Props) {
  const cover = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    // Until then the page's inline script answers presses.
    const place = cover.current
    place?.setAttribute('data-taken', '')
    return () => place?.removeAttribute('data-taken')
  }, [])
  useEffect(() => {
    if (playing) dialog.current?.showModal()
  }, [playing])

  const play = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || opensElsewhere(event)) return
    event.preventDefault()
    setPlaying(true)
  }
  const close = () => dialog.current?.close()
  const closed = () => {
    setPlaying(false)
    // Not every browser focuses a clicked link, so the dialog may not return the focus to it.
    cover.current?.querySelector('a')?.focus()
  }

  return (
    <>
      <div className={`frame ${styles.poster}`}>
        {children}
        <span aria-hidden="true" className={styles.play} />
        {/* The link stays the same element: one that is replaced while it is pressed gets no click. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div ref={cover} className={styles.cover} onClick={play} dangerouslySetInnerHTML={{ __html: link }} />
      </div>
      {playing && (
        // The frame fills the dialog, so a click on the dialog itself is outside the video.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={title}
          onClose={closed}
          // Not the second click of a double click on the poster.
          onClick={(event) => event.target === event.currentTarget && event.detail < 2 && close()}
        >
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label={labels.close}
            title={labels.close}
            onClick={close}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
          {player}
        </dialog>
      )}
    </>
  )
}
