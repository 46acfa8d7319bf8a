import type { Problem, Rule } from '../site'

/** All agents get the same page. */
export const agents: Rule = ({ pages, seen }) =>
  seen.flatMap(({ address, agent, status, isSame }): Problem[] => {
    const expected = pages.get(address)?.status
    if (status !== expected) return [{ page: address, what: `${agent} is answered ${status}, Googlebot ${expected}` }]
    return isSame ? [] : [{ page: address, what: `${agent} gets other HTML than Googlebot` }]
  })
