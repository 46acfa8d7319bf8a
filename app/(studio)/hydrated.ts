/**
 * Whether React has taken over an element of the server's HTML, or shows something in an element that the editor made.
 * What changes before makes the hydration fail, and presses are lost. An element that was read by an attempt that waits
 * for more scripts does not count: it is read again. Self-contained, so that tests can run it in a browser.
 */
export function isHydrated(element: Element): boolean {
  interface Fiber {
    alternate: Fiber | null
    flags: number
    return: Fiber | null
  }
  const marks = Object.entries(element) as [string, Fiber | null][]
  if (marks.some(([key]) => key.startsWith('_reactListening'))) return true
  let fiber = marks.find(([key]) => key.startsWith('__reactFiber'))?.[1]
  if (!fiber) return false
  // React looks for the same flags (Placement and Hydrating) before it passes an event to an element.
  const uncommitted = 2 | 4096
  for (; fiber && !fiber.alternate; fiber = fiber.return) if ((fiber.flags & uncommitted) !== 0) return false
  return true
}
