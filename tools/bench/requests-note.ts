/** What requests/s is in both reports, and why the numbers of one are not to be compared with those of the other. */
export const requestsNote = `## What requests/s measures

\`docs/performance.md\` and \`docs/deployment-profiles.md\` both have requests/s of one article, and the numbers are far
apart. What both have in common:

- wrk with one thread and 32 connections, on the same machine as the servers, HTTP/1.1 without TLS. Connections are kept
  alive. Nothing is pipelined: a connection sends its next request after the whole response.
- \`Accept-Encoding: br, gzip\`. The page comes from the page cache and was compressed before: nothing is compressed per
  request.
- 2 seconds of warm-up, 6 seconds that count.

What differs:

| | performance | deployment profiles |
| --- | --- | --- |
| question | how fast is one process at best | what do the profiles serve side by side |
| rounds | five, the fastest counts | one |
| in front of the site | nothing | nothing for one instance, otherwise nginx |
| nginx | a server of its own, with files | in front, as in \`deploy/nginx.conf\` |
| other processes | three nginx, all idle | four more sites, two nginx, PostgreSQL, Redis |
| their background work | none | each site polls for changes and runs its jobs |
| before the load | visits and Lighthouse for minutes, then rest | one request, right after the start of everything |

So the numbers of performance are an upper bound: one process, warmed up, in its least disturbed round. The numbers of
deployment profiles are a single sample, on cores that about ten processes share. How much each difference accounts for
was not measured. Neither report records what else the machine did at the time, and a busy machine slows a single round
by any factor. Compare numbers only within one report, whose columns come from one run.
`
