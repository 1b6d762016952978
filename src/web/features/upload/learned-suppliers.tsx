import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LearnedSupplier } from '#contracts/invoices.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { keyOf, useApiMutation, useApiQuery } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast.tsx'
import { learnedWords, printedAbn, supplierTitle } from './learned-words.ts'

/** What corrections taught about suppliers' papers (decision 0015), and the way to have it forgotten. */
export function LearnedSuppliers() {
  const heading = useRef<HTMLHeadingElement>(null)
  const learned = useApiQuery('learnedSuppliers', undefined, { refetchOnMount: 'always' })
  const suppliers = learned.data?.suppliers
  return (
    <section className="mt-6 border-t border-hairline pt-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-ink-strong outline-none">
        What Docket has learned
      </h3>
      <p className="text-sm text-ink-quiet">
        Your corrections teach Docket where a supplier prints things. It keeps places, never values.
      </p>
      {suppliers ? (
        <SupplierList suppliers={suppliers} onForgotten={() => heading.current?.focus()} />
      ) : learned.isError ? (
        <div className="mt-3">
          <Banner
            tone="error"
            title="Failed to load what was learned"
            action={
              <Button size="small" onClick={() => void learned.refetch()}>
                Try again
              </Button>
            }
          >
            {errorSentence(learned.error)}
          </Banner>
        </div>
      ) : (
        <div className="mt-3">
          <p className="sr-only">Loading...</p>
          <Skeleton className="h-12" />
        </div>
      )}
    </section>
  )
}

function SupplierList({
  suppliers,
  onForgotten,
}: {
  suppliers: readonly LearnedSupplier[]
  onForgotten: () => void
}) {
  if (suppliers.length === 0)
    return (
      <p className="mt-3 rounded-control border border-dashed border-hairline px-3 py-3 text-sm text-ink-quiet">
        Nothing yet. Correct an invoice, and the supplier appears here.
      </p>
    )
  return (
    <ul className="mt-2">
      {suppliers.map(supplier => (
        <SupplierItem key={supplier.key} supplier={supplier} onForgotten={onForgotten} />
      ))}
    </ul>
  )
}

function SupplierItem({ supplier, onForgotten }: { supplier: LearnedSupplier; onForgotten: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const title = supplierTitle(supplier)
  const keep = () => {
    setIsAsking(false)
    opener.current?.focus()
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-hairline py-2 last:border-b-0">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere text-ink-strong">{title}</p>
        <p className="text-sm text-ink-quiet">
          {supplier.name && supplier.abn && (
            <>
              ABN <span className="font-code">{printedAbn(supplier.abn)}</span>.{' '}
            </>
          )}
          {learnedWords(supplier)} Last learned {formatDate(supplier.learnedAt)}.
        </p>
      </div>
      <Button
        ref={opener}
        size="small"
        aria-label={`Forget ${title}`}
        aria-expanded={isAsking}
        onClick={() => setIsAsking(!isAsking)}
      >
        Forget
      </Button>
      {isAsking && <Confirmation supplier={supplier} title={title} onKeep={keep} onForgotten={onForgotten} />}
    </li>
  )
}

interface ConfirmationProps {
  supplier: LearnedSupplier
  title: string
  onKeep: () => void
  onForgotten: () => void
}

const focusOn = (element: HTMLElement | null) => element?.focus()

/** Asked, because the corrections would have to be made again. */
function Confirmation({ supplier, title, onKeep, onForgotten }: ConfirmationProps) {
  const { isPending, forget } = useForget(supplier, title, onForgotten)
  return (
    <div
      role="group"
      aria-label={`Forget ${title}?`}
      ref={focusOn}
      tabIndex={-1}
      className="grid basis-full gap-2 outline-none"
    >
      <p className="text-sm">
        Its next invoice is read as if it were the first, and what you corrected may have to be corrected
        again.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onKeep}>
          Keep
        </Button>
        <Button variant="danger" size="small" pending={isPending} onClick={forget}>
          Forget what was learned
        </Button>
      </div>
    </div>
  )
}

function useForget({ key }: LearnedSupplier, title: string, onForgotten: () => void) {
  const queries = useQueryClient()
  const mutation = useApiMutation('forgetSupplier')
  const forget = () =>
    mutation.mutate(
      { body: { key } },
      {
        onSuccess: () => {
          notify({ title: 'Supplier Forgotten', description: title })
          onForgotten()
        },
        onError: error =>
          notify({ title: 'Failed to forget', description: errorSentence(error), tone: 'destructive' }),
        onSettled: () => queries.invalidateQueries({ queryKey: keyOf('learnedSuppliers') }),
      },
    )
  return { isPending: mutation.isPending, forget }
}
