import { readFileSync, statSync } from 'node:fs'

export interface SystemUser {
  uid: number
  gid: number
}

/** What PostgreSQL's programs see of our environment: nothing. Keys stay out of it, and a stray PGPORT cannot move the socket. */
export const BARE_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const PREFERRED_NAMES = ['postgres', 'node', 'nobody']

/**
 * PostgreSQL refuses to run as root. Returns the user to run it as, or null when this process is not root and PostgreSQL can simply run as
 * the same user. An existing cluster decides by its owner, so that a data folder survives a change of image or of user.
 * @throws when the cluster belongs to someone else, or as root when the system has no user to drop to
 */
export function chooseSystemUser(clusterDir: string): SystemUser | null {
  const me = process.getuid?.() ?? null
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (me !== 0) {
    if (owner && me !== null && owner.uid !== me)
      throw new Error(
        `The database folder ${clusterDir} belongs to another user (uid ${owner.uid}). Start Docket as that user, or set DATA_DIR to another folder.`,
      )
    return null
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return unprivilegedUser(readFileSync('/etc/passwd', 'utf8'))
}

/**
 * initdb looks its user up by name, so an arbitrary number is not enough: an entry must exist.
 * @param passwd the text of /etc/passwd
 */
export function unprivilegedUser(passwd: string): SystemUser {
  const entries = passwd.split('\n').map(line => line.split(':'))
  for (const name of PREFERRED_NAMES) {
    const entry = entries.find(fields => fields[0] === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error(
    `Docket runs as root, PostgreSQL never does, and this system has no user named ${PREFERRED_NAMES.join(', ')} to run it as. ` +
      'Add one (useradd --system postgres), start Docket as a normal user, or set DATABASE_URL.',
  )
}
