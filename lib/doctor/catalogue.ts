/** Whether a finding needs attention at some time, or keeps the site or a part of it from working. */
export type Severity = 'warning' | 'problem'

/**
 * Everything that `npm run doctor` can find wrong, with what to do about it. The codes are in the output of `--json`:
 * programs may rely on them.
 */
export const catalogue = {
  'check-failed': ['problem', 'Run it again. If it fails again, report the line as a fault of this program.'],
  'check-timed-out': [
    'problem',
    'Whatever it asked did not answer: see whether it is running and reachable from here.',
  ],

  'setting-wrong': ['problem', 'Correct it: the site does not start. docs/operations.md describes each setting.'],
  'setting-misspelt': ['warning', 'Correct the name, or remove the variable: the site does not read it.'],
  'setting-renamed': ['warning', 'Use the present name. The former one still works.'],
  'site-url-missing': ['warning', 'Set SITE_URL to the public address. Links, mails and search engines use it.'],
  'site-url-unencrypted': ['problem', 'Set SITE_URL to the https:// address, and set up a proxy with a certificate.'],

  'secret-weak': ['problem', 'Replace it by the output of: openssl rand -hex 32'],
  'secret-shared': ['warning', 'Give each of them a value of its own: openssl rand -hex 32'],
  'password-guessable': ['problem', 'Choose another one, for example a few words that do not belong together.'],
  'secrets-unusable': ['problem', 'Run this as the user of the site, or restore the file from a backup.'],
  'secrets-readable': ['warning', 'Let only the user of the site read it: chmod 600 on that file.'],

  'node-old': ['problem', 'Run npm ci in the folder of the site: it installs the version that the site needs.'],
  'site-not-running': ['warning', 'Start it with npm start, unless it was stopped on purpose.'],
  'site-not-ready': ['problem', 'See the log of the site. docs/operations.md describes what /readyz answers.'],

  'cdn-refused': [
    'problem',
    'Correct CDN_SERVICE and CDN_TOKEN: it must be allowed to purge. Changes show ten minutes late.',
  ],

  'folder-missing': [
    'warning',
    'npm start makes it. If the site had content, DATA_DIR names another folder than before.',
  ],
  'folder-not-writable': ['problem', 'Give the folder to the user of the site (chown), or repair the read-only disk.'],
  'folder-of-other-user': ['warning', 'Run this as the user of the site: another one may write what the site may not.'],
  'disk-full': [
    'problem',
    'Make room: delete old logs and backups, or enlarge the disk. The site refuses changes soon.',
  ],
  'disk-nearly-full': ['warning', 'Make room soon: delete old logs and backups, or enlarge the disk.'],
  'inodes-used-up': ['problem', 'Delete many small files that nothing needs. No new file can be made soon.'],

  'database-missing': [
    'warning',
    'npm start creates a new site. If this one had content, restore a backup or correct DATA_DIR.',
  ],
  'database-unreachable': [
    'problem',
    'See whether it runs and DATABASE_URL is right; on SQLite, whether the site owns the file.',
  ],
  'database-unreadable': [
    'problem',
    'Stop the site and restore the last backup: npm run restore -- FILE.zip --replace',
  ],
  'database-busy': ['warning', 'Another program writes for long, such as an import or a backup. Run this again later.'],
  'database-not-writable': [
    'problem',
    'Let the user of the site write to it: owner of the file, or role and standby state.',
  ],
  'database-old': ['problem', 'Update PostgreSQL to a version that its makers still support.'],
  'database-encoding': ['problem', 'Create a database with the encoding UTF8, and move the content into it.'],
  'extension-missing': ['problem', 'Install the extension, for Debian the package postgresql-contrib, then npm start.'],
  'statistics-missing': [
    'warning',
    'Restart the site: npm start collects them. Without them lists and searches are slow.',
  ],
  'schema-empty': [
    'warning',
    'npm start fills it. If the site had content, DATABASE_URL or DATA_DIR names another one.',
  ],
  'schema-behind': ['warning', 'npm start brings it up to date, or npm run db:migrate. Make a backup before.'],
  'schema-newer': ['problem', 'Install the newer version of the site again, or restore a backup of this version.'],
  'backend-unreachable': [
    'problem',
    'See whether the hosted backend is running, and whether BACKEND_URL names its API.',
  ],

  'clock-off': ['warning', 'Let both machines set their clocks by NTP: timedatectl set-ntp true'],
  'clock-wrong': [
    'problem',
    'Let both machines set their clocks by NTP (timedatectl set-ntp true). Sign-in codes fail.',
  ],

  'clock-jumped': [
    'warning',
    'Nothing, if the time of this machine is right. Otherwise correct it: timedatectl set-ntp true',
  ],

  'bucket-unreachable': ['problem', 'See whether S3_ENDPOINT is right, and whether this machine may reach it.'],
  'bucket-refused': [
    'problem',
    'Correct S3_BUCKET, S3_REGION and both keys, which must be allowed to put, get, list and delete.',
  ],
  'bucket-differs': ['problem', 'The service returned other bytes than were stored. Ask its operator.'],

  'mail-off': ['warning', 'Set SMTP_URL and MAIL_FROM. Until then mails wait in the outbox of the studio.'],
  'mail-unreachable': ['problem', 'Correct host and port in SMTP_URL. Many hosts block port 25: use 587 or 465.'],
  'mail-certificate': [
    'problem',
    'Name the host as its certificate does. docs/operations.md says how to add a private authority.',
  ],
  'mail-encryption': ['problem', 'Use smtps:// with port 465, and smtp:// with 587. If it is so, see its firewall.'],
  'mail-blocked': ['problem', 'The server refuses this machine: ask its operator, or use another server.'],
  'mail-refused': ['problem', 'Correct user and password in SMTP_URL. Percent-encode @ / ? # % in them.'],
  'mail-not-sent': [
    'problem',
    'Use a MAIL_FROM that the server lets this user send by; some want a password in SMTP_URL.',
  ],

  'redis-unreachable': ['problem', 'Start Redis or correct REDIS_URL. Until then each instance works on its own.'],

  'address-wrong': ['problem', 'Give the public address of the site: npm run doctor -- --url https://www.ilc.example'],
  'address-not-checked': ['warning', 'Run it with the public address: npm run doctor -- --url https://www.ilc.example'],
  'address-unreachable': ['problem', 'See whether name server, firewall and proxy lead this address to the site.'],
  'address-differs': [
    'problem',
    'Set SITE_URL to this address, or redirect it to SITE_URL. Forms work at SITE_URL only.',
  ],
  'redirect-loop': [
    'problem',
    'Redirect what comes by http alone. Behind Cloudflare, set its encryption to Full (strict).',
  ],
  'name-not-redirected': ['warning', 'Redirect that name to SITE_URL with 308: forms work at SITE_URL only.'],
  'address-failed': ['problem', 'See the logs of the proxy and of the site for that answer.'],
  'certificate-invalid': [
    'problem',
    'Install a certificate for this name, with the certificates between it and its root.',
  ],
  'certificate-expired': ['problem', 'Renew the certificate, and let the proxy read it again.'],
  'certificate-expires': [
    'warning',
    'See why it was not renewed yet: certbot renew --dry-run. The proxy must read it again.',
  ],
  'redirect-missing': ['problem', 'Let the proxy redirect http:// to https:// with 308, as deploy/nginx.conf does.'],
  'port-80-closed': ['warning', 'Open port 80 and redirect to https://: visitors type addresses without it.'],
  'hsts-missing': ['problem', 'Let the proxy pass Strict-Transport-Security on. The site sends it.'],
  'hsts-twice': ['warning', 'Remove Strict-Transport-Security from the proxy: the site sends it by the setting HSTS.'],
  'compression-lost': [
    'warning',
    'Let the proxy pass Accept-Encoding and Content-Encoding on. The site compresses itself.',
  ],
  'caching-rewritten': [
    'warning',
    'Remove rules for Cache-Control, Expires and ETag from the proxy: the site sends its own.',
  ],
  'cache-keeps-private': [
    'problem',
    'Let the cache obey Cache-Control: no-store. In nginx, remove proxy_ignore_headers.',
  ],
  'policy-rewritten': ['problem', 'Let the proxy pass Content-Security-Policy on, and add none of its own.'],

  'proxy-unknown': [
    'warning',
    'Run this where the site has its settings and data, with the site of this version running.',
  ],
  'client-address-missing': ['problem', 'Let the proxy send X-Forwarded-For, as deploy/nginx.conf does.'],
  'proxy-not-trusted': ['problem', 'Add the address of the proxy to TRUSTED_PROXIES. All visitors count as one now.'],
  'client-address-forged': [
    'problem',
    'Let the proxy replace X-Forwarded-For, or narrow TRUSTED_PROXIES to the proxy.',
  ],
  'client-address-unclear': ['warning', 'Run this from a machine outside, which TRUSTED_PROXIES does not name.'],
  'host-rewritten': ['problem', 'Let the proxy pass the Host header on unchanged, with its port.'],
  'body-limit-low': ['problem', 'Raise the limit of the proxy to 32 MB (nginx: client_max_body_size 32m).'],

  'backup-unknown': [
    'warning',
    'Turn them on (BACKUP_HOUR), or name the folder of yours: npm run doctor -- --backups FOLDER',
  ],
  'backup-missing': ['warning', 'Make one now: npm run backup:nightly. The running site makes one every night.'],
  'backup-unreachable': [
    'problem',
    'Correct BACKUP_DIR, or the settings BACKUP_S3_*, and see whether this machine may reach that place.',
  ],
  'backup-beside-data': [
    'warning',
    'Set BACKUP_DIR to another disk, or BACKUP_S3_… to a bucket: with this disk both are lost.',
  ],
  'backup-place-closed': [
    'problem',
    'Give the folder to the user of the site. Under systemd name it in ReadWritePaths= as well.',
  ],
  'backup-no-room': ['problem', 'Make room, or set BACKUP_KEEP lower: backups leave 1 GB free for the site.'],
  'backup-key-unusable': ['problem', 'Correct BACKUP_KEY or BACKUP_KEY_FILE: no backup is made without its key.'],
  'backup-unreadable': [
    'warning',
    'Store the former key too: older backups need it. Make a new one now: npm run backup:nightly',
  ],
  'backup-failed': ['warning', 'Mend the cause, and make one now: npm run backup:nightly'],
  'backup-program': ['problem', 'Install postgresql-client in the version of the server: backups need it.'],
  'backup-old': [
    'warning',
    'See in the log why the backup of the night did not run, and make one now: npm run backup:nightly',
  ],
} as const satisfies Record<string, readonly [Severity, string]>

/** The stable name of something that can be wrong. */
export type FindingCode = keyof typeof catalogue
