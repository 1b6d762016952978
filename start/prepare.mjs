/**
 * Makes a bare clone ready for `npm start` and `npm test`: installs the packages and builds the web pages, each only when something changed.
 * Runs on what the machine has (Node 18 or newer, built-in modules only), before anything is installed. `--no-build` leaves the build out.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from './preparation-lock.mjs'

const OLDEST_NODE = 18
const NODE = 24
const BUILD_SOURCES = [
  'src/web',
  'src/contracts',
  'src/domain',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const inRoot = (...parts) => path.join(root, ...parts)
const ownNode = inRoot('node_modules/.bin/node')
const installStamp = inRoot('node_modules/.docket-install')
const buildStamp = inRoot('build/.docket-build')
const lock = inRoot('.docket/prepare.lock')

/** The command that is running, to be ended with us. */
let child

await main()

async function main() {
  refuseUnusable()
  const withBuild = !process.argv.includes('--no-build')
  const isReady = () =>
    isCurrent(installStamp, installKey()) && (!withBuild || isCurrent(buildStamp, buildKey()))
  if (isReady()) return
  const release = await takeLock(lock, () => child?.kill())
  try {
    if (!isCurrent(installStamp, installKey())) await install()
    if (withBuild && !isCurrent(buildStamp, buildKey())) await build()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  } finally {
    release()
  }
}

function refuseUnusable() {
  const major = Number(process.versions.node.split('.')[0])
  if (process.platform === 'win32')
    stop('Docket runs on Linux and macOS. On Windows use WSL or the Dockerfile.')
  if (major < OLDEST_NODE)
    stop(
      `Docket needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}. It then brings its own Node ${NODE}.`,
    )
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function isCurrent(stamp, key) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key
}

function writeStamp(stamp, key) {
  fs.mkdirSync(path.dirname(stamp), { recursive: true })
  fs.writeFileSync(stamp, key)
}

/** The packages hold programs for one platform only. */
function installKey() {
  const hash = createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  return `${process.platform}-${process.arch} ${hash}\n`
}

function buildKey() {
  const hash = createHash('sha256')
  for (const file of BUILD_SOURCES.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inRoot(file)))
      .update('\0')
  return `${hash.digest('hex')}\n`
}

/** Paths below `name`, sorted; tests are not part of the build. */
function filesIn(name) {
  if (!fs.statSync(inRoot(name)).isDirectory()) return [name]
  return fs
    .readdirSync(inRoot(name))
    .sort()
    .flatMap(entry => filesIn(`${name}/${entry}`))
    .filter(file => !/\.test\.tsx?$/.test(file))
}

async function install() {
  await run(
    'Installing the packages',
    ...npmCommand('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'),
    {
      ...process.env,
      PATH: pathWithoutOwnNode(),
      // Else npm before 11 lets it fetch libraries for graphics cards from a host of its own.
      ONNXRUNTIME_NODE_INSTALL: 'skip',
    },
  )
  if (nodeMajor(ownNode) !== NODE && nodeMajor('node') < NODE)
    throw new Error(
      `Docket's own Node ${NODE} is missing although the packages are installed: npm ran without install scripts. ` +
        'Allow them (npm config set ignore-scripts false) and start again, or install Node 24 on this machine.',
    )
  writeStamp(installStamp, installKey())
}

/** By the npm that called us, if one did. */
function npmCommand(...args) {
  const caller = process.env.npm_execpath ?? ''
  return /npm-cli\.[cm]?js$/.test(caller) ? ['node', [caller, ...args]] : ['npm', args]
}

/** npm ci removes the installed Node before it installs it again, so it must not run on it. */
function pathWithoutOwnNode() {
  const entries = (process.env.PATH ?? '').split(path.delimiter)
  return entries.filter(entry => path.resolve(entry) !== inRoot('node_modules/.bin')).join(path.delimiter)
}

/** Major version of that program, 0 when it does not run. */
function nodeMajor(program) {
  const env = { ...process.env, PATH: pathWithoutOwnNode() }
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', env })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0)
}

async function build() {
  // Without its stamp a half-made build is never taken for a whole one.
  fs.rmSync(buildStamp, { force: true })
  const key = buildKey()
  const node = nodeMajor(ownNode) === NODE ? ownNode : 'node'
  const env = { ...process.env, NODE_ENV: 'production' }
  await run('Building the web pages', node, [inRoot('node_modules/.bin/react-router'), 'build'], env)
  writeStamp(buildStamp, key)
}

/** Runs a command quietly, says every five seconds that it is still at it, and shows its output when it fails. */
async function run(what, command, args, env) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log(`${what} …`)
  const ticker = setInterval(() => console.log(`${what} … ${seconds()} s`), 5_000)
  let output = ''
  child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      output = (output + text).slice(-20_000)
    })
  const code = await new Promise(resolve => {
    child.once('error', error => {
      output += error.message
      resolve(1)
    })
    child.once('close', resolve)
  })
  clearInterval(ticker)
  if (code !== 0)
    throw new Error(
      `${output.trim()}\n\n${what} failed after ${seconds()} s (${path.basename(command)}, code ${code}).`,
    )
  if (seconds() >= 2) console.log(`${what}: done in ${seconds()} s`)
}
