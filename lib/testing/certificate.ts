/**
 * A certificate for `localhost` that nobody vouches for, valid until 2126, and its key. For servers of tests on this
 * machine only: the key is public.
 */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgH4ddYFohU43Ukass
u/2cddqSJOm76W2MBLabuDFxG+6hRANCAARqBNNfcZLNT8pwptpxIQHehd4cXc4h
oyCrnpMXMoRAozSrvnApHmtNf4WRoOnkSDqsLAs/iLgInNCMr3+UVjfc
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUMEBOozD99LnTZhqwRMxeM9gTHg8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjIzMTcxMVoYDzIxMjYxMTAy
MjMxNzExWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARqBNNfcZLNT8pwptpxIQHehd4cXc4hoyCrnpMXMoRAozSrvnApHmtN
f4WRoOnkSDqsLAs/iLgInNCMr3+UVjfco28wbTAdBgNVHQ4EFgQUfFFOkVlRtvp/
/xOMhZ+0OnLZEs0wHwYDVR0jBBgwFoAUfFFOkVlRtvp//xOMhZ+0OnLZEs0wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAKXIUj1HMNZyhYdwc7VZU3iTppiHNHdIVuG8vnZJjFV8AiBo
0cLAkBrFWy2mt74nnu9Xuj0281YyWuQKctgwco3tLQ==
-----END CERTIFICATE-----
`,
}
