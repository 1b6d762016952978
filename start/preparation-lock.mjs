import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * `npm start` and `npm test` may be called at once on a bare clone: one prepares, the other waits. The lock is a folder (only one caller can
 * make it) with the owner's process id in it. A lock whose owner is gone is broken.
 * @param {string} lock absolute path of the folder
 * @param {() => void} endWork called before this process ends by a signal
 * @returns {Promise<() => void>} gives the lock back
 */
export async function takeLock(lock, endWork) {
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  let announced = false
  for (;;) {
    if (tryLock(lock)) return keepLock(lock, endWork)
    const owner = ownerOf(lock)
    if (isAbandoned(lock, owner)) breakLock(lock, owner)
    else {
      if (!announced) console.log(`Another process (${owner}) is preparing Docket; waiting for it …`)
      announced = true
      await sleep(200)
    }
  }
}

/** The owner's id is inside before the folder gets its name, so a lock in use always tells whose it is. */
function tryLock(lock) {
  const aside = fs.mkdtempSync(`${lock}.`)
  fs.writeFileSync(path.join(aside, 'owner'), String(process.pid))
  try {
    fs.renameSync(aside, lock)
    return true
  } catch (error) {
    fs.rmSync(aside, { recursive: true, force: true })
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false
    throw error
  }
}

function keepLock(lock, endWork) {
  const heartbeat = setInterval(() => {
    const now = new Date()
    fs.utimes(path.join(lock, 'owner'), now, now, () => {})
  }, 2_000)
  const release = () => {
    clearInterval(heartbeat)
    if (ownerOf(lock) === process.pid) fs.rmSync(lock, { recursive: true, force: true })
  }
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(signals))
    process.once(signal, () => {
      endWork()
      release()
      process.exit(code)
    })
  return release
}

/** Null between two owners. */
function ownerOf(lock) {
  try {
    return Number(fs.readFileSync(path.join(lock, 'owner'), 'utf8'))
  } catch {
    return null
  }
}

/** The owner's process is gone, or its id was given to a process that has shown no heartbeat for a minute. */
function isAbandoned(lock, owner) {
  if (owner === null) return false
  try {
    process.kill(owner, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return true
  }
  const file = fs.statSync(path.join(lock, 'owner'), { throwIfNoEntry: false })
  return file !== undefined && Date.now() - file.mtimeMs > 60_000
}

/** Of several waiters one can move the folder away; one that came late moved a new owner's lock, and puts it back. */
function breakLock(lock, abandonedBy) {
  const aside = `${lock}.broken-${process.pid}`
  try {
    fs.renameSync(lock, aside)
    if (ownerOf(aside) === abandonedBy) fs.rmSync(aside, { recursive: true, force: true })
    else fs.renameSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
