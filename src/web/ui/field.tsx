import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react'
import { classNames } from './class-names.ts'

interface FieldWiring {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

const Wiring = createContext<FieldWiring>({})

interface FieldProps {
  label: ReactNode
  /** What is wrong, beside the field and read out with it. */
  error?: string | undefined
  hint?: ReactNode
  children: ReactNode
}

/** Label, hint and error around one control of this file, wired to it by id. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-ink-strong">
        {label}
      </label>
      <Wiring
        value={{ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </Wiring>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-quiet">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-error">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

const CONTROL =
  'min-h-9 w-full rounded-control border border-control bg-raised px-3 py-1.5 text-lg text-ink-strong md:text-base ' +
  'placeholder:text-ink-quiet pointer-coarse:min-h-11 aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-quiet'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useContext(Wiring)} {...rest} className={classNames(CONTROL, className)} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useContext(Wiring)} {...rest} className={classNames(CONTROL, className)} />
}

/** A password field whose text can be shown. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('pr-11', className)}
      />
      <button
        type="button"
        aria-label="Show characters"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 cursor-pointer place-items-center rounded-control text-ink-quiet hover:text-ink-strong"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  )
}
