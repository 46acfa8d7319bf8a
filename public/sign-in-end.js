// Runs in the browser, on the page on which a sign-in ends (lib/http/sign-in/end-page.ts).
;(async () => {
  const { outcome: told, back, window: isWindow } = document.currentScript.dataset
  let outcome = told
  try {
    if (outcome === 'done') {
      const { visitor } = await (await fetch('/api/auth/session')).json()
      const { uid, userName, fullName, avatar } = visitor
      localStorage.setItem('user', JSON.stringify({ name: fullName, email: userName.includes('@') ? userName : '', photo: avatar ?? '', uid }))
    }
  } catch {
    // No session came of it, or the browser keeps nothing of a site.
    outcome = 'failed'
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's alone
  new BroadcastChannel('sign-in').postMessage(outcome)
  if (isWindow !== undefined) return close()
  try {
    if (outcome !== 'done') sessionStorage.setItem('sign-in-outcome', outcome)
  } catch {
    // Then the page one comes back to says nothing of it.
  }
  location.replace(back)
})()
