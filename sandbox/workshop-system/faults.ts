export const steps = [
  'page',
  'login',
  'search',
  'open',
  'lookup',
  'save-line',
  'remove-line',
  'process',
  'save-bill',
  'open-bill',
  'attach',
] as const
export type Step = (typeof steps)[number]

export const kinds = [
  'delay',
  'status',
  'status-after',
  'cut-before',
  'cut-after',
  'logout',
  'evict',
  'modal',
  'rename',
  'move',
  'drop-line',
  'alter-line',
  'lock',
  'billed-meanwhile',
  'ask-code',
  'ask-captcha',
] as const
export type Kind = (typeof kinds)[number]

export type Fault = {
  step: Step | '*'
  kind: Kind
  times: number
  ms?: number
  status?: number
  /** Strikes only who is signed in to this workshop, so that others go on undisturbed meanwhile. */
  workshopId?: string
}

/** Where a kind can happen at all; a kind that is not named here can happen at every step. */
const happensAt: Partial<Record<Kind, readonly Step[]>> = {
  'drop-line': ['save-line', 'save-bill'],
  'alter-line': ['save-line', 'save-bill'],
  lock: ['open', 'save-line', 'remove-line', 'process', 'save-bill', 'open-bill', 'attach'],
  'billed-meanwhile': ['open', 'save-line', 'remove-line', 'process', 'save-bill', 'attach'],
  // After the right password the door asks for something that only a person can give.
  'ask-code': ['login'],
  'ask-captcha': ['login'],
}

export type PageFaults = { rename: Step[]; move: Step[]; modal: boolean }

export type Faults = {
  arm: (faults: Fault[]) => void
  armed: () => Fault[]
  /** The first armed fault that strikes the step's request, counted down; or null. The workshop is that of its session. */
  strike: (step: Step, workshopId: string | null) => Fault | null
  /** What is wrong with a screen that holds the controls of these steps, counted down. */
  strikeScreen: (steps: readonly Step[], workshopId: string | null) => PageFaults
  /** Waits, or throws when the faults are cleared meanwhile. */
  delay: (ms: number) => Promise<void>
  /** Disarms everything and lets no delayed request go on. */
  clear: () => void
}

function reaches(fault: Fault, step: Step, workshopId: string | null): boolean {
  if (fault.workshopId !== undefined && fault.workshopId !== workshopId) return false
  return (fault.step === '*' || fault.step === step) && (happensAt[fault.kind]?.includes(step) ?? true)
}

function strikesRequest(fault: Fault, step: Step, workshopId: string | null): boolean {
  if (!reaches(fault, step, workshopId)) return false
  if (fault.kind === 'rename' || fault.kind === 'move') return false
  if (fault.kind === 'modal') return step !== 'page' && step !== 'login'
  if (fault.kind === 'logout' || fault.kind === 'evict') return workshopId !== null || fault.step === 'login'
  return true
}

/** A dialog of these two steps comes with the screen itself; that of any other step comes with the step's answer. */
function strikesScreen(fault: Fault, step: Step, workshopId: string | null): boolean {
  if (!reaches(fault, step, workshopId)) return false
  if (fault.kind === 'modal') return step === 'page' || step === 'login'
  return fault.kind === 'rename' || fault.kind === 'move'
}

function createDelays() {
  const waiting = new Set<() => void>()
  return {
    wait: (ms: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(stop)
          resolve()
        }, ms)
        const stop = () => {
          clearTimeout(timer)
          reject(new Error('The delayed request was dropped'))
        }
        waiting.add(stop)
      }),
    stopAll() {
      for (const stop of waiting) stop()
      waiting.clear()
    },
  }
}

export function createFaults(): Faults {
  let list: Fault[] = []
  const delays = createDelays()
  return {
    arm(faults) {
      list = faults.map(fault => ({ ...fault }))
    },
    armed: () => list.filter(fault => fault.times > 0),
    strike(step, workshopId) {
      const fault = list.find(each => each.times > 0 && strikesRequest(each, step, workshopId))
      if (fault === undefined) return null
      fault.times -= 1
      return fault
    },
    strikeScreen(screenSteps, workshopId) {
      const found: PageFaults = { rename: [], move: [], modal: false }
      for (const fault of list) {
        const struck =
          fault.times > 0 ? screenSteps.filter(step => strikesScreen(fault, step, workshopId)) : []
        if (struck.length === 0) continue
        fault.times -= 1
        if (fault.kind === 'modal') found.modal = true
        else if (fault.kind === 'rename') found.rename.push(...struck)
        else found.move.push(...struck)
      }
      return found
    },
    delay: delays.wait,
    clear() {
      list = []
      delays.stopAll()
    },
  }
}
