export function scrolledIndex(viewport: HTMLElement | null): number {
  const [first, second] = viewport?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? []
  if (!viewport || !first || !second) return 0
  return Math.round(viewport.scrollLeft / (second.offsetLeft - first.offsetLeft))
}

export function endScrolling(viewport: HTMLElement): void {
  viewport.dataset.engine = ''
  viewport.scrollLeft = 0
}

const idle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200)

export function whenNear(element: Element | null, task: () => void): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      idle(task)
    },
    { rootMargin: '300px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
