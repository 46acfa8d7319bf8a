import type { DOMWindow } from 'jsdom'

const readingTrees = [
  'cloneNode',
  'getElementsByTagName',
  'innerHTML',
  'querySelector',
  'querySelectorAll',
  'textContent',
] as const

const readingLists = ['childNodes', 'children'] as const

const readingNodes = [
  'after',
  'append',
  'before',
  'closest',
  'contains',
  'data',
  'firstChild',
  'lastChild',
  'matches',
  'nextElementSibling',
  'nextSibling',
  'parentElement',
  'parentNode',
  'prepend',
  'previousElementSibling',
  'previousSibling',
  'remove',
  'replaceWith',
] as const

/**
 * Makes a function that counts the steps of work on the nodes of a window: what is called and read, weighed by how much
 * of the tree it reads. Growth of the count is growth of the time, on any machine. Spoils the window for anything else.
 */
export function workCounter(window: DOMWindow): (work: () => void) => number {
  let [steps, isCounting] = [0, false]
  const prototypes = [window.Node, window.Element, window.CharacterData, window.DocumentFragment].map(
    ({ prototype }) => prototype as object,
  )
  const getterOf = (name: string) => Object.getOwnPropertyDescriptor(window.Node.prototype, name)?.get
  const [firstChild, nextSibling] = [getterOf('firstChild'), getterOf('nextSibling')]
  function nodesBelow(node: Node): number {
    let count = 1
    for (let child = firstChild?.call(node) as Node | null; child; child = nextSibling?.call(child) as Node | null)
      count += nodesBelow(child)
    return count
  }
  function count<A extends unknown[]>(
    original: (...given: A) => unknown,
    weigh: (node: Node, result: unknown) => number,
  ) {
    return function counted(this: Node, ...input: A): unknown {
      if (!isCounting) return original.apply(this, input)
      const result = original.apply(this, input)
      steps += weigh(this, result)
      return result
    }
  }
  function watch(names: readonly string[], weigh: (node: Node, result: unknown) => number): void {
    for (const prototype of prototypes) {
      for (const name of names) {
        const match = Object.getOwnPropertyDescriptor(prototype, name)
        if (!match) continue
        if (match.get) match.get = count(match.get, weigh)
        if (match.set) match.set = count(match.set, () => 1)
        if (typeof match.value === 'function') match.value = count(match.value, weigh)
        Object.defineProperty(prototype, name, match)
      }
    }
  }
  watch(readingTrees, (node) => nodesBelow(node))
  watch(readingLists, (_, list) => 1 + (list as ArrayLike<unknown>).length)
  watch(readingNodes, () => 1)
  return (work) => {
    ;[steps, isCounting] = [0, true]
    work()
    isCounting = false
    return steps
  }
}

export function sumOfDepths(root: Element, depth = 1): number {
  return Array.from(root.children, (child) => depth + sumOfDepths(child, depth + 1)).reduce(
    (sum, each) => sum + each,
    0,
  )
}

/** The most that work per unit of a text's own size may grow when the text is twice as long; quadratic work doubles. */
export const maxGrowth = 1.25

export function growthOf(
  html: (size: number) => string,
  workFor: (html: string) => [steps: number, size: number],
): number {
  const [small, large] = [100, 200].map((size) => {
    const [steps, units] = workFor(html(size))
    return steps / units
  })
  return (large ?? NaN) / (small ?? NaN)
}
